package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * The P_Key is a number and nothing else; without a P_Key, a name that begins with a digit is one. The log says {@code
 * bad partition definition} (osm_prtn_config.c:partition_create).
 */
@AutoService(Rule.class)
public final class PartitionPkeyMalformed implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error("partition-pkey-malformed", Category.CORRECTNESS, "a P_Key is not a number")
                .fix("adds 0x before four hexadecimal digits");
    }

    /** Four hexadecimal digits, at least one of them a letter. */
    private static final Pattern HEXADECIMAL = Pattern.compile("(?=[0-9]*[a-fA-F])[0-9a-fA-F]{4}");

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .filter(definition -> PartitionHead.of(definition)
                        .filter(PartitionHead::malformed)
                        .isPresent())
                .map(definition -> violation(definition).opensm(Verdict.REJECTS))
                .forEach(violations);
    }

    private static RuleViolation violation(PartitionDefinition definition) {
        if (definition.isPkeyGiven()) {
            RuleViolation violation = RuleViolation.at(
                    definition,
                    definition.getPkey() == null
                            ? PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY_GIVEN
                            : PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY,
                    "'" + PartitionsRule.text(definition.getPkey()) + "' is not a P_Key" + DISCARDS
                            + "; write a number such as 0x8001");
            return HEXADECIMAL
                            .matcher(PartitionsRule.text(definition.getPkey()))
                            .matches()
                    ? violation.writing("0x" + definition.getPkey())
                    : violation;
        }
        return RuleViolation.at(
                definition,
                PartitionsPackage.Literals.PARTITION_DEFINITION__NAME,
                "'" + definition.getName() + "' begins with a digit and is not a number; OpenSM reads it as the P_Key"
                        + DISCARDS + "; begin the name with a letter, or write name=P_Key");
    }
}

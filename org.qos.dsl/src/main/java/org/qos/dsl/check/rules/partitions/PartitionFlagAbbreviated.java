package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.partition.PartitionFlag;

/**
 * OpenSM compares as many letters of a flag as the file has, in a fixed order, so that {@code s} is {@code scope} and
 * not {@code sl} (osm_prtn_config.c:parse_group_flag).
 */
@AutoService(Rule.class)
public final class PartitionFlagAbbreviated implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("partition-flag-abbreviated", Category.SUSPICIOUS, "an abbreviated flag")
                .fix("writes the flag in full, where the letters begin one flag only")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        PartitionsRule.flags(file).forEach(flag -> PartitionFlag.of(PartitionsRule.text(flag.getName()))
                .filter(word -> !word.keyword().equals(PartitionsRule.text(flag.getName())))
                .map(word -> violation(flag, word))
                .ifPresent(violations));
    }

    /** The violation, with a fix where the letters begin one flag only. */
    private static RuleViolation violation(Flag flag, PartitionFlag word) {
        RuleViolation violation = RuleViolation.at(flag, PartitionsPackage.Literals.FLAG__NAME, message(flag, word));
        String written = PartitionsRule.text(flag.getName());
        boolean clear = Arrays.stream(PartitionFlag.values())
                        .filter(other -> other.keyword().startsWith(written))
                        .count()
                == 1;
        return clear ? violation.writing(word.keyword()) : violation;
    }

    private static String message(Flag flag, PartitionFlag word) {
        String written = PartitionsRule.text(flag.getName());
        return written.isEmpty()
                ? "no flag follows the ','; OpenSM reads " + word.keyword() + "; remove the ',' or write the flag"
                : "flag '" + written + "' is abbreviated; OpenSM reads it as " + word.keyword()
                        + "; write the flag in full";
    }
}

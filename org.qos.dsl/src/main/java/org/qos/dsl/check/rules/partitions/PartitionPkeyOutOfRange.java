package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Pkey;

/**
 * OpenSM keeps the lower 15 bits of a P_Key (osm_prtn_config.c:partition_create, osm_prtn.c:osm_prtn_make_new). Where these are 0 it
 * takes the partition of that name, or the next P_Key that is free.
 */
@AutoService(Rule.class)
public final class PartitionPkeyOutOfRange implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-pkey-out-of-range",
                        Category.CORRECTNESS,
                        "a P_Key of more than 16 bits, or one whose lower 15 bits are 0")
                .noFix("the author knows which P_Key is meant");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            PartitionHead.pkeyText(definition)
                    .filter(text -> CNumber.in(text).isWhole(text))
                    .flatMap(text -> message(text, CNumber.in(text).value()))
                    .map(message -> RuleViolation.at(definition, PartitionsRule.pkeyFeature(definition), message))
                    .ifPresent(violations);
        }
    }

    private static Optional<String> message(String text, long number) {
        int kept = Pkey.base(number);
        if (kept == 0) {
            return Optional.of("the lower 15 bits of the P_Key " + text
                    + " are 0; OpenSM chooses the P_Key of this partition itself; write one of 0x1 to 0x7fff");
        }
        return Long.compareUnsigned(number, Pkey.MAX) > 0
                ? Optional.of("the P_Key " + text + " has more than 16 bits; OpenSM uses the lower 15, "
                        + Pkey.text(kept) + "; write one of 0x1 to 0xffff")
                : Optional.empty();
    }
}

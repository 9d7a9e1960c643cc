package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;

/**
 * Definitions of one P_Key make one partition with the members of all, the name of the first and the SL of the last
 * (osm_prtn.c:osm_prtn_make_new).
 */
@AutoService(Rule.class)
public final class DuplicatePkey implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "duplicate-pkey",
                        Category.SUSPICIOUS,
                        "the P_Key of an earlier definition; OpenSM merges the two")
                .noFix("the author knows whether the two are one partition or one of the P_Keys is wrong");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        Map<Integer, PartitionDefinition> first = new HashMap<>();
        for (PartitionDefinition definition : file.getDefinitions()) {
            PartitionHead.of(definition)
                    .filter(head -> !head.malformed() && head.pkey() != 0)
                    .map(head -> first.putIfAbsent(head.pkey(), definition))
                    .map(earlier -> RuleViolation.at(definition, message(definition, earlier))
                            .relatedTo(earlier, null, "the first definition of the P_Key"))
                    .ifPresent(violations);
        }
    }

    private static String message(PartitionDefinition definition, PartitionDefinition earlier) {
        String name = name(earlier);
        String lost = name(definition).equals(name) ? "" : ", and no partition is called " + name(definition);
        return "the P_Key is that of " + name + " above (the membership bit does not count); OpenSM merges the members,"
                + " with the SL of this one" + lost + "; write one definition or correct the P_Key";
    }

    private static String name(PartitionDefinition definition) {
        return PartitionHead.of(definition)
                .flatMap(PartitionHead::effectiveName)
                .orElse("the partition without a name");
    }
}

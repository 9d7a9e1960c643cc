package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Pkey;

/**
 * As soon as there is a partition file, every port but the subnet manager's is a limited member of the default partition
 * and it has no IPoIB broadcast group, unless the file says more (osm_prtn.c:prtn_make_default). Two limited members do not
 * reach each other.
 */
@AutoService(Rule.class)
public final class DefaultPartitionLimited implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "default-partition-limited",
                    Category.SUSPICIOUS,
                    "a partition file that does not name the default partition, where all ports become limited "
                            + "members")
            .noFix("the author decides who is a full member of the default partition");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        boolean named = file.getDefinitions().stream()
                .flatMap(definition -> PartitionHead.of(definition).stream())
                .anyMatch(DefaultPartitionLimited::isDefault);
        if (!named && !file.getDefinitions().isEmpty()) {
            violations.accept(RuleViolation.at(
                    file.getDefinitions().get(0),
                    "the file does not name the default partition: OpenSM makes every port but the subnet manager's a limited"
                            + " member of it, without IPoIB. Add 'Default=0x7fff, ipoib : ALL=full ;' or, if that is meant,"
                            + " 'Default=0x7fff : SELF=full ;'"));
        }
    }

    private static boolean isDefault(PartitionHead head) {
        return head.pkey() == Pkey.DEFAULT
                || head.pkey() == 0
                        && head.name().filter(Partition.DEFAULT_NAME::equals).isPresent();
    }
}

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
 * With a partition file every port but the subnet manager's is a limited member of the default partition, which has no
 * IPoIB broadcast group, unless the file says otherwise (osm_prtn.c:prtn_make_default). Two limited members cannot
 * communicate.
 */
@AutoService(Rule.class)
public final class DefaultPartitionLimited implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "default-partition-limited",
                        Category.SUSPICIOUS,
                        "a partition file without the default partition; ports become limited members of it")
                .noFix("the author decides who is a full member of the default partition");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        boolean defined = file.getDefinitions().stream()
                .flatMap(definition -> PartitionHead.of(definition).stream())
                .anyMatch(DefaultPartitionLimited::isDefault);
        if (!defined
                && !PartitionByteOrderMark.hidesPartition(file)
                && !file.getDefinitions().isEmpty()) {
            violations.accept(RuleViolation.at(
                    file.getDefinitions().get(0),
                    "the file does not define the default partition; OpenSM makes every port but the subnet manager's a"
                            + " limited member of it, without IPoIB; add 'Default=0x7fff, ipoib : ALL=full ;' or, if"
                            + " this is intended, 'Default=0x7fff : SELF=full ;'"));
        }
    }

    private static boolean isDefault(PartitionHead head) {
        return head.pkey() == Pkey.DEFAULT
                || head.pkey() == 0
                        && head.name().filter(Partition.DEFAULT_NAME::equals).isPresent();
    }
}

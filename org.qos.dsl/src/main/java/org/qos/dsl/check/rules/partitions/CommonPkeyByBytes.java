package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Pkey;

/**
 * Of the P_Keys that two ports share OpenSM takes the first in the order of the byte-swapped values
 * (osm_pkey.c:osm_physp_find_common_pkey).
 */
@AutoService(Rule.class)
public final class CommonPkeyByBytes implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "common-pkey-by-bytes",
                        Category.SUSPICIOUS,
                        "two all-port partitions with different SLs; the byte-swapped P_Key decides which one applies")
                .noFix("the author decides on the SL of requests without a P_Key");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        Lowered<Partitions> lowered = PartitionsLowering.lower(file);
        List<Partition> allPorts = lowered.value().partitions().stream()
                .filter(partition -> partition.pkey() != Pkey.DEFAULT)
                .filter(CommonPkeyByBytes::hasAllAsFullMembers)
                .sorted(Comparator.comparingInt(CommonPkeyByBytes::swapped))
                .toList();
        allPorts.stream()
                .skip(1)
                .filter(other -> other.sl() != allPorts.get(0).sl())
                .limit(1)
                .flatMap(other -> lowered.trace().origin(other).stream()
                        .map(written -> RuleViolation.at(written, message(allPorts.get(0), other))))
                .forEach(violations);
    }

    private static String message(Partition chosen, Partition other) {
        return String.format(
                "the ports of this partition are also in %s; OpenSM gives requests without a P_Key that partition,"
                        + " because its byte-swapped P_Key is lower, and without a policy SL %d, not %d; use one SL or"
                        + " name the members",
                chosen.label(), chosen.sl(), other.sl());
    }

    private static boolean hasAllAsFullMembers(Partition partition) {
        return partition.members().stream()
                .anyMatch(member -> (member.ports() == Selection.ALL || member.ports() == Selection.ALL_CAS)
                        && member.membership() != Membership.LIMITED);
    }

    private static int swapped(Partition partition) {
        return Short.toUnsignedInt(Short.reverseBytes((short) partition.pkey()));
    }
}

package org.qos.dsl.generator.partitions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/**
 * The definitions of a partition, token by token (OpenSM osm_prtn_config.c:parse_part_conf).
 *
 * @param partition the partition, its SL and groups as its level wants them
 * @param level the level
 */
record PartitionDefinitions(Partition partition, QosLevel level) {

    /** Some members that share whether the P_Key has to be first; flag {@code indx0} is for a whole definition. */
    record Definition(boolean isFirst, boolean atIndexZero, List<String> members) {}

    /** The name and P_Key; a name that OpenSM made of the P_Key is left out. */
    String head() {
        String pkey = Pkey.text(partition.pkey());
        return partition.name().equals(Partition.nameFor(partition.pkey())) ? pkey : partition.name() + "=" + pkey;
    }

    /** One definition, or several where the flag changes between members; OpenSM adds them up. */
    List<Definition> definitions() {
        List<Definition> found = new ArrayList<>();
        List<String> run = new ArrayList<>();
        List<PartitionMember> members = members();
        for (int i = 0; i < members.size(); i++) {
            run.add(text(members.get(i)));
            boolean zero = members.get(i).atIndexZero();
            if (i + 1 == members.size() || members.get(i + 1).atIndexZero() != zero) {
                found.add(new Definition(found.isEmpty(), zero, List.copyOf(run)));
                run.clear();
            }
        }
        return found;
    }

    /** The flags of a definition; those of the groups in the first one only. */
    String flags(Definition definition) {
        List<String> flags = new ArrayList<>();
        if (definition.isFirst()) {
            partition.broadcast().ifPresent(group -> flags.add("ipoib"));
        }
        flags.add("sl=" + partition.sl());
        ipGroup().filter(group -> definition.isFirst()).ifPresent(group -> {
            flags.add("mtu=" + group.mtu());
            flags.add("rate=" + group.rate());
        });
        if (definition.isFirst()) {
            partition.broadcast().ifPresent(group -> addUnusual(group, flags));
        }
        if (definition.atIndexZero()) {
            flags.add("indx0");
        }
        return String.join(", ", flags);
    }

    /** What IPoIB rarely needs to be set. */
    private static void addUnusual(MulticastGroup broadcast, List<String> flags) {
        if (broadcast.qkey() != MulticastGroup.IPOIB_QKEY) {
            flags.add(String.format("Q_Key=0x%x", broadcast.qkey()));
        }
        if (broadcast.tclass() != 0) {
            flags.add("TClass=" + broadcast.tclass());
        }
        if (broadcast.flowLabel() != 0) {
            flags.add("FlowLabel=" + broadcast.flowLabel());
        }
    }

    /** The lines of the groups that the flags of the partition do not make. */
    List<String> groups() {
        Optional<MulticastGroup> broadcast = partition.broadcast();
        return partition.groups().stream()
                .filter(group -> !broadcast.equals(Optional.of(group)))
                .map(PartitionDefinitions::text)
                .toList();
    }

    /** The name of the level as it can be in a comment. */
    String levelName() {
        return level.name().replaceAll("\\p{Cntrl}", " ");
    }

    /** The groups of IPoIB need the MTU and rate of the partition's flags. */
    private Optional<MulticastGroup> ipGroup() {
        return partition.groups().stream().filter(group -> group.mgid().isIp()).findFirst();
    }

    /** OpenSM itself begins the default partition with these two, which are written where there are no others. */
    private List<PartitionMember> members() {
        List<PartitionMember> implied = Partitions.DEFAULT_MEMBERS_WITH_FILE;
        List<PartitionMember> all = partition.members();
        boolean begins = partition.pkey() == Pkey.DEFAULT
                && all.size() > implied.size()
                && all.subList(0, implied.size()).equals(implied);
        return begins ? all.subList(implied.size(), all.size()) : all;
    }

    private static String text(PartitionMember member) {
        String ports = member.ports() == Selection.PORT
                ? Guid.text(member.portGuid())
                : member.ports().name();
        return ports + "=" + keyword(member.membership());
    }

    private static String keyword(Membership membership) {
        return membership.name().toLowerCase(Locale.ROOT);
    }

    private static String text(MulticastGroup group) {
        return String.format(
                "mgid=%s, scope=%d, sl=%d, mtu=%d, rate=%d, Q_Key=0x%x, TClass=%d, FlowLabel=%d",
                group.mgid(),
                group.mgid().scope(),
                group.sl(),
                group.mtu(),
                group.rate(),
                group.qkey(),
                group.tclass(),
                group.flowLabel());
    }
}

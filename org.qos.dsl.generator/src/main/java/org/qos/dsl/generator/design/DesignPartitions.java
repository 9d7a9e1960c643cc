package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.analysis.design.DesignGroup;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.Intent;
import org.qos.dsl.language.Printable;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * The partition file of an intent.
 *
 * @param intent has the partitions and the groups
 * @param levels the level that requests with nothing but the P_Key get, by P_Key
 */
record DesignPartitions(Intent intent, Map<Integer, QosLevel> levels) {

    String text() {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add("# OpenSM's partitions. Made by 'qos design': change the intent.\n");
        intent.partitions().forEach(partition -> paragraphs.add(partition(partition)));
        return String.join("\n", paragraphs);
    }

    private String partition(DesignPartition partition) {
        List<Member> members = new ArrayList<>();
        partition.limited().forEach(name -> members.addAll(members(name, "limited")));
        partition.full().forEach(name -> members.addAll(members(name, "full")));
        QosLevel level = levels.get(partition.pkey());
        int sl = level.sl();
        String head = partition.name() + "=" + Pkey.text(partition.pkey())
                + (partition.ipoib() ? ", ipoib" + limits(level) : "") + (sl == 0 ? "" : ", sl=" + sl);
        String lines = members.stream()
                .map(member -> "    " + member.text()
                        + (member == members.get(members.size() - 1) ? " ;" : ",")
                        + (member.node().isBlank() ? "" : "  # " + Printable.ascii(member.node())))
                .collect(Collectors.joining("\n"));
        return comment(partition) + head + " :\n" + lines + "\n";
    }

    /**
     * The MTU and the rate of the broadcast group, where those of OpenSM are above the limits of the level, or where a port of a link
     * with a lower MTU could not join.
     */
    private String limits(QosLevel level) {
        int mtu = Math.min(level.mtuLimit().orElse(Mtu.MAX_CODE), smallestMtu());
        int rate = level.rateLimit().orElse(MulticastGroup.DEFAULT_RATE);
        return (mtu < MulticastGroup.DEFAULT_MTU ? ", mtu=" + mtu : "")
                + (Rate.compare(rate, MulticastGroup.DEFAULT_RATE) < 0 ? ", rate=" + rate : "");
    }

    private int smallestMtu() {
        return intent.site().links().stream()
                .mapToInt(link -> Mtu.ofBytes(link.mtu()).orElseThrow())
                .min()
                .orElse(Mtu.MAX_CODE);
    }

    /** IPoIB has nothing but a P_Key, and its broadcast group has the SL of the head; without IPoIB other requests have that, too. */
    private String comment(DesignPartition partition) {
        String level = levels.get(partition.pkey()).name();
        boolean isDefault = level.equals(QosLevel.DEFAULT_NAME);
        String requests = isDefault ? "that belong to no class" : "with nothing but this P_Key";
        return (partition.ipoib() ? "# Requests of IPoIB, and others " : "# Without IPoIB. Requests ")
                + requests
                + (partition.ipoib() ? "," : "")
                + (isDefault ? " get the default level.\n" : " get the level " + level + ".\n");
    }

    private List<Member> members(String name, String membership) {
        if (name.equals(DesignPartition.ALL)) {
            return List.of(new Member("ALL=" + membership, ""));
        }
        if (name.equals(DesignPartition.SM)) {
            return List.of(new Member("SELF=" + membership, ""));
        }
        return intent.groups().stream()
                .filter(group -> group.name().equals(name))
                .map(DesignGroup::ports)
                .flatMap(ports -> ports.entrySet().stream())
                .map(port -> new Member(Guid.text(port.getKey()) + "=" + membership, port.getValue()))
                .toList();
    }

    /** A member as it is written, and the node that it is a port of. */
    private record Member(String text, String node) {}
}

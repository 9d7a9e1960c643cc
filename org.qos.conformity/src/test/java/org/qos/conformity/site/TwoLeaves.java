package org.qos.conformity.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** The site {@code two-leaves} of the test resources: its files, and by hand what they mean. */
public final class TwoLeaves {

    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 1);
    private static final QosLevel DISK = level("Disk", 2, OptionalInt.of(3), OptionalInt.of(14), Ranges.NONE);
    private static final QosLevel NIGHT =
            level("Night", 3, OptionalInt.empty(), OptionalInt.empty(), Ranges.ofValues(0x10, 0x20));
    private static final QosLevel FABRIC = QosLevel.ofSl("Fabric", 5);

    private static final PortGroup DISKS =
            PortGroup.ofGuids("Disks", Ranges.ofValues(0xa1000000000201L, 0xa1000000000301L));
    private static final PortGroup WORK = new PortGroup(
            "Work",
            "",
            Ranges.NONE,
            Stream.of("work1 HCA-1", "work2 HCA-1")
                    .map(node -> new PortName(node, 1, PortName.Reading.DESCRIPTION))
                    .toList(),
            List.of("night"),
            Ranges.NONE,
            Set.of(),
            false);
    private static final PortGroup SWITCHES = new PortGroup(
            "Switches", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.SWITCH), false);

    private TwoLeaves() {}

    static SubnetFiles files() {
        return SubnetFiles.in(directory());
    }

    static BoundPolicy bound() {
        try {
            return BoundPolicy.bind(
                    policy(),
                    IbnetdiscoverReader.read(directory().resolve("fabric.ibnetdiscover"))
                            .fabric(),
                    partitions());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Policy policy() {
        List<MatchRule> rules = List.of(
                rule(List.of(), List.of(SWITCHES), Ranges.NONE, Ranges.NONE, Ranges.NONE, FABRIC),
                rule(
                        List.of(WORK),
                        List.of(DISKS),
                        Ranges.of(new Range(0x1000, 0x1fff), Range.of(0x2a)),
                        Ranges.NONE,
                        Ranges.NONE,
                        DISK),
                rule(
                        List.of(),
                        List.of(),
                        Ranges.NONE,
                        Ranges.of(Range.of(7), new Range(100, 200)),
                        Ranges.NONE,
                        NIGHT),
                rule(List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.ofValues(0x10), DISK));
        return new Policy(
                List.of(DISKS, WORK, SWITCHES),
                List.of(DEFAULT, DISK, NIGHT, FABRIC),
                DEFAULT,
                rules,
                FabricSetup.NONE);
    }

    private static Partitions partitions() {
        return new Partitions(List.of(
                Partitions.WITHOUT_FILE.partitions().get(0),
                partition(
                        "disks",
                        0x10,
                        member(0xa1000000000201L, Membership.FULL),
                        member(0xa1000000000301L, Membership.FULL),
                        member(0xa1000000000401L, Membership.LIMITED),
                        member(0xa1000000000501L, Membership.LIMITED)),
                partition(
                        "night",
                        0x20,
                        member(0xa1000000000501L, Membership.LIMITED),
                        member(0xa1000000000601L, Membership.FULL))));
    }

    private static Partition partition(String name, int pkey, PartitionMember... members) {
        return new Partition(name, pkey, 0, List.of(), List.of(members));
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, membership);
    }

    private static MatchRule rule(
            List<PortGroup> sources,
            List<PortGroup> destinations,
            Ranges serviceIds,
            Ranges qosClasses,
            Ranges pkeys,
            QosLevel level) {
        return new MatchRule("", sources, destinations, serviceIds, qosClasses, Ranges.NONE, pkeys, level);
    }

    private static QosLevel level(String name, int sl, OptionalInt mtu, OptionalInt life, Ranges pkeys) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                sl,
                mtu,
                OptionalInt.empty(),
                life,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                pkeys);
    }

    private static Path directory() {
        try {
            return Path.of(TwoLeaves.class.getResource("/two-leaves").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}

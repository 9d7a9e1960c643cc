package org.qos.dsl.generator.partitions;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.LevelRangeCheck;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;

/**
 * A partition as its level wants it. The groups of IPoIB in a partition share SL, MTU and rate, because IPoIB joins them with
 * those of the broadcast group; other groups stay as they are.
 */
final class PartitionConverter {

    private final Partition partition;
    private final QosLevel level;
    private final PartitionLosses report;
    private final ConversionLosses losses;

    PartitionConverter(PartitionLevel level, ConversionLosses losses) {
        this.partition = level.partition();
        this.level = level.level();
        this.losses = losses;
        this.report = new PartitionLosses(level, losses);
    }

    Partition convert() {
        report.name();
        LevelRangeCheck.check(level, losses);
        report.partitionSl();
        if (partition.ipoib()) {
            report.broadcastGroup();
        }
        return new Partition(partition.name(), partition.pkey(), level.sl(), groups(), partition.members());
    }

    /** The broadcast group comes first, because OpenSM makes no other group of IPoIB without it. */
    private List<MulticastGroup> groups() {
        List<MulticastGroup> groups = new ArrayList<>();
        partition.broadcast().ifPresent(groups::add);
        partition.groups().stream().filter(group -> !groups.contains(group)).forEach(groups::add);
        Stream<MulticastGroup> ip = groups.stream().filter(group -> group.mgid().isIp());
        return ip.findFirst()
                .map(first -> groups.stream()
                        .map(group -> group.mgid().isIp() ? fitted(group, first) : group)
                        .toList())
                .orElse(groups);
    }

    /** A group of IPoIB with what the level says; the first group says what the level leaves open. */
    private MulticastGroup fitted(MulticastGroup group, MulticastGroup first) {
        return new MulticastGroup(
                group.mgid(),
                level.mtuLimit().orElse(first.mtu()),
                rate(first.rate()),
                level.sl(),
                group.qkey(),
                level.tclass().orElse(group.tclass()),
                group.flowLabel());
    }

    private int rate(int otherwise) {
        OptionalInt limit = level.rateLimit();
        return limit.isPresent() ? Math.min(limit.getAsInt(), Rate.MAX_OPENSM_CODE) : otherwise;
    }
}

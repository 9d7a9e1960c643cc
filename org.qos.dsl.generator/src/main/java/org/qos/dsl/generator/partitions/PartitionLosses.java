package org.qos.dsl.generator.partitions;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.qos.analysis.partition.OtherLevel;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.lower.PartitionHead;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;

/** Names what the partition file does not say as the level means it. */
final class PartitionLosses {

    /** A name that OpenSM reads as a name and as a whole (osm_prtn_config.c:osm_prtn_config_parse_file). */
    private static final Pattern NAME = Pattern.compile("[^\\s=,:;#\\d][^\\s=,:;#]*");

    private final PartitionLevel level;
    private final Partition partition;
    private final ConversionLosses losses;

    PartitionLosses(PartitionLevel level, ConversionLosses losses) {
        this.level = level;
        this.partition = level.partition();
        this.losses = losses;
    }

    /** Refuses a name that would be read as another one, or as no name. */
    void name() {
        boolean chosen = partition.name().equals(Partition.nameFor(partition.pkey()));
        if (!chosen
                && (!NAME.matcher(partition.name()).matches()
                        || partition.name().getBytes(StandardCharsets.UTF_8).length > PartitionHead.MAX_NAME_BYTES)) {
            losses.add(
                    ConversionCode.PARTITION_NAME_UNUSABLE,
                    partition,
                    "'" + partition.name()
                            + "' cannot be the name of a partition: OpenSM would read another name or none;"
                            + " rename the partition");
        }
    }

    /** Reports where an SL of the partition file is overridden. */
    void partitionSl() {
        QosLevel given = level.level();
        if (partition.sl() != 0 && partition.sl() != given.sl()) {
            losses.add(
                    ConversionCode.PARTITION_SL_REPLACED,
                    given,
                    named() + " gets SL " + given.sl() + " of " + losses.title(given) + " instead of SL "
                            + partition.sl());
        }
    }

    /** Reports what the broadcast group cannot have of the level, and who gets another level. */
    void broadcastGroup() {
        QosLevel given = level.level();
        given.packetLife()
                .ifPresent(life -> losses.add(
                        ConversionCode.PARTITION_PACKET_LIFE,
                        given,
                        "the broadcast group of " + named() + " cannot have the packet lifetime " + life + " of "
                                + losses.title(given) + "; OpenSM uses subnet_timeout; set that option"));
        if (given.rateLimit().orElse(MulticastGroup.DEFAULT_RATE) > Rate.MAX_OPENSM_CODE) {
            losses.add(
                    ConversionCode.PARTITION_RATE,
                    given,
                    "OpenSM does not make groups of rate " + given.rateLimit().getAsInt() + ": the broadcast group of "
                            + named() + " gets rate " + Rate.MAX_OPENSM_CODE);
        }
        if (!level.isUsable()) {
            losses.add(
                    ConversionCode.PARTITION_LEVEL_REFUSES_PKEY,
                    given,
                    losses.title(given) + " has P_Keys without that of " + named()
                            + "; OpenSM makes the group, but gives its members no paths; add the P_Key to the level");
        }
        level.other().ifPresent(this::otherLevel);
    }

    private void otherLevel(OtherLevel other) {
        QosLevel elsewhere = other.match().level();
        losses.add(
                ConversionCode.PARTITION_LEVEL_AMBIGUOUS,
                elsewhere,
                String.format(
                        "%s has %s (SL %d), and rule %d gives its members 0x%x and 0x%x %s (SL %d): their"
                                + " broadcasts use the first",
                        named(),
                        losses.title(level.level()),
                        level.level().sl(),
                        other.match().rule(),
                        other.request().sourceGuid(),
                        other.request().destinationGuid(),
                        losses.title(elsewhere),
                        elsewhere.sl()));
    }

    private String named() {
        return "partition " + partition.label();
    }
}

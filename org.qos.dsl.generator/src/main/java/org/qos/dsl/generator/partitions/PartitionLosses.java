package org.qos.dsl.generator.partitions;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.qos.analysis.partition.OtherLevel;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;

/** Names what the partition file does not say as the level means it. */
final class PartitionLosses {

    private static final int LONGEST_NAME = 32;
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
                        || partition.name().getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME)) {
            losses.impossible(
                    "partition-name", partition, "'" + partition.name() + "' cannot be the name of a partition");
        }
    }

    /** Reports where an SL of the partition file is overridden. */
    void partitionSl() {
        QosLevel given = level.level();
        if (partition.sl() != 0 && partition.sl() != given.sl()) {
            losses.note(
                    "partition-sl-replaced",
                    given,
                    named() + " gets SL " + given.sl() + " of level '" + given.name() + "' instead of SL "
                            + partition.sl());
        }
    }

    /** Reports what the broadcast group cannot have of the level, and who gets another level. */
    void broadcastGroup() {
        QosLevel given = level.level();
        given.packetLife()
                .ifPresent(life -> losses.changesGroups(
                        "partition-packet-life",
                        given,
                        "the broadcast group of " + named() + " cannot have the packet life " + life + " of level '"
                                + given.name() + "': it gets OpenSM's subnet_timeout"));
        if (given.rateLimit().orElse(MulticastGroup.DEFAULT_RATE) > Rate.MAX_OPENSM_CODE) {
            losses.changesGroups(
                    "partition-rate",
                    given,
                    "OpenSM does not make groups of rate " + given.rateLimit().getAsInt() + ": the broadcast group of "
                            + named() + " gets rate " + Rate.MAX_OPENSM_CODE);
        }
        if (!level.isUsable()) {
            losses.changesGroups(
                    "partition-level-refuses-pkey",
                    given,
                    "level '" + given.name() + "' leaves the P_Key of " + named()
                            + " out: the group is made, but OpenSM gives no paths to its members");
        }
        level.other().ifPresent(this::otherLevel);
    }

    private void otherLevel(OtherLevel other) {
        QosLevel elsewhere = other.match().level();
        losses.changesGroups(
                "partition-level-ambiguous",
                elsewhere,
                String.format(
                        "%s has level '%s' (SL %d), and rule %d gives its members 0x%x and 0x%x level '%s' (SL %d): their"
                                + " broadcasts use the first",
                        named(),
                        level.level().name(),
                        level.level().sl(),
                        other.match().rule(),
                        other.request().sourceGuid(),
                        other.request().destinationGuid(),
                        elsewhere.name(),
                        elsewhere.sl()));
    }

    private String named() {
        return "partition " + partition.label();
    }
}

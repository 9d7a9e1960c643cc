package org.qos.runtime.option;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.value.SubnetPrefix;
import org.qos.runtime.value.Vl;

/**
 * The options of OpenSM that affect QoS. Without {@link #qos} it reads no policy, sets no tables and makes every partition
 * SL 0.
 *
 * @param qos {@code qos}: whether QoS is on at all
 * @param policyFile {@code qos_policy_file}; empty when set to nothing, which leaves OpenSM without a policy
 * @param partitionFile {@code partition_config_file}
 * @param logFile {@code log_file}
 * @param logFlags {@code log_flags}: a bit for each kind of messages that the log has
 * @param maxOpVls {@code max_op_vls}: the VL code (1 to 5) that no link goes beyond; OpenSM does not check it
 * @param subnetTimeout {@code subnet_timeout}: 4.096 us x 2^n; also the packet lifetime of paths
 * @param smSl {@code sm_sl}: the SL of traffic with the SM and the SA
 * @param routingEngines {@code routing_engine}: the engines to try in order; empty for OpenSM's own choice
 * @param allowBothPkeys {@code allow_both_pkeys}: whether a port may be full and limited member of one partition
 * @param lashStartVl {@code lash_start_vl}: the SL of the first VL of routing engine lash, also between ports of one
 *     switch
 * @param nueMaxNumVls {@code nue_max_num_vls}: how many VLs routing engine nue spreads destinations over; with 1 it leaves
 *     the SL alone
 * @param enableQuirks {@code enable_quirks}
 * @param maxRateEnum {@code max_rate_enum}: the maximum rate code in records, from OpenSM 3.3.24 on; 63 for no limit
 * @param subnetPrefix {@code subnet_prefix}: the upper 64 bits of the GIDs of all ports
 * @param slMasks the masks of SLs for features, by the names of their options; a bit for each SL, bit 0 for SL 0. Those that are
 *     not set are left out
 * @param general the options {@code qos_...} that hold for all ports
 * @param specific the options {@code qos_ca_...} and so on of each kind of ports
 */
public record SmOptions(
        boolean qos,
        Optional<String> policyFile,
        String partitionFile,
        String logFile,
        int logFlags,
        int maxOpVls,
        int subnetTimeout,
        int smSl,
        List<String> routingEngines,
        boolean allowBothPkeys,
        int lashStartVl,
        int nueMaxNumVls,
        boolean enableQuirks,
        int maxRateEnum,
        long subnetPrefix,
        Map<String, Integer> slMasks,
        QosOptions general,
        Map<PortKind, QosOptions> specific) {

    /** What OpenSM 3.3 does without an option file, its configuration in {@code /etc/opensm} as distributions build it. */
    public static final SmOptions DEFAULTS = new SmOptions(
            false,
            Optional.of("/etc/opensm/qos-policy.conf"),
            "/etc/opensm/partitions.conf",
            "/var/log/opensm.log",
            0x03,
            Vl.MAX_CODE,
            18,
            0,
            List.of(),
            false,
            0,
            1,
            false,
            63,
            SubnetPrefix.DEFAULT,
            Map.of(),
            QosOptions.NONE,
            Map.of());

    /** Copies the lists; kinds of ports that are left out have no options of their own. */
    public SmOptions {
        routingEngines = List.copyOf(routingEngines);
        slMasks = Map.copyOf(slMasks);
        Map<PortKind, QosOptions> all = new EnumMap<>(PortKind.class);
        for (PortKind kind : PortKind.values()) {
            all.put(kind, specific.getOrDefault(kind, QosOptions.NONE));
        }
        specific = Map.copyOf(all);
    }

    /**
     * The code of the VLs that a link uses at most, 1 to 5: {@code max_op_vls} as far as it is such a code. OpenSM takes any
     * number; a link has between one and fifteen data VLs (osm_link_mgr.c:link_mgr_set_physp_pi).
     */
    public int maxUsedVls() {
        return Math.max(1, Math.min(maxOpVls, Vl.MAX_CODE));
    }

    /** Whether the log has errors and the ends of sweeps, which show together that a policy was accepted. */
    public boolean logsErrorsAndSweeps() {
        return (logFlags & DEFAULTS.logFlags) == DEFAULTS.logFlags;
    }

    /** The same options with QoS on. */
    public SmOptions withQos() {
        return with(true, maxOpVls, general, specific);
    }

    /**
     * The same options with other tables, and none for all ports alike.
     *
     * @param vls {@code max_op_vls}
     * @param tables the options of each kind of ports
     */
    public SmOptions withTables(int vls, Map<PortKind, QosOptions> tables) {
        return with(qos, vls, QosOptions.NONE, tables);
    }

    /** The same options with values that count before those of kinds of ports. */
    public SmOptions withStated(Map<PortKind, QosOptions> stated) {
        Map<PortKind, QosOptions> tables = new EnumMap<>(specific);
        stated.forEach((kind, values) -> tables.merge(kind, values, (own, first) -> first.or(own)));
        return with(qos, maxOpVls, general, tables);
    }

    private SmOptions with(boolean on, int vls, QosOptions ofAll, Map<PortKind, QosOptions> ofKinds) {
        return new SmOptions(
                on,
                policyFile,
                partitionFile,
                logFile,
                logFlags,
                vls,
                subnetTimeout,
                smSl,
                routingEngines,
                allowBothPkeys,
                lashStartVl,
                nueMaxNumVls,
                enableQuirks,
                maxRateEnum,
                subnetPrefix,
                slMasks,
                ofAll,
                ofKinds);
    }

    /**
     * What OpenSM wants in the tables of such ports: each value from the kind's own options, else from the general ones,
     * else built in. It sets them only with {@link #qos}.
     */
    public QosTables effective(PortKind kind) {
        QosOptions all = specific.get(kind).or(general).or(QosOptions.BUILT_IN);
        return new QosTables(
                all.highLimit().orElseThrow(),
                all.vlarbHigh().orElseThrow(),
                all.vlarbLow().orElseThrow(),
                all.sl2vl().orElseThrow());
    }

    /**
     * The routing engine that chooses the SLs of paths, with that of the policy as a hint (OpenSM osm_sa_path_record.c, the call of
     * {@code path_sl}); empty when the SL is that of the policy. The first engine of the option counts; OpenSM goes on to the next
     * one when it cannot route the fabric.
     */
    public Optional<String> engineOfSls() {
        return routingEngines.stream()
                .limit(1)
                .filter(engine -> RoutingEngines.replacesSls(engine, nueMaxNumVls))
                .findFirst();
    }
}

package org.qos.dsl.generator.project;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The policy of a preset. Each kind of traffic has a level; SLs of no level are dropped. */
final class PresetPolicy {

    /**
     * How much the high-priority table may send before a packet of the low one, in units of 4096 bytes: as little as
     * leaves urgent traffic its priority, because all others share the packets between.
     */
    private static final int HIGH_LIMIT = 1;

    private static final List<ServicePort> STORAGE_SERVICES =
            List.of(ServicePort.LUSTRE, ServicePort.NFS_RDMA, ServicePort.NVME_OF, ServicePort.ISER);

    /** The Service-IDs of the RDMA CM's TCP port space. */
    private static final Ranges CONNECTIONS = Ranges.of(
            new Range(WellKnownService.TCP.serviceId(0), WellKnownService.TCP.serviceId(WellKnownService.MAX_PORT)));

    private final Preset preset;
    private final PresetSite site;
    private final List<QosLevel> levels;
    private final List<PortGroup> groups = new ArrayList<>();
    private final List<MatchRule> rules = new ArrayList<>();

    private PresetPolicy(Preset preset, PresetSite site) {
        this.preset = preset;
        this.site = site;
        this.levels = IntStream.range(0, preset.kinds().size())
                .mapToObj(sl -> level(sl, preset.kinds().get(sl)))
                .toList();
    }

    static Policy of(Preset preset, PresetSite site) {
        return new PresetPolicy(preset, site).policy();
    }

    private Policy policy() {
        PortGroup all = new PortGroup(
                "All Ports",
                "every port of the fabric",
                Ranges.NONE,
                List.of(),
                List.of(),
                Ranges.NONE,
                Set.of(NodeType.values()),
                false);
        groups.add(all);
        storageRules();
        if (preset.hasCaches()) {
            group("KV Stores", "nodes that keep KV caches", site.caches(), "KV Cache");
        }
        tenantRule();
        if (!preset.hasTenants()) {
            classRules();
        }
        return new Policy(groups, levels, levels.get(0), rules, setup(all));
    }

    private static QosLevel level(int sl, TrafficKind kind) {
        return new QosLevel(
                kind.level(),
                OptionalLong.of(sl),
                kind.use(),
                sl,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                Ranges.NONE);
    }

    private void storageRules() {
        long[] services =
                STORAGE_SERVICES.stream().mapToLong(ServicePort::serviceId).toArray();
        String titles = String.join(
                ", ", STORAGE_SERVICES.stream().map(ServicePort::title).toList());
        rule(titles + ", by their Service-IDs", List.of(), List.of(), Ranges.ofValues(services), "Storage");
        group("Storage Servers", "storage servers", site.storage(), "Storage");
    }

    /**
     * Connections of the RDMA CM to and from some ports. Requests without a Service-ID are left alone: those of IPoIB need one
     * level for all members of a partition, whose broadcast group has one SL.
     */
    private void group(String name, String use, PortSelection ports, String level) {
        if (!ports.isEmpty()) {
            PortGroup group = new PortGroup(
                    name, use + ": " + ports.text(), ports.guids(), List.of(), List.of(), Ranges.NONE, Set.of(), false);
            groups.add(group);
            rule("other connections of the RDMA CM to the " + use, List.of(), List.of(group), CONNECTIONS, level);
            rule("other connections of the RDMA CM from the " + use, List.of(group), List.of(), CONNECTIONS, level);
        }
    }

    private void tenantRule() {
        for (int i = 0; i < site.tenants().size(); i++) {
            Tenant tenant = site.tenants().get(i);
            rules.add(new MatchRule(
                    "training jobs of tenant " + tenant.name(),
                    List.of(),
                    List.of(),
                    Ranges.NONE,
                    Ranges.NONE,
                    Ranges.NONE,
                    Ranges.ofValues(PresetPartitions.pkey(i)),
                    level("Training")));
        }
    }

    /** The RDMA CM sends the type of service of a connection as its QoS-Class (Linux cma.c:cma_query_ib_route). */
    private void classRules() {
        for (QosLevel level : levels.subList(1, levels.size())) {
            if (!level.name().equals("Storage")) {
                rules.add(new MatchRule(
                        "connections of the RDMA CM with the type of service " + level.sl(),
                        List.of(),
                        List.of(),
                        Ranges.NONE,
                        Ranges.ofValues(level.sl()),
                        Ranges.NONE,
                        Ranges.NONE,
                        level));
            }
        }
    }

    private void rule(
            String use, List<PortGroup> sources, List<PortGroup> destinations, Ranges services, String level) {
        rules.add(new MatchRule(
                use, sources, destinations, services, Ranges.NONE, Ranges.NONE, Ranges.NONE, level(level)));
    }

    private QosLevel level(String name) {
        return levels.stream()
                .filter(level -> level.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private FabricSetup setup(PortGroup all) {
        List<Integer> vls = IntStream.range(0, Sl.COUNT)
                .mapToObj(sl -> sl < levels.size() ? vl(sl) : Vl.DROP)
                .toList();
        Sl2VlScope sl2vl = new Sl2VlScope(List.of(all), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, vls);
        VlArbScope vlArb = new VlArbScope(
                List.of(all),
                List.of(),
                PortNumbers.ALL,
                highWeights(),
                weights(false).toList(),
                OptionalInt.of(HIGH_LIMIT));
        return new FabricSetup(List.of(sl2vl), List.of(vlArb));
    }

    /** Kinds that find no VL of their own share the last one. */
    private int vl(int sl) {
        return Math.min(sl, site.dataVls() - 1);
    }

    /** Without urgent traffic a table that serves nothing: one that is not given would be OpenSM's, which serves VL0. */
    private List<VlWeight> highWeights() {
        List<VlWeight> urgent = weights(true).toList();
        return urgent.isEmpty() ? List.of(new VlWeight(0, 0)) : urgent;
    }

    /** A VL is in one of the two tables: in the high-priority one only if all its traffic is urgent. */
    private Stream<VlWeight> weights(boolean high) {
        return IntStream.range(0, levels.size())
                .map(this::vl)
                .distinct()
                .filter(vl -> isUrgent(vl) == high)
                .mapToObj(vl -> new VlWeight(vl, Math.min(VlArbitration.MAX_WEIGHT, weight(vl))));
    }

    private boolean isUrgent(int vl) {
        return kindsOf(vl).allMatch(TrafficKind::urgent);
    }

    private int weight(int vl) {
        return kindsOf(vl).mapToInt(TrafficKind::weight).sum();
    }

    private Stream<TrafficKind> kindsOf(int vl) {
        return IntStream.range(0, levels.size()).filter(sl -> vl(sl) == vl).mapToObj(preset.kinds()::get);
    }
}

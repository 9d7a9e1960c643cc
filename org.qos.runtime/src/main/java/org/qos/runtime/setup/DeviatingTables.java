package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * The ports of a snapshot whose tables are known to be others than those that a policy or options state: the files were changed since, or
 * another program has set tables. Only what the snapshot has is compared, and only at ports that packets may use: OpenSM and
 * {@code qos apply} leave the others alone.
 *
 * @param ofPolicy the ports that differ from {@code qos-setup} of the policy
 * @param ofOptions the other ports that differ from what OpenSM sets with its options
 */
public record DeviatingTables(List<PortId> ofPolicy, List<PortId> ofOptions) {

    /** No port differs. */
    public static final DeviatingTables NONE = new DeviatingTables(List.of(), List.of());

    /** Copies the lists. */
    public DeviatingTables {
        ofPolicy = List.copyOf(ofPolicy);
        ofOptions = List.copyOf(ofOptions);
    }

    /**
     * Compares the tables of a snapshot.
     *
     * @param policy the policy, bound to the fabric of the state
     * @param state what is known of the ports and of the tables that they have
     * @param options the options of OpenSM; empty if there is no option file
     */
    public static DeviatingTables of(BoundPolicy policy, SubnetState state, Optional<SmOptions> options) {
        if (state.sl2vl().isEmpty() && state.vlArb().isEmpty()) {
            return NONE;
        }
        SetupPlan plan = policy.policy().setup().equals(FabricSetup.NONE)
                ? new SetupPlan(List.of(), List.of(), List.of())
                : SetupPlanner.plan(policy, state);
        List<PortId> ofPolicy = plan.changes().stream()
                .filter(DeviatingTables::isKnown)
                .map(PortChange::port)
                .filter(state.fabric()::mayCarryPackets)
                .toList();
        Set<PortId> stated = plan.tables().stream().map(PortTables::port).collect(Collectors.toSet());
        return new DeviatingTables(
                ofPolicy,
                options.filter(DeviatingTables::setsTables)
                        .map(some -> ofOptions(state, some, stated))
                        .orElse(List.of()));
    }

    private static boolean isKnown(PortChange change) {
        return change.blocks().stream().anyMatch(TableBlock::isBeforeKnown);
    }

    /** Without QoS OpenSM sets no tables, and some routing engines set others. */
    private static boolean setsTables(SmOptions options) {
        return options.qos() && options.engineOfSls().isEmpty();
    }

    private static List<PortId> ofOptions(SubnetState state, SmOptions options, Set<PortId> stated) {
        TableDifference difference = new TableDifference(state, new PortLimits(state));
        List<PortId> found = new ArrayList<>();
        for (Node node : state.fabric().nodes()) {
            for (Port port : node.ports()) {
                boolean isCompared = port.number() > 0 && port.link().isPresent() && !stated.contains(port.id());
                if (isCompared
                        && vls(state.port(port.id()), options)
                                .mapToObj(vls -> difference.of(tables(node, port.id(), state, options, vls)))
                                .allMatch(DeviatingTables::isKnown)) {
                    found.add(port.id());
                }
            }
        }
        return found;
    }

    /** The codes of the VLs that a link may use; several where the snapshot does not say. */
    private static IntStream vls(PortState known, SmOptions options) {
        int max = Math.max(1, Math.min(known.operationalVls().orElse(Vl.MAX_CODE), options.maxOpVls()));
        return IntStream.rangeClosed(known.operationalVls().isPresent() ? max : 1, max);
    }

    /** What OpenSM sets at a port with a cable (osm_qos.c:osm_qos_setup), as far as its limits are known. */
    private static PortTables tables(Node node, PortId port, SubnetState state, SmOptions options, int vls) {
        PortState known = state.port(port);
        PortVlCapabilities capabilities = new PortVlCapabilities(
                known.vlCap().orElse(vls),
                vls,
                known.vlArbHighCap().orElse(0),
                known.vlArbLowCap().orElse(0));
        QosTables wanted = options.effective(PortKind.ofCabled(node.type())).on(capabilities);
        NavigableMap<Integer, Long> rows = new TreeMap<>();
        inPorts(node).forEach(inPort -> rows.put(inPort, Sl2VlRow.of(wanted.sl2vl())));
        boolean hasArbitration = !capabilities.hasVl0Only();
        return new PortTables(
                port,
                rows,
                Optional.of(wanted.vlarbHigh())
                        .filter(table -> hasArbitration && known.vlArbHighCap().isPresent()),
                Optional.of(wanted.vlarbLow())
                        .filter(table -> hasArbitration && known.vlArbLowCap().isPresent()),
                OptionalInt.empty());
    }

    /** The in-ports by which packets come to an out-port. */
    private static List<Integer> inPorts(Node node) {
        return node.type() == NodeType.SWITCH
                ? node.ports().stream()
                        .filter(port -> port.number() == 0 || port.link().isPresent())
                        .map(Port::number)
                        .toList()
                : List.of(0);
    }
}

package org.qos.runtime.path.resolve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.value.VlWeight;

/**
 * The tables that packets meet at ports: those that the policy states, which programming sets; where it states none, those
 * that were read from the subnet; else those that OpenSM sets with its options. The subnet administration answers from the
 * tables that OpenSM itself has set, see {@link RoutedSubnet#sl2vl}.
 */
public final class ExpectedTables {

    /** No capacity of a port cuts the tables of options: a port takes 8 entries or more. */
    private static final int WHOLE_TABLE = 63;

    private final RoutedSubnet subnet;
    private final SubnetState read;
    private final Map<PortId, PortTables> stated = new HashMap<>();
    private final SlMtus mtus;

    /**
     * The tables of a subnet.
     *
     * @param subnet the subnet, whose SL2VL tables follow from the options
     * @param read the tables that were read from it
     * @param stated the tables that the policy states
     * @param mtus the limits of the packets that meet these tables
     */
    public ExpectedTables(RoutedSubnet subnet, SubnetState read, List<PortTables> stated, SlMtus mtus) {
        this.subnet = subnet;
        this.read = read;
        this.mtus = mtus;
        stated.forEach(tables -> this.stated.put(tables.port(), tables));
    }

    /** The tables of a subnet without tables that were read or that a policy states. */
    static ExpectedTables ofOptions(RoutedSubnet subnet) {
        return new ExpectedTables(subnet, SubnetState.UNKNOWN, List.of(), SlMtus.NO_LIMITS);
    }

    /** The limits of the packets of each SL. */
    public SlMtus mtus() {
        return mtus;
    }

    /**
     * The SL2VL row of an out-port for an in-port.
     *
     * @param inPort the number of the port that packets came in by; 0 where they begin
     */
    public Row row(PortId outPort, int inPort) {
        PortTables ofPolicy = stated.get(outPort);
        if (ofPolicy != null && ofPolicy.sl2vl().containsKey(inPort)) {
            return new Row(ofPolicy.sl2vl().get(inPort), TableSource.POLICY);
        }
        return read.sl2vl()
                .row(outPort, inPort)
                .map(row -> new Row(row, TableSource.SUBNET))
                .orElseGet(() -> new Row(subnet.sl2vl().row(outPort, inPort), TableSource.OPTIONS));
    }

    /**
     * The arbitration of a port of a node of some type.
     *
     * @param vls the code of the VLs that its link uses, see {@link RoutedSubnet#linkVls}
     */
    public Arbitration arbitration(NodeType type, PortId port, int vls) {
        QosTables usual = subnet.options()
                .effective(PortKind.ofCabled(type))
                .on(new PortVlCapabilities(vls, vls, WHOLE_TABLE, WHOLE_TABLE));
        Optional<PortTables> ofPolicy = Optional.ofNullable(stated.get(port));
        VlArbTables ofSubnet = read.vlArb(port);
        QosTables tables = new QosTables(
                limit(ofPolicy, ofSubnet, usual),
                table(ofPolicy.flatMap(PortTables::high), ofSubnet.high(), usual.vlarbHigh()),
                table(ofPolicy.flatMap(PortTables::low), ofSubnet.low(), usual.vlarbLow()),
                usual.sl2vl());
        return new Arbitration(tables, source(ofPolicy, ofSubnet));
    }

    private static int limit(Optional<PortTables> ofPolicy, VlArbTables ofSubnet, QosTables usual) {
        OptionalInt stated = ofPolicy.map(PortTables::highLimit).orElse(OptionalInt.empty());
        return stated.orElse(ofSubnet.highLimit().orElse(usual.highLimit()));
    }

    private static List<VlWeight> table(
            Optional<List<VlWeight>> ofPolicy, Optional<List<VlWeight>> ofSubnet, List<VlWeight> usual) {
        return ofPolicy.or(() -> ofSubnet).orElse(usual);
    }

    /** Where any part of the arbitration is from. */
    private static TableSource source(Optional<PortTables> ofPolicy, VlArbTables ofSubnet) {
        if (states(ofPolicy, PortTables::high) || states(ofPolicy, PortTables::low)) {
            return TableSource.POLICY;
        }
        return ofSubnet.high().isPresent() || ofSubnet.low().isPresent() ? TableSource.SUBNET : TableSource.OPTIONS;
    }

    private static boolean states(Optional<PortTables> ofPolicy, Function<PortTables, Optional<List<VlWeight>>> table) {
        return ofPolicy.flatMap(table).isPresent();
    }

    /**
     * An SL2VL row and where it is from.
     *
     * @param vls the VL of each SL, see {@link org.qos.runtime.value.Sl2VlRow}
     * @param source where the row is from
     */
    public record Row(long vls, TableSource source) {}

    /**
     * The arbitration of a port and where it is from.
     *
     * @param tables the arbitration tables and the limit of the high one; SL2VL is not that of the port
     * @param source where any part of the arbitration is from
     */
    public record Arbitration(QosTables tables, TableSource source) {}
}

package org.qos.fabric.sim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadClass;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/**
 * The subnet management agents of a subnet, seen from one of its ports: answers Get and Set of the attributes that
 * {@link SimulatedTables} has, by directed route and by LID.
 */
public final class SimulatedSubnet implements MadResponder {

    private static final int RESPONSE = 0x81;
    private static final int DIRECTION = 0x80;
    private static final int STATUS = 4;
    private static final int UNSUPPORTED = 0x0c;
    private static final int INVALID = 0x1c;

    private final Map<Long, Node> nodes = new HashMap<>();
    private final Map<PortId, PortId> cables = new HashMap<>();
    private final Map<PortId, SimulatedKey> keys = new HashMap<>();
    private final Map<Refusal, Integer> refusals = new HashMap<>();
    private final List<Mad> sets = new ArrayList<>();
    private final SimulatedTables tables;
    private final PortId origin;
    private Runnable beforeEach = () -> {};

    /** An M_Key and the protection level of IBTA 14.2.4.1. */
    private record SimulatedKey(long mKey, int level) {}

    private record Refusal(PortId port, SmpAttribute attribute) {}

    /** A port of a node at which a request arrives. */
    private record Arrival(Node node, int port) {}

    /**
     * A subnet.
     *
     * @param state its nodes, cables and tables
     * @param origin the port from which it is seen
     */
    public SimulatedSubnet(SubnetState state, PortId origin) {
        this.origin = origin;
        state.fabric().nodes().forEach(node -> nodes.put(node.guid(), node));
        for (Node node : nodes.values()) {
            node.ports().forEach(port -> port.link().ifPresent(link -> cables.put(port.id(), link.peer())));
        }
        tables = new SimulatedTables(state);
    }

    /** Gives a port an M_Key; port 0 for a switch. */
    public SimulatedSubnet protect(PortId port, long mKey, int level) {
        keys.put(port, new SimulatedKey(mKey, level));
        return this;
    }

    /** Has a port answer an attribute with a status. */
    public SimulatedSubnet refuse(PortId port, SmpAttribute attribute, int status) {
        refusals.put(new Refusal(port, attribute), status);
        return this;
    }

    /** Does something before each request that arrives here, such as moving a cable. */
    public SimulatedSubnet beforeEach(Runnable action) {
        beforeEach = action;
        return this;
    }

    /** Connects two ports, and removes the cables that they had. */
    public void connect(PortId one, PortId other) {
        disconnect(one);
        disconnect(other);
        cables.put(one, other);
        cables.put(other, one);
    }

    /** Removes the cable of a port. */
    public void disconnect(PortId port) {
        Optional.ofNullable(cables.remove(port)).ifPresent(cables::remove);
    }

    /** The tables as they are now. */
    public SimulatedTables tables() {
        return tables;
    }

    /** Every Set that was carried out, in order. */
    public List<Mad> sets() {
        return List.copyOf(sets);
    }

    @Override
    public Optional<Mad> answer(Mad request, MadAddress to) {
        beforeEach.run();
        return arrival(request, to).filter(arrival -> mayAsk(arrival, request)).flatMap(arrival -> SmpAttribute.ofCode(
                        request.attribute())
                .map(attribute -> answer(arrival, attribute, request))
                .or(() -> Optional.of(response(request, UNSUPPORTED))));
    }

    private Optional<Arrival> arrival(Mad request, MadAddress to) {
        if (request.madClass() == MadClass.SUBNET_DIRECTED_ROUTE.code()) {
            return follow(request.route());
        }
        for (Node node : nodes.values()) {
            for (Port port : node.endpoints()) {
                if (port.lid() != 0 && to.lid() >= port.lid() && to.lid() < port.lid() + (1 << port.lmc())) {
                    return Optional.of(new Arrival(node, port.number()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Arrival> follow(DirectedRoute route) {
        Node node = nodes.get(origin.nodeGuid());
        int port = origin.number();
        for (int hop = 0; hop < route.hops(); hop++) {
            PortId out = new PortId(node.guid(), route.port(hop));
            boolean passes = hop == 0 && out.equals(origin) || node.type() == NodeType.SWITCH;
            PortId in = cables.get(out);
            if (!passes || in == null) {
                return Optional.empty();
            }
            node = nodes.get(in.nodeGuid());
            port = in.number();
        }
        return Optional.of(new Arrival(node, port));
    }

    private boolean mayAsk(Arrival arrival, Mad request) {
        SimulatedKey key = keys.get(new PortId(arrival.node().guid(), management(arrival)));
        boolean free = key == null || key.level() < 2 && request.method() == Mad.METHOD_GET;
        return free || request.mKey() == key.mKey();
    }

    private static int management(Arrival arrival) {
        return arrival.node().type() == NodeType.SWITCH ? 0 : arrival.port();
    }

    private Mad answer(Arrival arrival, SmpAttribute attribute, Mad request) {
        PortId port = new PortId(arrival.node().guid(), port(arrival, attribute, request.modifier()));
        Integer refusal = refusals.get(new Refusal(port, attribute));
        if (refusal != null) {
            return response(request, refusal);
        }
        if (request.method() == Mad.METHOD_SET) {
            if (!tables.set(port, attribute, request.modifier(), request.smpData())) {
                return response(request, UNSUPPORTED);
            }
            sets.add(request);
        }
        return data(arrival, port, attribute, request.modifier())
                .map(data -> response(request, 0).withSmpData(data))
                .orElseGet(() -> response(request, INVALID));
    }

    /** Whose attribute it is: that of the port that the modifier selects, of the port of arrival, or of the node. */
    private static int port(Arrival arrival, SmpAttribute attribute, int modifier) {
        boolean isSwitch = arrival.node().type() == NodeType.SWITCH;
        return switch (attribute) {
            case PORT_INFO, EXTENDED_PORT_INFO -> isSwitch || modifier != 0 ? modifier : arrival.port();
            case P_KEY_TABLE -> isSwitch ? modifier >>> 16 : arrival.port();
            case SL_TO_VL_TABLE -> isSwitch ? modifier & 0xff : arrival.port();
            case VL_ARBITRATION_TABLE -> isSwitch ? modifier & 0xffff : arrival.port();
            case GUID_INFO -> management(arrival);
            default -> 0;
        };
    }

    private Optional<byte[]> data(Arrival arrival, PortId port, SmpAttribute attribute, int modifier) {
        Node node = arrival.node();
        return switch (attribute) {
            case NODE_INFO -> Optional.of(SimulatedAttributes.nodeInfo(node, arrival.port()));
            case NODE_DESCRIPTION -> Optional.of(SimulatedAttributes.nodeDescription(node));
            case SWITCH_INFO -> Optional.of(tables.switchInfo(node));
            case PORT_INFO -> node.port(port.number()).map(found -> portInfo(node, found, arrival.port()));
            case EXTENDED_PORT_INFO -> node.port(port.number()).map(SimulatedAttributes::extendedPortInfo);
            default -> tables.get(port, attribute, modifier);
        };
    }

    private byte[] portInfo(Node node, Port port, int localPort) {
        PortId management = new PortId(node.guid(), node.type() == NodeType.SWITCH ? 0 : port.number());
        int level = Optional.ofNullable(keys.get(management))
                .map(SimulatedKey::level)
                .orElse(0);
        return SimulatedAttributes.portInfo(port, localPort, level, cables.containsKey(port.id()), tables);
    }

    private static Mad response(Mad request, int status) {
        boolean directed = request.madClass() == MadClass.SUBNET_DIRECTED_ROUTE.code();
        byte[] field = {(byte) (status >>> 8 | (directed ? DIRECTION : 0)), (byte) status};
        return request.with(3, new byte[] {(byte) RESPONSE}).with(STATUS, field);
    }
}

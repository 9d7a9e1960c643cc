package org.qos.fabric.discovery;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SwitchInfo;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Lid;

/** A node while its attributes are read. */
final class DiscoveredNode {

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private final NodeInfo info;
    private final SortedMap<Integer, ReachedPort> ports = new TreeMap<>();
    private Optional<SwitchInfo> switchInfo = Optional.empty();
    private String description = "";

    /**
     * A node that answers.
     *
     * @param info what it is, as it answered by that way
     * @param route the way to it
     */
    DiscoveredNode(NodeInfo info, DirectedRoute route) {
        this.info = info;
        if (isSwitch()) {
            IntStream.rangeClosed(0, info.portCount())
                    .forEach(port -> ports.put(port, new ReachedPort(info.portGuid(), route)));
        }
    }

    /** A port that can be asked, by a way that ends at it (at any port for those of a switch). */
    private static final class ReachedPort {

        private final long guid;
        private final DirectedRoute route;
        private Optional<PortInfo> info = Optional.empty();

        ReachedPort(long guid, DirectedRoute route) {
            this.guid = guid;
            this.route = route;
        }
    }

    /** Takes a port of a channel adapter or router; whether it was not known. */
    boolean reach(int port, long portGuid, DirectedRoute route) {
        return ports.putIfAbsent(port, new ReachedPort(portGuid, route)) == null;
    }

    /** Takes NodeDescription up to the first NUL; unprintable characters become spaces, as in ibnetdiscover. */
    void describe(byte[] attribute) {
        int length = 0;
        while (length < attribute.length && attribute[length] != 0) {
            length++;
        }
        description = CONTROL.matcher(new String(attribute, 0, length, StandardCharsets.UTF_8))
                .replaceAll(" ");
    }

    void set(SwitchInfo found) {
        switchInfo = Optional.of(found);
    }

    void set(int port, PortInfo found) {
        ports.get(port).info = Optional.of(found);
    }

    boolean isSwitch() {
        return info.type() == NodeType.SWITCH;
    }

    NodeInfo info() {
        return info;
    }

    Optional<SwitchInfo> switchInfo() {
        return switchInfo;
    }

    /** The numbers of the ports that can be asked. */
    Iterable<Integer> portNumbers() {
        return ports.keySet();
    }

    long guid(int port) {
        return ports.get(port).guid;
    }

    DirectedRoute route(int port) {
        return ports.get(port).route;
    }

    Optional<PortInfo> portInfo(int port) {
        return Optional.ofNullable(ports.get(port)).flatMap(reached -> reached.info);
    }

    PortId id(int port) {
        return new PortId(info.nodeGuid(), port);
    }

    /** PortInfo with what port 0 says for a whole switch: LID and capabilities. */
    Optional<PortInfo> common(int port) {
        return portInfo(isSwitch() ? 0 : port);
    }

    Node node(Links links) {
        return new Node(
                info.nodeGuid(),
                info.type(),
                description,
                info.portCount(),
                switchInfo.map(SwitchInfo::enhancedPort0).orElse(false),
                ports.keySet().stream().map(port -> port(port, links)).toList());
    }

    private Port port(int number, Links links) {
        PortId id = id(number);
        ReachedPort port = ports.get(number);
        Optional<Link> link = links.peer(id)
                .map(peer -> new Link(
                        peer,
                        port.info.map(PortInfo::linkWidth).orElse(0),
                        port.info.map(PortInfo::linkSpeed).orElse("")));
        Optional<PortInfo> common = isSwitch() ? common(number) : port.info;
        // ports without a subnet manager have a LID that is not a unicast LID
        int lid = common.map(PortInfo::lid)
                .filter(known -> known <= Lid.MAX_UNICAST)
                .orElse(0);
        return new Port(id, port.guid, lid, common.map(PortInfo::lmc).orElse(0), link);
    }
}

package org.qos.fabric.discovery;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.SwitchInfo;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Lid;

/**
 * The questions that find all nodes and links, breadth first: each node is asked for its ports, and beyond each port
 * with a link the peer is asked who it is. A port is asked beyond once, whatever the answers, so that it ends.
 */
final class Topology implements Iterator<Question> {

    private static final PortId NOWHERE = new PortId(0, 0);
    private static final int READ_PROTECTED = 2;

    private final Map<Long, DiscoveredNode> nodes = new LinkedHashMap<>();
    private final Links links = new Links();
    private final Deque<Question> questions = new ArrayDeque<>();
    private final Consumer<UnreadAttribute> unread;
    private PortId local = NOWHERE;

    Topology(Consumer<UnreadAttribute> unread) {
        this.unread = unread;
        probe(NOWHERE, DirectedRoute.LOCAL);
    }

    Collection<DiscoveredNode> nodes() {
        return nodes.values();
    }

    Links links() {
        return links;
    }

    /** The port from which the discovery began. */
    Optional<DiscoveredNode> localNode() {
        return Optional.ofNullable(nodes.get(local.nodeGuid()));
    }

    int localPort() {
        return local.number();
    }

    /** Whether a port says that only those who know its M_Key can read it. */
    boolean isProtected(PortId port) {
        DiscoveredNode node = nodes.get(port.nodeGuid());
        return node != null
                && node.common(port.number())
                        .filter(info -> info.mKeyProtection() >= READ_PROTECTED)
                        .isPresent();
    }

    /** The GUID of the port that has a LID. */
    OptionalLong portGuid(int lid) {
        for (DiscoveredNode node : nodes.values()) {
            for (int port : node.portNumbers()) {
                Optional<PortInfo> info = node.common(port).filter(found -> answersTo(found, lid));
                if (info.isPresent()) {
                    return OptionalLong.of(node.guid(port));
                }
            }
        }
        return OptionalLong.empty();
    }

    private static boolean answersTo(PortInfo port, int lid) {
        boolean hasLid = port.lid() != 0 && port.lid() <= Lid.MAX_UNICAST;
        return hasLid && lid >= port.lid() && lid < port.lid() + (1 << port.lmc());
    }

    /** Who is beyond a cable need not be asked when the question came from there meanwhile. */
    @Override
    public boolean hasNext() {
        while (!questions.isEmpty() && isKnown(questions.peek())) {
            questions.poll();
        }
        return !questions.isEmpty();
    }

    private boolean isKnown(Question question) {
        return question.isProbe() && links.isConnected(question.port());
    }

    @Override
    public Question next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return questions.poll();
    }

    private void probe(PortId from, DirectedRoute route) {
        questions.add(new Question(
                from, route, SmpAttribute.NODE_INFO, 0, data -> found(from, route, NodeInfo.decode(data))));
    }

    private void found(PortId from, DirectedRoute route, NodeInfo info) {
        DiscoveredNode node = nodes.get(info.nodeGuid());
        if (node == null) {
            node = new DiscoveredNode(info, route);
            nodes.put(info.nodeGuid(), node);
            askNode(node, route);
        }
        if (!node.isSwitch() && node.reach(info.localPort(), info.portGuid(), route)) {
            askPort(node, info.localPort());
        }
        PortId here = node.id(info.localPort());
        if (from.equals(NOWHERE)) {
            local = here;
        } else {
            links.connect(from, here);
        }
    }

    private void askNode(DiscoveredNode node, DirectedRoute route) {
        PortId id = node.id(0);
        questions.add(new Question(id, route, SmpAttribute.NODE_DESCRIPTION, 0, node::describe));
        if (node.isSwitch()) {
            questions.add(
                    new Question(id, route, SmpAttribute.SWITCH_INFO, 0, data -> node.set(SwitchInfo.decode(data))));
            node.portNumbers().forEach(port -> askPort(node, port));
        }
    }

    private void askPort(DiscoveredNode node, int port) {
        questions.add(new Question(node.id(port), node.route(port), SmpAttribute.PORT_INFO, port, data -> {
            PortInfo info = PortInfo.decode(data);
            node.set(port, info);
            goOn(node, port, info);
            if (info.mayBeFdr10() && node.info().hasExtendedPortInfo()) {
                askExtended(node, port, info);
            }
        }));
    }

    private void askExtended(DiscoveredNode node, int port, PortInfo info) {
        questions.add(new Question(
                node.id(port),
                node.route(port),
                SmpAttribute.EXTENDED_PORT_INFO,
                port,
                data -> node.set(port, info.withExtended(data))));
    }

    /** Switches pass packets on; another node does only when they begin there. */
    private void goOn(DiscoveredNode node, int port, PortInfo info) {
        boolean passes = node.isSwitch() ? port != 0 : node.id(port).equals(local);
        if (!passes || info.linkState() <= PortInfo.DOWN || links.isConnected(node.id(port))) {
            return;
        }
        DirectedRoute route = node.route(port);
        if (route.hops() == DirectedRoute.MAX_HOPS) {
            unread.accept(new UnreadAttribute(
                    node.id(port), SmpAttribute.NODE_INFO, 0, route, UnreadAttribute.Reason.TOO_FAR, 0));
        } else {
            probe(node.id(port), route.then(port));
        }
    }
}

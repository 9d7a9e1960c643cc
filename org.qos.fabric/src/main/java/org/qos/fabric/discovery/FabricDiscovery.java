package org.qos.fabric.discovery;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/**
 * Reads a live fabric from the local port on, many attributes at a time. What does not answer is reported and left
 * unknown.
 */
public final class FabricDiscovery {

    private final MadWindow window;
    private final DiscoveryScope scope;

    /** A discovery that sends its requests through a window. */
    public FabricDiscovery(MadWindow window, DiscoveryScope scope) {
        this.window = window;
        this.scope = scope;
    }

    /**
     * Reads the fabric.
     *
     * @throws MadException when MADs cannot be sent or received, or the local port does not answer
     */
    public DiscoveredSubnet discover() {
        return discover(progress -> {});
    }

    /**
     * Reads the fabric.
     *
     * @param progress called after each reply
     * @throws MadException when MADs cannot be sent or received, or the local port does not answer
     */
    public DiscoveredSubnet discover(Consumer<DiscoveryProgress> progress) {
        return new Run(progress).discover();
    }

    /** One discovery. */
    private final class Run {

        private final AttributeReader reader;
        private final Topology topology;
        private final NodeTables tables = new NodeTables();

        Run(Consumer<DiscoveryProgress> progress) {
            reader = new AttributeReader(window, this::isProtected, () -> progress.accept(progress()));
            topology = new Topology(reader::addUnread);
        }

        private boolean isProtected(PortId port) {
            return topology.isProtected(port);
        }

        private DiscoveryProgress progress() {
            return new DiscoveryProgress(topology.nodes().size(), reader.read());
        }

        DiscoveredSubnet discover() {
            reader.readAll(topology);
            if (topology.localNode().isEmpty()) {
                throw new MadException("the local port does not answer: "
                        + reader.unread().get(0).reasonText());
            }
            topology.links().moved().forEach(port -> reader.addUnread(moved(port)));
            if (scope == DiscoveryScope.ALL) {
                RoundRobin<Question> questions = new RoundRobin<>();
                topology.nodes()
                        .forEach(node -> questions.add(
                                tables.questions(node).iterator(),
                                () -> reader.isBusy(node.info().nodeGuid())));
                reader.readAll(questions);
            }
            return new DiscoveredSubnet(state(), reader.unread());
        }

        private UnreadAttribute moved(PortId port) {
            return new UnreadAttribute(
                    port, SmpAttribute.NODE_INFO, 0, DirectedRoute.LOCAL, UnreadAttribute.Reason.MOVED, 0);
        }

        private SubnetState state() {
            return new SubnetState(
                    fabric(), tables.forwarding(), ports(), tables.sl2vl(), tables.vlArb(), tables.pkeys());
        }

        private Fabric fabric() {
            Fabric fabric = Fabric.of(
                    topology.nodes().stream()
                            .map(node -> node.node(topology.links()))
                            .toList(),
                    OptionalLong.of(smPort()));
            return tables.aliases().isEmpty() ? fabric : fabric.withAliasGuids(tables.aliases());
        }

        /** The port whose LID the local port has for the master subnet manager, else the local port. */
        private long smPort() {
            DiscoveredNode node = topology.localNode().orElseThrow();
            int port = topology.localPort();
            int smLid = node.common(port).map(PortInfo::smLid).orElse(0);
            return topology.portGuid(smLid).orElse(node.guid(node.isSwitch() ? 0 : port));
        }

        private Map<PortId, PortState> ports() {
            Map<PortId, PortState> states = new HashMap<>();
            for (DiscoveredNode node : topology.nodes()) {
                for (int port : node.portNumbers()) {
                    node.portInfo(port)
                            .ifPresent(info -> states.put(
                                    node.id(port), info.state(node.common(port).map(PortInfo::slMapping))));
                }
            }
            return states;
        }
    }
}

package org.qos.dsl.check.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PortName;

/**
 * What OpenSM 3.3 does with port names on a fabric. It uses the number as an index into the array of the node's ports without
 * a check (osm_node.h:osm_node_get_physp_ptr). What is after the array depends on the run: often other ports, or memory of
 * zeros, which makes it reject the policy. Further than all that it has stored there is no memory, and it crashes.
 */
final class OpenSmPorts {

    /**
     * A block of memory of a thread, 132 KiB (glibc malloc), in elements of the array. On small fabrics all nodes are in the first one,
     * and OpenSM 3.3.23 crashes from this number on. Each port of the fabric may take as much memory again, and on larger fabrics
     * a busy machine has made it begin one block more.
     */
    private static final int BLOCK_ELEMENTS = 80;

    private final Fabric fabric;
    private final int crashing;

    OpenSmPorts(Fabric fabric) {
        this.fabric = fabric;
        int elements =
                fabric.nodes().stream().mapToInt(node -> node.portCount() + 1).sum();
        int blocks = 1 + elements / BLOCK_ELEMENTS;
        this.crashing = blocks * BLOCK_ELEMENTS + elements;
    }

    /** The violation of a port name of a group; empty when no node has the name, and for a port that is connected. */
    Optional<RuleViolation> violation(PortGroup group, PortName name, int index) {
        List<Node> nodes = fabric.nodesDescribed(name.node());
        Set<Verdict> verdicts = nodes.stream()
                .map(node -> verdict(node, name.port()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Verdict.class)));
        if (verdicts.isEmpty() || verdicts.equals(EnumSet.of(Verdict.ACCEPTS))) {
            return Optional.empty();
        }
        // of several nodes with the name OpenSM uses any one
        Verdict verdict = verdicts.size() == 1 ? verdicts.iterator().next() : Verdict.DEPENDS;
        Node node = nodes.stream()
                .filter(one -> verdict(one, name.port()) != Verdict.ACCEPTS)
                .findFirst()
                .orElseThrow();
        return Optional.of(
                RuleViolation.at(group, Literals.PORT_GROUP__PORT_NAMES, index, message(node, name.port(), verdict))
                        .as(Severity.ERROR)
                        .opensm(verdict));
    }

    private Verdict verdict(Node node, int port) {
        if (port > node.portCount()) {
            return port < crashing ? Verdict.DEPENDS : Verdict.CRASHES;
        }
        boolean connected = node.type() == NodeType.SWITCH || node.port(port).isPresent();
        return connected ? Verdict.ACCEPTS : Verdict.REJECTS;
    }

    private static String message(Node node, int port, Verdict verdict) {
        String consequence =
                switch (verdict) {
                    case CRASHES -> "OpenSM reads memory after the array of ports and crashes";
                    case REJECTS -> "OpenSM rejects the policy";
                    default ->
                        port > node.portCount()
                                ? "OpenSM reads memory after the array of ports and may crash"
                                : "OpenSM may reject the policy";
                };
        return absence(node, port) + "; " + consequence + "; name a connected port";
    }

    /** That a node does not have a port, or has it unconnected. */
    static String absence(Node node, int port) {
        return port > node.portCount()
                ? "'" + node.description() + "' has " + node.portCount() + (node.portCount() == 1 ? " port" : " ports")
                        + " and no port " + port
                : "port " + port + " of '" + node.description() + "' is not connected";
    }
}

package org.qos.dsl.generator.rfc;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.Labels;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Port groups as the RFC spelling can say them: names differ when case is ignored, port names are read as it does. */
final class RfcGroups {

    /** The greatest number that a port can have (IBTA: NumPorts of a node is at most 254). */
    private static final int LAST_PORT = 254;

    private final Fabric fabric;
    private final Losses losses;
    private final Labels labels = new Labels();

    RfcGroups(Fabric fabric, Losses losses) {
        this.fabric = fabric;
        this.losses = losses;
    }

    PortGroup fit(PortGroup group) {
        List<PortName> names = new ArrayList<>();
        List<Range> guids = new ArrayList<>();
        group.portNames().forEach(name -> fit(group, name, names, guids));
        return new PortGroup(
                label(group),
                RfcText.nearest(group.use()),
                group.portGuids().union(new Ranges(guids)),
                names,
                group.partitions().stream().filter(name -> canSay(group, name)).toList(),
                group.pkeys(),
                group.nodeTypes(),
                group.self());
    }

    private String label(PortGroup group) {
        String wanted = RfcText.nearest(group.name());
        String label = labels.unique(wanted.isEmpty() ? "group" : wanted);
        if (!label.equals(group.name())) {
            losses.note("group-renamed", group, "group '" + group.name() + "' is called '" + label + "'");
        }
        return label;
    }

    private boolean canSay(PortGroup group, String partition) {
        boolean said = RfcText.canSay(partition);
        if (!said) {
            losses.changesLevel(
                    "partition-name",
                    group,
                    "a partition of group '" + group.name() + "' has a name that is no text; select it by its P_Key");
        }
        return said;
    }

    private void fit(PortGroup group, PortName name, List<PortName> names, List<Range> guids) {
        if (name.port() > LAST_PORT) {
            losses.note(
                    "port-name-unusable",
                    group,
                    "the port-name '" + name.node() + "/P" + name.port() + "' of group '" + group.name()
                            + "' is left out: no device has a port of that number");
        } else if (!RfcText.canSay(name.node())) {
            losses.changesLevel(
                    "port-name",
                    group,
                    "a port-name of group '" + group.name() + "' is no text; name the port by its GUID");
        } else if (!isTakenForTwoWords(name)) {
            names.add(asRead(name));
        } else if (fabric.isEmpty()) {
            names.add(asRead(name));
            losses.note(
                    "port-name-two-words",
                    group,
                    "the port-name '" + name.node() + "/P" + name.port() + "' of group '" + group.name()
                            + "' is first read as host and CA; it means the whole NodeDescription where no node is"
                            + " called so");
        } else {
            fabric.nodesDescribed(name.node()).stream().findFirst().ifPresent(node -> place(name, node, guids));
        }
    }

    private static PortName asRead(PortName name) {
        return new PortName(name.node(), name.port(), Reading.FIRST_TWO_WORDS);
    }

    /** Whether another node than the one that is meant would be found by its first two words. */
    private boolean isTakenForTwoWords(PortName name) {
        boolean looksSo = name.reading() == Reading.DESCRIPTION
                && name.node().contains("/")
                && name.node().chars().noneMatch(Character::isWhitespace);
        return looksSo
                && (fabric.isEmpty()
                        || !fabric.nodesByFirstTwoWords(name.node()).isEmpty());
    }

    private static void place(PortName name, Node node, List<Range> guids) {
        node.port(node.type() == NodeType.SWITCH ? 0 : name.port())
                .map(Port::guid)
                .ifPresent(guid -> guids.add(Range.of(guid)));
    }
}

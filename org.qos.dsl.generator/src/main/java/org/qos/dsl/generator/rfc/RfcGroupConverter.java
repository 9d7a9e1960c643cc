package org.qos.dsl.generator.rfc;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.QuotedName;
import org.qos.dsl.generator.UniqueNames;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.PortNumber;

/** Port groups as the RFC syntax can express them: names differ when case is ignored, port names are read as it does. */
final class RfcGroupConverter {

    private final Fabric fabric;
    private final ConversionLosses losses;
    private final UniqueNames labels = new UniqueNames();

    RfcGroupConverter(Fabric fabric, ConversionLosses losses) {
        this.fabric = fabric;
        this.losses = losses;
    }

    PortGroup convert(PortGroup group) {
        List<PortName> names = new ArrayList<>();
        List<Range> guids = new ArrayList<>();
        group.portNames().forEach(name -> convert(group, name, names, guids));
        return new PortGroup(
                label(group),
                RfcText.nearest(group.use()),
                group.portGuids().union(new Ranges(guids)),
                names,
                group.partitions().stream()
                        .filter(name -> canExpress(group, name))
                        .toList(),
                group.pkeys(),
                group.nodeTypes(),
                group.self());
    }

    private String label(PortGroup group) {
        String wanted = RfcText.nearest(group.name());
        String label = labels.unique(wanted.isEmpty() ? "group" : wanted);
        if (!label.equals(group.name())) {
            losses.add(
                    ConversionCode.GROUP_RENAMED,
                    group,
                    "group " + QuotedName.of(group.name()) + " is renamed to " + QuotedName.of(label));
        }
        return label;
    }

    private boolean canExpress(PortGroup group, String partition) {
        boolean expressible = RfcText.canExpress(partition);
        if (!expressible) {
            losses.add(
                    ConversionCode.PARTITION_NAME,
                    group,
                    "a partition name of group '" + group.name()
                            + "' is left out: it has characters that the RFC syntax"
                            + " cannot hold; select the partition by its P_Key");
        }
        return expressible;
    }

    private void convert(PortGroup group, PortName name, List<PortName> names, List<Range> guids) {
        if (name.port() > PortNumber.MAX) {
            losses.add(
                    ConversionCode.PORT_NAME_UNUSABLE,
                    group,
                    "the port-name '" + name.node() + "/P" + name.port() + "' of group '" + group.name()
                            + "' is left out: no device has a port with this number; correct it");
        } else if (!RfcText.canExpress(name.node())) {
            losses.add(
                    ConversionCode.PORT_NAME,
                    group,
                    "a port-name of group '" + group.name() + "' is left out: it has characters that the RFC syntax"
                            + " cannot hold; name the port by its GUID");
        } else if (!isTakenForTwoWords(name)) {
            names.add(asRead(name));
        } else if (fabric.isEmpty()) {
            names.add(asRead(name));
            losses.add(
                    ConversionCode.PORT_NAME_TWO_WORDS,
                    group,
                    "the port-name '" + name.node() + "/P" + name.port() + "' of group '" + group.name()
                            + "' is first compared with host and CA, then with the whole NodeDescription; pass a"
                            + " fabric to resolve it");
        } else {
            fabric.nodesDescribed(name.node()).stream().findFirst().ifPresent(node -> place(name, node, guids));
        }
    }

    private static PortName asRead(PortName name) {
        return new PortName(name.node(), name.port(), Reading.FIRST_TWO_WORDS);
    }

    /** Whether the first two words would find another node than the intended one. */
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

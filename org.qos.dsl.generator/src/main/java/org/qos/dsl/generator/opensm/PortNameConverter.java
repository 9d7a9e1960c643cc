package org.qos.dsl.generator.opensm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Port names in OpenSM's one form, the whole NodeDescription and the port. A name of a port without a cable makes
 * OpenSM reject the file, and a number that the node does not have may crash it (OpenSM
 * osm_qos_parser_y.y:port_group_port_name); with a fabric such names are replaced.
 */
final class PortNameConverter {

    private static final int MAX_PORT = 255;

    private final PortGroup group;
    private final Fabric fabric;
    private final ConversionLosses losses;
    private final List<PortName> names = new ArrayList<>();
    private final List<Range> guids = new ArrayList<>();

    PortNameConverter(PortGroup group, Fabric fabric, ConversionLosses losses) {
        this.group = group;
        this.fabric = fabric;
        this.losses = losses;
        group.portNames().forEach(this::convert);
    }

    /** The names that remain names. */
    List<PortName> names() {
        return names.stream().distinct().toList();
    }

    /** The ports that had to be named by GUID instead. */
    Ranges guids() {
        return new Ranges(guids);
    }

    private void convert(PortName name) {
        Optional<Node> node = node(name);
        if (name.port() < 1 || name.port() > MAX_PORT) {
            losses.add(
                    ConversionCode.PORT_NUMBER_OUT_OF_RANGE,
                    group,
                    at(name) + ": the port number is out of range; write 1 to " + MAX_PORT);
        } else if (node.isPresent()) {
            place(name, node.get());
        } else {
            convertAlone(name);
        }
    }

    /** The node that the name refers to; empty without a fabric. */
    private Optional<Node> node(PortName name) {
        Optional<Node> byFirstTwoWords = readsFirstTwoWords(name)
                ? fabric.nodesByFirstTwoWords(name.node()).stream().findFirst()
                : Optional.empty();
        return byFirstTwoWords.or(
                () -> fabric.nodesDescribed(name.node()).stream().findFirst());
    }

    private void convertAlone(PortName name) {
        String description = name.node();
        if (readsFirstTwoWords(name)) {
            description = name.node().replaceFirst("/", " ");
            losses.add(
                    ConversionCode.PORT_NAME_TWO_WORDS,
                    group,
                    at(name) + " is written as the NodeDescription '" + description
                            + "', because OpenSM compares all of it; "
                            + (fabric.isEmpty()
                                    ? "pass a fabric to use the full one"
                                    : "no node of the fabric has these first two words; correct the name"));
        }
        if (canExpress(description)) {
            names.add(new PortName(description, name.port(), Reading.DESCRIPTION));
        } else {
            losses.add(
                    ConversionCode.PORT_NAME,
                    group,
                    at(name) + " cannot be written for OpenSM; name the port by its GUID");
        }
    }

    private void place(PortName name, Node node) {
        Optional<Port> port = node.port(node.type() == NodeType.SWITCH ? 0 : name.port());
        if (port.isEmpty()) {
            losses.add(
                    ConversionCode.PORT_NAME_UNUSABLE,
                    group,
                    at(name) + " is left out: the fabric has no such port, and OpenSM rejects such a name or crashes;"
                            + " correct or remove it");
        } else if (isSafe(name, node)) {
            names.add(new PortName(node.description(), name.port(), Reading.DESCRIPTION));
        } else {
            guids.add(Range.of(port.get().guid()));
        }
    }

    /** Whether OpenSM finds this node by its description, and reads the name without an error. */
    private boolean isSafe(PortName name, Node node) {
        boolean linked = node.type() == NodeType.SWITCH
                || node.port(name.port()).flatMap(Port::link).isPresent();
        return linked
                && name.port() <= node.portCount()
                && canExpress(node.description())
                && fabric.nodesDescribed(node.description()).get(0).equals(node);
    }

    /** Two words have no space within, so that a part with one is a whole NodeDescription. */
    private static boolean readsFirstTwoWords(PortName name) {
        return name.reading() == Reading.FIRST_TWO_WORDS
                && name.node().contains("/")
                && name.node().chars().noneMatch(Character::isWhitespace);
    }

    /** OpenSM's printable NodeDescription has spaces for all but printable ASCII. */
    private static boolean canExpress(String description) {
        return OpenSmString.canExpress(description) && description.chars().allMatch(c -> c >= ' ' && c <= '~');
    }

    private String at(PortName name) {
        return "port-name '" + name.node() + "/P" + name.port() + "' of group '" + group.name() + "'";
    }
}

package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Guid;

/** The ports of the fabric, by GUID and by name. */
final class FabricNames {

    private static final Pattern WHITESPACE = Pattern.compile("\\s+");

    private FabricNames() {}

    /** The GUIDs of the ports, with the names of their nodes. */
    static Stream<Proposal> guids(Fabric fabric) {
        return hostsFirst(fabric).flatMap(node -> node.endpoints().stream()
                .filter(port -> port.guid() != 0)
                .map(port -> Proposal.value(hex(port.guid()), node.description() + " port " + port.number())));
    }

    /** The ports by the name of their node and their number, as a policy writes them, with their GUIDs. */
    static Stream<Proposal> ports(Fabric fabric, PolicySyntax syntax) {
        return hostsFirst(fabric).flatMap(node -> ports(fabric, node, syntax));
    }

    /** Groups are made of hosts rather than of the many ports of switches. */
    private static Stream<Node> hostsFirst(Fabric fabric) {
        return Arrays.stream(NodeType.values())
                .flatMap(type -> fabric.nodes().stream().filter(node -> node.type() == type));
    }

    /** Of the 40 000 ports of a large fabric many have the same node, whose name is worked out once. */
    private static Stream<Proposal> ports(Fabric fabric, Node node, PolicySyntax syntax) {
        String name = syntax == PolicySyntax.RFC ? FreeText.encode(shortName(fabric, node)) : node.description();
        return node.ports().stream()
                .filter(port -> port.number() > 0)
                .flatMap(port -> written(name + "/P" + port.number(), syntax).stream()
                        .map(written -> Proposal.name(written, hex(port.guid()))));
    }

    private static Optional<String> written(String name, PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC ? Optional.of(name) : Strings.write(name);
    }

    /** The first two words where no other node has the same, else the whole description. */
    private static String shortName(Fabric fabric, Node node) {
        String[] words = WHITESPACE.split(node.description().strip(), 3);
        String two = words.length > 1 ? words[0] + "/" + words[1] : "";
        return fabric.nodesByFirstTwoWords(two).size() == 1 ? two : node.description();
    }

    /** A GUID in the form of the list. */
    static String hex(long guid) {
        return Guid.text(guid);
    }
}

package org.qos.dsl.ide.completion;

import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;

/** The ports of the fabric, by GUID and by name. */
final class FabricNames {

    /** A port as a policy names it. */
    private record WrittenPort(String name, long guid) {}

    /** How the ports of each fabric are written, for as long as the fabric is known: a large one has 40 000. */
    private static final Map<Language, Map<Fabric, List<WrittenPort>>> WRITTEN = Map.of(
            Language.RFC, Collections.synchronizedMap(new WeakHashMap<>()),
            Language.OPENSM, Collections.synchronizedMap(new WeakHashMap<>()));

    private FabricNames() {}

    /** The GUIDs of the ports, with the names of their nodes. */
    static Stream<Proposal> guids(Fabric fabric) {
        return fabric.nodes().stream().flatMap(node -> node.endpoints().stream()
                .filter(port -> port.guid() != 0)
                .map(port -> Proposal.value(hex(port.guid()), node.description() + " port " + port.number())));
    }

    /** The ports by the name of their node and their number, as a policy writes them, with their GUIDs. */
    static Stream<Proposal> ports(Fabric fabric, Language language) {
        return WRITTEN.get(language).computeIfAbsent(fabric, of -> written(of, language)).stream()
                .map(port -> Proposal.name(port.name(), hex(port.guid())));
    }

    private static List<WrittenPort> written(Fabric fabric, Language language) {
        return fabric.nodes().stream()
                .flatMap(node -> node.ports().stream()
                        .filter(port -> port.number() > 0)
                        .flatMap(port -> written(fabric, node, port, language).stream()
                                .map(name -> new WrittenPort(name, port.guid()))))
                .toList();
    }

    private static Optional<String> written(Fabric fabric, Node node, Port port, Language language) {
        String behind = "/P" + port.number();
        return language == Language.RFC
                ? Optional.of(FreeText.encode(shortName(fabric, node) + behind))
                : Strings.write(node.description() + behind);
    }

    /** The first two words where no other node has the same, else the whole description. */
    private static String shortName(Fabric fabric, Node node) {
        String[] words = node.description().strip().split("\\s+", 3);
        String two = words.length > 1 ? words[0] + "/" + words[1] : "";
        return fabric.nodesByFirstTwoWords(two).size() == 1 ? two : node.description();
    }

    /** A GUID in the form of the list. */
    static String hex(long guid) {
        return "0x" + HexFormat.of().toHexDigits(guid);
    }
}

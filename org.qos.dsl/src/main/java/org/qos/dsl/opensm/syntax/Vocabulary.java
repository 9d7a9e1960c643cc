package org.qos.dsl.opensm.syntax;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.scoping.DidYouMean;
import org.qos.dsl.scoping.Spelling;

/** Which keywords belong where. */
public final class Vocabulary {

    private static final Map<String, List<String>> CONTENTS = new LinkedHashMap<>();

    static {
        contents("port-groups", "port-group");
        contents("port-group", "name:", "use:", "port-guid:", "port-name:", "pkey:", "partition:", "node-type:");
        contents("qos-setup", "vlarb-tables", "sl2vl-tables");
        contents("vlarb-tables", "vlarb-scope");
        contents("vlarb-scope", "group:", "across:", "vlarb-high:", "vlarb-low:", "vl-high-limit:");
        contents("sl2vl-tables", "sl2vl-scope");
        contents("sl2vl-scope", "group:", "across:", "across-from:", "across-to:", "from:", "to:", "sl2vl-table:");
        contents("qos-levels", "qos-level");
        contents(
                "qos-level",
                "name:",
                "use:",
                "sl:",
                "mtu-limit:",
                "rate-limit:",
                "packet-life:",
                "path-bits:",
                "pkey:");
        contents("qos-match-rules", "qos-match-rule");
        contents(
                "qos-match-rule",
                "use:",
                "qos-class:",
                "qos-level-name:",
                "source:",
                "destination:",
                "service-id:",
                "pkey:");
        contents(
                "qos-ulps",
                "default:",
                "any,service-id",
                "any,pkey",
                "any,target-port-guid",
                "any,source-port-guid",
                "any,source-target-port-guid",
                "sdp:",
                "sdp,port-num",
                "rds:",
                "rds,port-num",
                "iser:",
                "iser,port-num",
                "srp,target-port-guid",
                "ipoib:",
                "ipoib,pkey");
    }

    private static final Map<String, String> KEYWORD_OF_RULE = Map.ofEntries(
            Map.entry("PortGroups", "port-groups"),
            Map.entry("PortGroup", "port-group"),
            Map.entry("QosSetup", "qos-setup"),
            Map.entry("VlArbTables", "vlarb-tables"),
            Map.entry("VlArbScope", "vlarb-scope"),
            Map.entry("Sl2VlTables", "sl2vl-tables"),
            Map.entry("Sl2VlScope", "sl2vl-scope"),
            Map.entry("QosLevels", "qos-levels"),
            Map.entry("QosLevel", "qos-level"),
            Map.entry("QosMatchRules", "qos-match-rules"),
            Map.entry("MatchRule", "qos-match-rule"),
            Map.entry("QosUlps", "qos-ulps"));

    private static final List<String> NODE_TYPES = List.of("CA", "SWITCH", "ROUTER", "SELF", "ALL");

    private static final List<String> SECTIONS =
            List.of("qos-ulps", "port-groups", "qos-setup", "qos-levels", "qos-match-rules");

    private Vocabulary() {}

    private static void contents(String block, String... keywords) {
        CONTENTS.put(block, List.of(keywords));
    }

    /** The keyword that opens what a grammar rule reads; empty for the file as a whole and for values. */
    static Optional<String> keywordOf(String rule) {
        return Optional.ofNullable(KEYWORD_OF_RULE.get(rule));
    }

    /** What can stand in a block, or in the file outside of all blocks. */
    static List<String> contentsOf(Optional<String> block) {
        return block.map(CONTENTS::get).orElse(SECTIONS);
    }

    /** The block that a keyword belongs into; the first of them when there are several. */
    static String sectionOf(String keyword) {
        return blocksWith(keyword).findFirst().orElse("the file");
    }

    /** The blocks that a keyword belongs into. */
    static Stream<String> blocksWith(String keyword) {
        return CONTENTS.entrySet().stream()
                .filter(e -> e.getValue().contains(keyword))
                .map(Map.Entry::getKey);
    }

    /** Every keyword in the way it is written. */
    static Stream<String> all() {
        Stream<String> blocks = CONTENTS.keySet().stream().flatMap(b -> Stream.of(b, "end-" + b));
        return Stream.concat(
                        blocks, CONTENTS.values().stream().flatMap(List::stream).filter(k -> k.endsWith(":")))
                .distinct();
    }

    /** The keywords that can stand in a block or close it. */
    public static Stream<String> possibleIn(Optional<String> block) {
        return Stream.concat(contentsOf(block).stream(), block.map(b -> "end-" + b).stream());
    }

    /** The keyword that was probably meant by a word in that block; one that can stand there rather than another. */
    static Optional<String> meantBy(String word, Optional<String> block) {
        String lower = word.toLowerCase(Locale.ROOT);
        return Stream.of(possibleIn(block), all())
                .map(keywords -> DidYouMean.of(
                        lower, keywords.map(Vocabulary::withoutColon).toList()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The keyword of that block which alone is near to a word; with its colon, if it has one. */
    static Optional<String> onlyMeantBy(String word, Optional<String> block) {
        String lower = word.toLowerCase(Locale.ROOT);
        return Spelling.only(
                        lower, possibleIn(block).map(Vocabulary::withoutColon).toList())
                .map(near -> possibleIn(block).anyMatch((near + ":")::equals) ? near + ":" : near);
    }

    /** The node type that is certainly meant by a word: in quotes, by the older name of adapters, or slightly misspelt. */
    static Optional<String> nodeTypeMeantBy(String word) {
        String type = word.replace("\"", "").toUpperCase(Locale.ROOT);
        return switch (type) {
            case "HCA", "CAS" -> Optional.of("CA");
            default -> Spelling.only(type, NODE_TYPES);
        };
    }

    private static String withoutColon(String keyword) {
        return keyword.endsWith(":") ? keyword.substring(0, keyword.length() - 1) : keyword;
    }

    /** A list of keywords for a message. */
    static String list(List<String> keywords) {
        String[] shown = keywords.stream().map(k -> k.replace(",", ", ")).toArray(String[]::new);
        return String.join(" | ", Arrays.asList(shown));
    }
}

package org.qos.dsl.syntax;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.runtime.policy.PolicySyntax;

/** The TextMate grammar of a syntax: a template whose words in capitals are alternations of what the table has. */
final class TextMateGrammar {

    /** What the server colours as names. */
    private static final Set<ValueKind> NAMES =
            EnumSet.of(ValueKind.NAME, ValueKind.GROUPS, ValueKind.LEVEL_NAME, ValueKind.PARTITIONS);

    private static final Set<ValueKind> TEXTS = EnumSet.of(ValueKind.DESCRIPTION, ValueKind.PORT_NAMES);

    private final PolicySyntax syntax;

    private TextMateGrammar(PolicySyntax syntax) {
        this.syntax = syntax;
    }

    static String of(PolicySyntax syntax) throws IOException {
        TextMateGrammar grammar = new TextMateGrammar(syntax);
        return syntax == PolicySyntax.RFC
                ? filled("qos-rfc.tmLanguage.template.json", grammar.rfc())
                : filled("qos-opensm.tmLanguage.template.json", grammar.openSm());
    }

    private Map<String, String> rfc() {
        return Map.of(
                "NAMED_ENTRIES", tags(entries(NAMES::contains)),
                "TEXT_ENTRIES", tags(entries(TEXTS::contains)),
                "NODE_TYPE_ENTRIES", tags(entries(value -> value == ValueKind.NODE_TYPES)),
                "NODE_TYPES", nodeTypes(Stream.of(NodeTypeKeyword.LEGACY_CA)));
    }

    private Map<String, String> openSm() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("DESCRIPTIONS", entries(value -> value == ValueKind.DESCRIPTION));
        words.put("NAMED_ENTRIES", entries(NAMES::contains));
        words.put("TEXT_ENTRIES", entries(value -> value == ValueKind.PORT_NAMES));
        words.put("NODE_TYPE_ENTRIES", entries(value -> value == ValueKind.NODE_TYPES));
        words.put("NODE_TYPES", nodeTypes(Stream.empty()));
        words.put("NUMBER_ENTRIES", entries(value -> !value.isText()));
        words.put("BLOCKS", alternation(PolicyBlocks.all(syntax).map(BlockType::name)));
        words.put("PROTOCOLS", alternation(ulpNames().map(name -> name[0])));
        words.put(
                "CRITERIA",
                alternation(ulpNames().filter(name -> name.length > 1).map(name -> name[1])));
        return words;
    }

    private String entries(Predicate<ValueKind> values) {
        return alternation(PolicyBlocks.all(syntax)
                .flatMap(block -> block.entries(syntax))
                .filter(entry -> !entry.isUlpLine() && values.test(entry.value()))
                .map(EntryType::name));
    }

    private Stream<String[]> ulpNames() {
        return PolicyBlocks.all(syntax)
                .flatMap(block -> block.entries(syntax))
                .filter(EntryType::isUlpLine)
                .map(entry -> entry.name().split(","));
    }

    private static String nodeTypes(Stream<String> legacy) {
        return alternation(Stream.concat(NodeTypeKeyword.names().stream(), legacy));
    }

    /** Longer words first: the first word that matches counts. */
    private static String alternation(Stream<String> words) {
        return words.distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .collect(Collectors.joining("|"));
    }

    private static String tags(String names) {
        return names.replace("-", "[-_]");
    }

    private static String filled(String template, Map<String, String> words) throws IOException {
        try (InputStream in = TextMateGrammar.class.getResourceAsStream(template)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> word : words.entrySet()) {
                text = text.replace("(" + word.getKey() + ")", "(" + word.getValue() + ")")
                        .replace("(?:" + word.getKey() + ")", "(?:" + word.getValue() + ")");
            }
            return text;
        }
    }
}

package org.qos.dsl.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.runtime.policy.PolicySyntax;

/** The BNF of a syntax, as the table of blocks and entries has it. */
final class Bnf {

    private static final String ULP = "ulp";
    private static final int NAME_WIDTH = 18;
    private static final int LINE_WIDTH = 120;

    /** An optional entry is not broken over lines. */
    private static final Pattern WORD = Pattern.compile("\\[ \\S+ \\]|\\S+");

    private final PolicySyntax syntax;
    private final Map<String, String> productions = new LinkedHashMap<>();
    private final Map<String, EntryType> entries = new LinkedHashMap<>();

    private Bnf(PolicySyntax syntax) {
        this.syntax = syntax;
    }

    /** The productions of blocks and entries. */
    static String of(PolicySyntax syntax) {
        Bnf bnf = new Bnf(syntax);
        bnf.policy();
        PolicyBlocks.sections(syntax).forEach(bnf::block);
        return bnf.productions.entrySet().stream()
                .map(production -> (bnf.isSection(production.getKey()) ? "\n" : "")
                        + wrapped(production.getKey(), production.getValue()))
                .collect(Collectors.joining());
    }

    /** The rows of a table of the values that have a range. */
    static String ranges(PolicySyntax syntax) {
        Map<String, String> names = PolicyBlocks.all(syntax)
                .flatMap(block -> block.entries(syntax))
                .filter(entry -> !entry.value().meaning().isEmpty())
                .collect(Collectors.groupingBy(
                        entry -> " | %s | %s | %s |\n"
                                .formatted(
                                        entry.value().meaning(),
                                        entry.value().first(),
                                        entry.value().last(syntax)),
                        LinkedHashMap::new,
                        Collectors.mapping(
                                entry -> "`" + entry.name().replace(",", ", ") + "`",
                                Collectors.collectingAndThen(
                                        Collectors.toList(),
                                        list -> list.stream().distinct().collect(Collectors.joining(", "))))));
        return names.entrySet().stream()
                .map(row -> "| " + row.getValue() + row.getKey())
                .collect(Collectors.joining());
    }

    private boolean isSection(String name) {
        return PolicyBlocks.sections(syntax).anyMatch(block -> block.name().equals(name));
    }

    private void policy() {
        String sections =
                anyOf(PolicyBlocks.sections(syntax).map(BlockType::name).toList());
        productions.put(
                "policy",
                syntax == PolicySyntax.RFC
                        ? "[ prolog ] \"<qos-policy>\" " + sections + " \"</qos-policy>\""
                        : sections);
    }

    private void block(BlockType block) {
        productions.put(block.name(), delimited(block.name(), content(block)));
        block.blocks().forEach(this::block);
        if (block.model().isEmpty() && !block.entries().isEmpty()) {
            productions.put(
                    ULP,
                    String.join(
                            " | ", block.entries(syntax).map(this::nonterminal).toList()));
        }
        block.entries(syntax).forEach(entry -> {
            String name = nonterminal(entry);
            entries.putIfAbsent(name, entry);
            productions.putIfAbsent(name, entry(entry));
        });
    }

    private String delimited(String name, String content) {
        return syntax == PolicySyntax.RFC
                ? "\"<" + name + ">\" " + content + " \"</" + name + ">\""
                : "\"" + name + "\" " + content + " \"end-" + name + "\"";
    }

    private String content(BlockType block) {
        List<String> inner = block.blocks().stream().map(BlockType::name).toList();
        if (block.model().isEmpty()) {
            List<String> names = inner.isEmpty() ? List.of(ULP) : inner;
            boolean first = syntax == PolicySyntax.OPENSM && !block.mayBeEmpty();
            return (first ? oneOf(names) + " " : "") + anyOf(names);
        }
        List<String> parts = new ArrayList<>();
        List<String> repeated = new ArrayList<>();
        block.entries(syntax).forEach(entry -> {
            switch (entry.in(syntax)) {
                case REQUIRED -> parts.add(nonterminal(entry));
                case OPTIONAL -> parts.add("[ " + nonterminal(entry) + " ]");
                case MERGED, SELECTS_PORTS, LAST_COUNTS -> repeated.add(nonterminal(entry));
                case NEVER -> throw new AssertionError(entry);
            }
        });
        List<String> selecting = block.entries(syntax)
                .filter(entry -> entry.in(syntax) == Occurrence.SELECTS_PORTS)
                .map(this::nonterminal)
                .toList();
        if (syntax == PolicySyntax.OPENSM && !selecting.isEmpty()) {
            parts.add(oneOf(selecting));
        }
        if (!repeated.isEmpty()) {
            parts.add(anyOf(repeated));
        }
        return String.join(" ", parts);
    }

    /** An entry whose values have another form than in an earlier block is called {@code -value} or {@code -values}. */
    private String nonterminal(EntryType entry) {
        String name = entry.name().replace(',', '-');
        EntryType earlier = entries.get(name);
        boolean same =
                earlier == null || earlier.value().content() == entry.value().content();
        return same ? name : name + (entry.value().content() == Content.NUMBER ? "-value" : "-values");
    }

    private String entry(EntryType entry) {
        String value = value(entry.value());
        if (syntax == PolicySyntax.RFC) {
            return delimited(entry.name(), value);
        }
        int comma = entry.name().indexOf(',');
        return comma < 0
                ? "\"" + entry.keyword() + "\" " + value
                : "\"" + entry.name().substring(0, comma) + "\" \",\" \""
                        + entry.name().substring(comma + 1) + "\" " + value + " \":\" number";
    }

    private String value(ValueKind value) {
        if (syntax == PolicySyntax.OPENSM && value == ValueKind.NODE_TYPES) {
            return "node-types";
        }
        if (syntax == PolicySyntax.OPENSM && value == ValueKind.DESCRIPTION) {
            return "description";
        }
        return value.content().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String anyOf(List<String> names) {
        return "{ " + String.join(" | ", names) + " }";
    }

    private static String oneOf(List<String> names) {
        return names.size() == 1 ? names.get(0) : "( " + String.join(" | ", names) + " )";
    }

    private static String wrapped(String name, String definition) {
        StringBuilder text = new StringBuilder(pad(name, NAME_WIDTH) + "::=");
        int line = text.length();
        for (String word :
                WORD.matcher(definition).results().map(MatchResult::group).toList()) {
            if (line + 1 + word.length() > LINE_WIDTH) {
                text.append("\n").append(pad("", NAME_WIDTH + 3));
                line = NAME_WIDTH + 3;
            }
            text.append(' ').append(word);
            line += 1 + word.length();
        }
        return text.append("\n").toString();
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }
}

package org.qos.dsl.opensm.scan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.qos.dsl.opensm.scan.KeywordPattern.Kind;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.NodeTypeKeyword;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** All keywords: those of blocks and entries, and the node types. No two of them match the same text. */
final class KeywordPatterns {

    private static final int LETTERS = 128;

    private static final List<KeywordPattern> ALL = Stream.of(
                    PolicyBlocks.all(PolicySyntax.OPENSM).flatMap(block -> block(block.name())),
                    PolicyBlocks.all(PolicySyntax.OPENSM)
                            .flatMap(block -> block.entries(PolicySyntax.OPENSM))
                            .map(KeywordPatterns::entry)
                            .distinct(),
                    Arrays.stream(NodeTypeKeyword.values()).map(KeywordPatterns::nodeType))
            .flatMap(patterns -> patterns)
            .toList();

    private static final KeywordPattern[][] BY_FIRST_LETTER = new KeywordPattern[LETTERS][];

    static {
        for (char c = 0; c < LETTERS; c++) {
            char first = c;
            BY_FIRST_LETTER[c] =
                    ALL.stream().filter(k -> k.first().charAt(0) == first).toArray(KeywordPattern[]::new);
        }
    }

    private KeywordPatterns() {}

    /** Every keyword. */
    static List<KeywordPattern> all() {
        return ALL;
    }

    /** The keywords that may begin with that character. */
    static KeywordPattern[] startingWith(char c) {
        char lower = KeywordPattern.lower(c);
        return lower < LETTERS ? BY_FIRST_LETTER[lower] : BY_FIRST_LETTER[0];
    }

    private static Stream<KeywordPattern> block(String name) {
        return Stream.of(
                new KeywordPattern(name, "", Kind.BEGIN, null), new KeywordPattern("end-" + name, "", Kind.END, null));
    }

    private static KeywordPattern entry(EntryType entry) {
        String[] parts = entry.name().split(",");
        if (parts.length > 1) {
            return new KeywordPattern(parts[0], parts[1], Kind.ULP_CRITERION, LineMode.NUMBERS);
        }
        return new KeywordPattern(parts[0], "", entry.isUlpLine() ? Kind.ULP : Kind.ENTRY, mode(entry.value()));
    }

    private static LineMode mode(ValueKind value) {
        if (value == ValueKind.DESCRIPTION) {
            return LineMode.DESCRIPTION;
        }
        if (value == ValueKind.NODE_TYPES) {
            return LineMode.NODE_TYPES;
        }
        return value.isText() ? LineMode.TEXT : LineMode.NUMBERS;
    }

    private static KeywordPattern nodeType(NodeTypeKeyword type) {
        return new KeywordPattern(type.name().toLowerCase(Locale.ROOT), "", Kind.NODE_TYPE, null);
    }
}

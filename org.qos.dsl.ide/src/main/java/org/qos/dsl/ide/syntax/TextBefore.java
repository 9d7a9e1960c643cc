package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.Map;
import org.qos.dsl.language.Language;

/**
 * The text before a cursor, shortened: it begins at the last group, level, rule or scope that starts in front of the
 * cursor, behind the words that open what such a thing stands in. What is open at its end is the same, and it is read in
 * no time, however long the document is.
 */
public final class TextBefore {

    private static final Map<String, List<String>> AROUND = Map.of(
            "port-group", List.of("port-groups"),
            "qos-level", List.of("qos-levels"),
            "qos-match-rule", List.of("qos-match-rules"),
            "sl2vl-scope", List.of("qos-setup", "sl2vl-tables"),
            "vlarb-scope", List.of("qos-setup", "vlarb-tables"));

    private TextBefore() {}

    /** The end of a text with what it stands in; the text itself where nothing starts in it. */
    public static String shortened(String before, Language language) {
        return switch (language) {
            case RFC -> rfc(before);
            case OPENSM -> openSm(before);
            case PARTITIONS, OPTS -> before;
        };
    }

    private static String rfc(String before) {
        int start = -1;
        String around = "";
        for (Map.Entry<String, List<String>> block : AROUND.entrySet()) {
            int found = before.lastIndexOf("<" + block.getKey() + ">");
            if (found > start && !isInComment(before, found)) {
                start = found;
                around = "<qos-policy><" + String.join("><", block.getValue()) + ">";
            }
        }
        return start < 0 ? before : around + before.substring(start);
    }

    private static boolean isInComment(String text, int place) {
        return text.lastIndexOf("<!--", place) > text.lastIndexOf("-->", place);
    }

    private static String openSm(String before) {
        int start = -1;
        String around = "";
        for (Map.Entry<String, List<String>> block : AROUND.entrySet()) {
            int found = lastLine(before, block.getKey());
            if (found > start) {
                start = found;
                around = String.join("\n", block.getValue()) + "\n";
            }
        }
        return start < 0 ? before : around + before.substring(start);
    }

    /** The begin of the last line that has nothing but that word, or -1. */
    private static int lastLine(String text, String word) {
        int found = text.lastIndexOf(word);
        while (found >= 0) {
            int start = text.lastIndexOf('\n', found - 1) + 1;
            int end = text.indexOf('\n', found);
            boolean alone = end >= 0 && text.substring(start, end).strip().equals(word);
            if (found == 0 || alone) {
                return alone ? start : -1;
            }
            found = text.lastIndexOf(word, found - 1);
        }
        return -1;
    }
}

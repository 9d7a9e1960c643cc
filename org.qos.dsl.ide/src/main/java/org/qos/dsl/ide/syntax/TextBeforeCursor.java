package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A shortened text before the cursor: it begins with the last group, level, rule or scope that starts before the
 * cursor, after the opening tokens of what contains it. The same blocks are open at its end, and parsing it is fast for
 * a document of any length.
 */
public final class TextBeforeCursor {

    /** For each block with entries the blocks around it, from the section inwards. */
    private static final Map<String, List<String>> AROUND = PolicyBlocks.all(PolicySyntax.RFC)
            .filter(block -> block.model().isPresent())
            .map(BlockType::name)
            .collect(Collectors.toMap(
                    Function.identity(),
                    name -> PolicyBlocks.around(name).map(BlockType::name).toList()));

    private TextBeforeCursor() {}

    /** The end of a text with its context; the whole text if no block starts in it. */
    public static String shortened(String before, PolicySyntax syntax) {
        return switch (syntax) {
            case RFC -> rfc(before);
            case OPENSM -> openSm(before);
        };
    }

    /** The text before an offset of a policy, shortened. */
    public static String of(DocumentSnapshot snapshot, int offset) {
        return shortened(
                snapshot.text().substring(0, offset),
                snapshot.language().syntax().orElseThrow());
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

    /** The start of the last line that consists of a keyword, or -1. */
    private static int lastLine(String text, String keyword) {
        int found = text.lastIndexOf(keyword);
        while (found >= 0) {
            int start = text.lastIndexOf('\n', found - 1) + 1;
            int end = text.indexOf('\n', found);
            boolean alone = end >= 0 && text.substring(start, end).strip().equals(keyword);
            if (found == 0 || alone) {
                return alone ? start : -1;
            }
            found = text.lastIndexOf(keyword, found - 1);
        }
        return -1;
    }
}

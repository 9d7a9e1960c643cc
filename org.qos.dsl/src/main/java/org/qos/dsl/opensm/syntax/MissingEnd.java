package org.qos.dsl.opensm.syntax;

import java.util.Optional;
import org.qos.dsl.language.FixData;
import org.qos.dsl.scanner.TextLine;

/** The end of a block that is not closed, where its place is certain. */
final class MissingEnd {

    private MissingEnd() {}

    /**
     * The fix that closes a block after its last entry: on a line of its own, indented as the line that opens the block.
     * Empty where text is next to it that does not fit, because it may be the end, where the last line goes on, or where
     * a line may be exchanged with the next one or written twice.
     */
    static Optional<String[]> of(TokenStream text, ParsedBlock block) {
        ParsedToken first = text.token(block.first());
        ParsedToken last = text.token(block.after() - 1);
        ParsedToken next = text.token(block.after());
        if (last.stray() || isDoubtful(text, block, next)) {
            return Optional.empty();
        }
        String all = first.leaf().getRootNode().getText();
        int end = last.start()
                + all.substring(last.start(), last.end()).stripTrailing().length();
        if (!TextLine.after(all, end).isBlank()) {
            return Optional.empty();
        }
        String closing = "end-" + first.kind();
        String newLine = all.startsWith("\r\n", all.indexOf('\n') - 1) ? "\r\n" : "\n";
        return Optional.of(
                FixData.edit(end, 0, newLine + indentation(all, first.start()) + closing, "write '" + closing + "'"));
    }

    private static boolean isDoubtful(TokenStream text, ParsedBlock block, ParsedToken next) {
        boolean twice = next != null
                && block.after() - block.first() == 1
                && next.kind().equals(text.token(block.first()).kind());
        return twice || next != null && (next.stray() || isClosedAtOnce(text, block.after()));
    }

    private static boolean isClosedAtOnce(TokenStream text, int at) {
        ParsedToken after = text.token(at + 1);
        return after != null && after.kind().equals("end-" + text.token(at).kind());
    }

    private static String indentation(String text, int start) {
        String before = TextLine.before(text, start);
        return before.isBlank() ? before : "";
    }
}

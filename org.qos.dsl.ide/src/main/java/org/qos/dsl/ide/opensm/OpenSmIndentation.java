package org.qos.dsl.ide.opensm;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.opensm.scan.OpenSmScanner;

/** Indents by the blocks that are open. */
final class OpenSmIndentation implements BlockIndentation {

    @Override
    public boolean closes(String line) {
        return line.startsWith(OpenSmServices.END);
    }

    @Override
    public OptionalInt depth(DocumentSnapshot snapshot, int offset) {
        return isQuoted(snapshot.text(), offset)
                ? OptionalInt.empty()
                : OptionalInt.of(openBlocks(TextBeforeCursor.of(snapshot, offset)));
    }

    /** Whether an offset is in a quoted text, where whitespace is part of a name. */
    private static boolean isQuoted(String text, int offset) {
        return OpenSmScanner.scan(text).stream()
                .filter(token -> token.start() < offset
                        && offset < token.end()
                        && !token.kind().equals(OpenSmScanner.COMMENT))
                .anyMatch(token -> text.substring(token.start(), offset)
                                        .chars()
                                        .filter(c -> c == '"')
                                        .count()
                                % 2
                        == 1);
    }

    private static int openBlocks(String before) {
        Deque<String> open = new ArrayDeque<>();
        OpenSmScanner.scan(before).stream()
                .map(token -> token.kind())
                .filter(kind -> kind.matches("'[a-z0-9-]{2,}'"))
                .map(kind -> kind.substring(1, kind.length() - 1))
                .forEach(keyword -> enter(keyword, open));
        return open.size();
    }

    private static void enter(String keyword, Deque<String> open) {
        if (!keyword.startsWith(OpenSmServices.END)) {
            open.push(keyword);
        } else if (open.contains(keyword.substring(OpenSmServices.END.length()))) {
            while (!open.pop().equals(keyword.substring(OpenSmServices.END.length()))) {
                // what was left open inside is closed with it
            }
        }
    }
}

package org.qos.dsl.ide.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.project.Languages;
import org.qos.dsl.rfc.parser.GrammarElements;
import org.qos.dsl.rfc.parser.Lexeme;
import org.qos.dsl.rfc.parser.RfcTokens;

/** The number of blocks that are open at a position, computed from the text before it. */
final class NestingDepth {

    private NestingDepth() {}

    /** The number of open blocks; empty where whitespace is significant, as in a comment. */
    static OptionalInt at(View view, int offset) {
        String before = TextBeforeCursor.shortened(view.text().substring(0, offset), view.language());
        return switch (view.language()) {
            case RFC -> rfc(before);
            case OPENSM -> isQuoted(view.text(), offset) ? OptionalInt.empty() : OptionalInt.of(openSm(before));
            case PARTITIONS -> OptionalInt.of(isAmongMembers(before) ? 1 : 0);
            case OPTS -> OptionalInt.empty();
        };
    }

    private static OptionalInt rfc(String before) {
        if (before.lastIndexOf("<!--") > before.lastIndexOf("-->")) {
            return OptionalInt.empty();
        }
        GrammarElements elements = Languages.standalone().injector(Language.RFC).getInstance(GrammarElements.class);
        int open = 0;
        for (Lexeme lexeme : RfcTokens.ofBeginning(before, elements.document())) {
            if (lexeme.symbol().startsWith("</")) {
                open--;
            } else if (lexeme.symbol().startsWith("<")) {
                open++;
            }
        }
        return OptionalInt.of(open);
    }

    /** Whether an offset is inside a quoted text, where whitespace is part of a name. */
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

    private static int openSm(String before) {
        Deque<String> open = new ArrayDeque<>();
        OpenSmScanner.scan(before).stream()
                .map(token -> token.kind())
                .filter(kind -> kind.matches("'[a-z0-9-]{2,}'"))
                .map(kind -> kind.substring(1, kind.length() - 1))
                .forEach(keyword -> enter(keyword, open));
        return open.size();
    }

    private static void enter(String keyword, Deque<String> open) {
        if (!keyword.startsWith("end-")) {
            open.push(keyword);
        } else if (open.contains(keyword.substring("end-".length()))) {
            while (!open.pop().equals(keyword.substring("end-".length()))) {
                // blocks left open inside are closed with it
            }
        }
    }

    private static boolean isAmongMembers(String before) {
        String definition = before.replaceAll("#[^\n]*", "");
        definition = definition.substring(definition.lastIndexOf(';') + 1);
        return definition.indexOf(':') >= 0;
    }
}

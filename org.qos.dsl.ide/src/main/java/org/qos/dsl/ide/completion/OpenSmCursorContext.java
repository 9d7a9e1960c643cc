package org.qos.dsl.ide.completion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;

/** Finds the place of a cursor in the OpenSM syntax. */
final class OpenSmCursorContext {

    /** A keyword or the beginning of one; in {@code qos-ulps} with its comma and the keyword after that. */
    private static final Pattern KEYWORD_AT_END = Pattern.compile("(?:[A-Za-z]+[ \\t]*,[ \\t]*)?[A-Za-z0-9-]*$");

    private static final String ULPS = "qos-ulps";

    private OpenSmCursorContext() {}

    /** The place of a cursor after a text. */
    static CursorContext after(String text) {
        if (isInComment(text)) {
            return CursorContext.prose();
        }
        String line = text.substring(text.lastIndexOf('\n') + 1);
        Tokens tokens = Tokens.of(text);
        if (tokens.isInTable(text)) {
            return tokens.table(text);
        }
        if (tokens.scanner.inText()) {
            String prefix = text.substring(tokens.nameStart);
            return new CursorContext(
                    prefix, tokens.block(), tokens.value(), tokens.present, tokens.scanner.inDescription());
        }
        String prefix = keywordAtEnd(text, line, tokens.block());
        Tokens before = Tokens.of(text.substring(0, text.length() - prefix.length()));
        return new CursorContext(prefix, before.block(), before.openValue(), before.present, false);
    }

    /** A comment is one from the end of its line on, which the text need not have yet. */
    private static boolean isInComment(String text) {
        OpenSmScanner scanner = new OpenSmScanner(text + "\n");
        String last = "";
        for (String kind = scanner.next(); !kind.equals(OpenSmScanner.EOF); kind = scanner.next()) {
            last = kind;
        }
        return last.equals(OpenSmScanner.COMMENT);
    }

    private static String keywordAtEnd(String text, String line, Optional<String> block) {
        Matcher keyword = KEYWORD_AT_END.matcher(line);
        String found = keyword.find() ? keyword.group() : "";
        int comma = found.indexOf(',');
        boolean ulp = block.filter(ULPS::equals).isPresent() && line.strip().equals(found.strip());
        return comma < 0 || ulp ? found : found.substring(comma + 1).stripLeading();
    }

    /** What the tokens of a text leave open at its end. */
    private static final class Tokens {

        private final OpenSmScanner scanner;
        private final Deque<String> blocks = new ArrayDeque<>();
        private final List<String> present = new ArrayList<>();
        private String entry;
        private boolean wantsValue;
        private int valueStart;
        private boolean afterColon;
        private int nameStart;

        private Tokens(String text) {
            scanner = new OpenSmScanner(text);
        }

        static Tokens of(String text) {
            Tokens tokens = new Tokens(text);
            for (String kind = tokens.scanner.next(); !kind.equals(OpenSmScanner.EOF); kind = tokens.scanner.next()) {
                tokens.add(kind);
            }
            return tokens;
        }

        private void add(String kind) {
            boolean space = kind.equals(OpenSmScanner.WHITESPACE) || kind.equals(OpenSmScanner.COMMENT);
            if (kind.startsWith("'") && kind.length() > 3) {
                keyword(kind.substring(1, kind.length() - 1));
            } else if (!space) {
                afterColon |= kind.equals("':'");
                wantsValue = kind.equals("','") || kind.equals("'-'") || kind.equals("':'");
            }
            if (!kind.equals(OpenSmScanner.TEXT) && (!space || wantsValue)) {
                nameStart = scanner.end();
            }
        }

        private void keyword(String keyword) {
            boolean isEntry = keyword.endsWith(":") || keyword.indexOf(',') > 0;
            boolean isNodeType = Character.isUpperCase(keyword.charAt(0));
            wantsValue = isEntry;
            if (isNodeType) {
                return;
            }
            entry = isEntry ? keyword : null;
            afterColon = false;
            valueStart = scanner.end();
            if (isEntry) {
                present.add(keyword.endsWith(":") ? keyword.substring(0, keyword.length() - 1) : keyword);
            } else if (keyword.startsWith("end-")) {
                close(keyword.substring("end-".length()));
                present.clear();
            } else {
                blocks.push(keyword);
                present.clear();
            }
        }

        private void close(String block) {
            if (blocks.contains(block)) {
                while (!blocks.pop().equals(block)) {
                    continue;
                }
            }
        }

        boolean isInTable(String text) {
            boolean goesOn = wantsValue || text.indexOf('\n', valueStart) < 0;
            return goesOn && value().filter(ValueKind::isTable).isPresent();
        }

        /** The place in a table, which is proposed as a whole. */
        CursorContext table(String text) {
            return new CursorContext(text.substring(valueStart).stripLeading(), block(), value(), present, false);
        }

        Optional<String> block() {
            return Optional.ofNullable(blocks.peek());
        }

        /** The value that has to come next. */
        Optional<ValueKind> openValue() {
            return wantsValue ? value() : Optional.empty();
        }

        /** The value of the last entry; in {@code qos-ulps} an SL follows the colon. */
        Optional<ValueKind> value() {
            if (entry == null) {
                return Optional.empty();
            }
            return ULPS.equals(blocks.peek()) && afterColon
                    ? Optional.of(ValueKind.SL)
                    : PolicyBlocks.withKeyword(entry).findFirst().map(EntryType::value);
        }
    }
}

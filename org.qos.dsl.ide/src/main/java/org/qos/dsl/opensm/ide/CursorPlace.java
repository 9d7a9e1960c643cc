package org.qos.dsl.opensm.ide;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.opensm.scan.OpenSmScanner;

/**
 * Where in a policy the cursor stands. It is told from the tokens before it alone, so that it does not matter how much of
 * the file is unfinished.
 *
 * @param prefix what is already typed of the word at the cursor
 * @param block the keyword that opened the innermost open block or section, empty outside of all
 * @param entry the keyword whose value is being typed, such as {@code source:}; empty where a new entry can begin
 * @param description whether the rest of the line is a description
 */
record CursorPlace(String prefix, Optional<String> block, Optional<String> entry, boolean description) {

    /** A keyword or the beginning of one; in {@code qos-ulps} with its comma and the word behind that. */
    private static final Pattern WORD = Pattern.compile("(?:[A-Za-z]+[ \\t]*,[ \\t]*)?[A-Za-z-]*$");

    private static final String ULPS = "qos-ulps";

    /** The place of a cursor behind a text. */
    static CursorPlace behind(String text) {
        Tokens tokens = Tokens.of(text);
        if (tokens.scanner.inText()) {
            String prefix = text.substring(tokens.nameStart);
            return new CursorPlace(
                    prefix, tokens.block(), Optional.ofNullable(tokens.entry), tokens.scanner.inDescription());
        }
        String prefix = wordAtEnd(text, tokens.block());
        Tokens before = Tokens.of(text.substring(0, text.length() - prefix.length()));
        return new CursorPlace(prefix, before.block(), before.openEntry(), false);
    }

    private static String wordAtEnd(String text, Optional<String> block) {
        String line = text.substring(text.lastIndexOf('\n') + 1);
        Matcher word = WORD.matcher(line);
        String found = word.find() ? word.group() : "";
        int comma = found.indexOf(',');
        boolean ulp = block.filter(ULPS::equals).isPresent() && line.strip().equals(found.strip());
        return comma < 0 || ulp ? found : found.substring(comma + 1).stripLeading();
    }

    /** What the tokens of a text leave open at its end. */
    private static final class Tokens {

        private final OpenSmScanner scanner;
        private final Deque<String> blocks = new ArrayDeque<>();
        private String entry;
        private boolean wantsValue;
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
            boolean space = kind.equals(OpenSmScanner.BLANK) || kind.equals(OpenSmScanner.COMMENT);
            if (kind.startsWith("'") && kind.length() > 3) {
                keyword(kind.substring(1, kind.length() - 1));
            } else if (!space) {
                wantsValue = kind.equals("','") || kind.equals("'-'") || kind.equals("':'");
            }
            if (!kind.equals(OpenSmScanner.TEXT) && (!space || wantsValue)) {
                nameStart = scanner.end();
            }
        }

        private void keyword(String word) {
            boolean isEntry = word.endsWith(":") || word.indexOf(',') > 0;
            boolean isNodeType = Character.isUpperCase(word.charAt(0));
            wantsValue = isEntry;
            if (isNodeType) {
                return;
            }
            entry = isEntry ? word : null;
            if (word.startsWith("end-")) {
                close(word.substring("end-".length()));
            } else if (!isEntry) {
                blocks.push(word);
            }
        }

        private void close(String block) {
            if (blocks.contains(block)) {
                while (!blocks.pop().equals(block)) {
                    continue;
                }
            }
        }

        Optional<String> block() {
            return Optional.ofNullable(blocks.peek());
        }

        /** The entry whose value has to come next. */
        Optional<String> openEntry() {
            return wantsValue ? Optional.ofNullable(entry) : Optional.empty();
        }
    }
}

package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.policytest.PolicyTestScanner;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.runtime.request.RequestKeyword;
import org.qos.runtime.request.RequestToken;

/**
 * Where in a file with tests the cursor is. It depends on the text before the cursor only, so unfinished text after it does no
 * harm.
 *
 * @param part what can be written there
 * @param keyword the keyword whose value is being typed; empty where a keyword is
 * @param last the word before the one that is being typed
 * @param seen the keywords that the statement, or the file for headers, already has
 * @param prefix what is already typed of the word at the cursor
 * @param suffix what of the word is after the cursor
 */
record PolicyTestCursorContext(
        Part part, String keyword, String last, List<String> seen, String prefix, String suffix) {

    /** What can be written at a place. */
    enum Part {
        PROSE,
        TOP,
        FILE,
        NAME,
        HEAD,
        STATEMENT,
        REQUEST_KEYWORD,
        REQUEST_VALUE,
        GROUP,
        CLAUSE,
        CLAUSE_VALUE
    }

    /** Stands for the word that is being typed: it is a keyword nowhere. */
    private static final String TYPED = "\u0001";

    static PolicyTestCursorContext at(String text, int offset) {
        List<ScannedToken> tokens = PolicyTestScanner.scan(text.substring(0, offset)).stream()
                .filter(token -> !token.is(ScannedToken.WS))
                .toList();
        ScannedToken last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
        if (last != null && last.is(ScannedToken.COMMENT) && last.end() == offset) {
            return new PolicyTestCursorContext(Part.PROSE, "", "", List.of(), "", "");
        }
        boolean typing = last != null && last.end() == offset && !isClosed(text.substring(last.start(), offset));
        int start = typing ? last.start() : offset;
        return of(text.substring(0, start), text.substring(start, offset), suffix(text, offset));
    }

    /** A brace, and a name whose quote is closed, are complete. */
    private static boolean isClosed(String word) {
        return word.equals("{") || word.equals("}") || RequestToken.parse(word).quoted();
    }

    private static String suffix(String text, int offset) {
        int end = offset;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '-')) {
            end++;
        }
        return text.substring(offset, end);
    }

    private static PolicyTestCursorContext of(String before, String prefix, String suffix) {
        String text = before + TYPED;
        List<ScannedToken> tokens = PolicyTestScanner.scan(text).stream()
                .filter(token -> !token.is(ScannedToken.WS) && !token.is(ScannedToken.COMMENT))
                .toList();
        ScannedToken typed = tokens.get(tokens.size() - 1);
        List<ScannedToken> earlier = tokens.subList(0, tokens.size() - 1);
        String last = earlier.isEmpty() ? "" : word(text, earlier.get(earlier.size() - 1));
        Part part = part(typed, earlier);
        List<String> seen = seen(text, earlier, part);
        String keyword =
                switch (part) {
                    case REQUEST_VALUE -> lastOf(seen);
                    case CLAUSE_VALUE -> last;
                    default -> "";
                };
        return new PolicyTestCursorContext(part, keyword, last, seen, prefix, suffix);
    }

    private static Part part(ScannedToken typed, List<ScannedToken> earlier) {
        return switch (typed.kind()) {
            case "RULE_FILE" -> Part.FILE;
            case "RULE_HEAD_STRAY" -> earlier.get(earlier.size() - 1).is("'test'") ? Part.NAME : Part.HEAD;
            case "RULE_BODY_STRAY" -> Part.STATEMENT;
            case "RULE_KEYWORD" -> Part.REQUEST_KEYWORD;
            case "RULE_VALUE" -> Part.REQUEST_VALUE;
            case "RULE_GROUP" -> Part.GROUP;
            case "RULE_CLAUSE" -> Part.CLAUSE;
            case "RULE_LEVEL", "RULE_RULE", "RULE_NUMBER" -> Part.CLAUSE_VALUE;
            default -> Part.TOP;
        };
    }

    /** The keywords of the statement that is being typed, or the headers of the file. */
    private static List<String> seen(String text, List<ScannedToken> earlier, Part part) {
        List<String> seen = new ArrayList<>();
        for (ScannedToken token : earlier) {
            String word = word(text, token);
            if (token.is("RULE_FIRST")) {
                seen.clear();
            }
            boolean header = part == Part.TOP && token.is("RULE_HEADER");
            boolean keyword = part != Part.TOP
                    && (token.is("RULE_FIRST") || token.is("RULE_KEYWORD"))
                    && RequestKeyword.of(word).isPresent();
            if (header || keyword) {
                seen.add(word);
            }
        }
        return List.copyOf(seen);
    }

    private static String lastOf(List<String> words) {
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    private static String word(String text, ScannedToken token) {
        return text.substring(token.start(), token.end());
    }
}

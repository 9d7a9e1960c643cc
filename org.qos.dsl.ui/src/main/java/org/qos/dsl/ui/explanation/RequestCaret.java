package org.qos.dsl.ui.explanation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.request.RequestKeyword;

/**
 * What is being written at the caret in a request, complete or not.
 *
 * @param keyword the keyword whose value it is; empty if it is a keyword, or if nothing can be proposed
 * @param free the keywords that the request does not have yet, if it is a keyword; else empty
 * @param start where it begins; at the caret if nothing of it is written yet
 * @param end where it ends, with what follows the caret directly
 * @param typed the part before the caret
 */
record RequestCaret(Optional<RequestKeyword> keyword, Set<RequestKeyword> free, int start, int end, String typed) {

    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"?|'[^']*'?|[^\\s\"']\\S*");
    private static final String GROUP = "group";
    private static final String LARGEST = "largest";

    private record Token(String text, int start, int end) {}

    /** What the caret is in. */
    static RequestCaret in(String request, int caret) {
        List<Token> before = new ArrayList<>();
        Token current = new Token("", caret, caret);
        Matcher found = TOKEN.matcher(request);
        while (found.find() && found.start() < caret) {
            Token token = new Token(found.group(), found.start(), found.end());
            if (token.end < caret || isClosed(token) && token.end == caret) {
                before.add(token);
            } else {
                current = token;
            }
        }
        return after(before, current, request, caret);
    }

    private static boolean isClosed(Token token) {
        return token.text.length() > 1
                && "\"'".indexOf(token.text.charAt(0)) >= 0
                && token.text.endsWith(token.text.substring(0, 1));
    }

    private static RequestCaret after(List<Token> before, Token current, String request, int caret) {
        Set<RequestKeyword> free = EnumSet.allOf(RequestKeyword.class);
        int at = 0;
        while (at < before.size()) {
            Optional<RequestKeyword> keyword = RequestKeyword.of(before.get(at).text);
            keyword.ifPresent(free::remove);
            int value = at + 1;
            at = value + keyword.map(known -> length(known, before, value)).orElse(0);
            if (at > before.size()) {
                return value(keyword.orElseThrow(), before.subList(value, before.size()), current, request, caret);
            }
        }
        return new RequestCaret(
                Optional.empty(), free, current.start, current.end, request.substring(current.start, caret));
    }

    /** How many tokens the value of a keyword has, as far as they are written. */
    private static int length(RequestKeyword keyword, List<Token> tokens, int value) {
        String first = value < tokens.size() ? tokens.get(value).text : "";
        return switch (keyword.value()) {
            case NONE -> 0;
            case END -> first.equals(GROUP) ? 2 : 1;
            case SELECTED -> first.equals(LARGEST) ? 1 : 2;
            case SERVICE, NUMBER, CLIENT -> 1;
        };
    }

    /** A group is proposed with the word before its name; a number after a selector is not proposed. */
    private static RequestCaret value(
            RequestKeyword keyword, List<Token> written, Token current, String request, int caret) {
        boolean isNumber = keyword.value() == RequestKeyword.Value.SELECTED && !written.isEmpty();
        int start = written.isEmpty() ? current.start : written.get(0).start;
        return new RequestCaret(
                isNumber ? Optional.empty() : Optional.of(keyword),
                Set.of(),
                start,
                current.end,
                request.substring(start, caret));
    }
}

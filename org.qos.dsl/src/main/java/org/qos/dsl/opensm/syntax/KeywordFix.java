package org.qos.dsl.opensm.syntax;

import java.util.Optional;

/** The keyword that a misspelt one certainly should be. */
final class KeywordFix {

    private KeywordFix() {}

    /** The one keyword that is near, is allowed there and fits what follows it on the line. */
    static Optional<String> of(UnexpectedTokens run) {
        return OpenSmKeywords.suggestOnly(run.leadingText(), run.block())
                .filter(keyword -> keyword.endsWith(":") == run.hasColon())
                .map(keyword -> keyword.replace(":", ""))
                .filter(keyword -> !keyword.equals(run.leadingText()))
                .filter(keyword -> !OpenSmKeywords.isUlp(run.leadingText()) && !hasSeveralParts(run))
                .filter(keyword -> fits(keyword, run) && !isCutByColon(run));
    }

    /** Whether a keyword is allowed there, and the rest of the line is what follows it: its colon and a value, or nothing. */
    static boolean fits(String keyword, UnexpectedTokens run) {
        String rest = restOfLine(run);
        return OpenSmKeywords.possibleIn(run.block())
                .filter(possible -> possible.equals(keyword) || possible.equals(keyword + ":"))
                .anyMatch(possible ->
                        possible.endsWith(":") ? rest.matches("[ \\t]*:[ \\t]*[^ \\t\\r#].*") : rest.isBlank());
    }

    /** What follows the leading text on its line, without a comment. */
    static String restOfLine(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        return line(all, run.first().start() + run.leadingText().length());
    }

    /** The rest of a line of a text, without a comment. */
    static String line(String all, int start) {
        int end = start;
        while (end < all.length() && "\r\n#".indexOf(all.charAt(end)) < 0) {
            end++;
        }
        return all.substring(Math.min(start, end), end);
    }

    /** Whether a letter directly follows the colon; it may be the rest of the keyword. */
    private static boolean isCutByColon(UnexpectedTokens run) {
        String rest = restOfLine(run).stripLeading();
        return rest.length() > 1 && rest.startsWith(":") && Character.isLetter(rest.charAt(1));
    }

    /** Whether it seems to be a qos-ulps keyword with a comma, where one part alone is ambiguous. */
    private static boolean hasSeveralParts(UnexpectedTokens run) {
        return run.tokens().stream().anyMatch(token -> token.kind().equals(","));
    }
}

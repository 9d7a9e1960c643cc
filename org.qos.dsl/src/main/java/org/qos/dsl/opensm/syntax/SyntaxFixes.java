package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.Removal;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.scanner.TextLine;
import org.qos.dsl.syntax.NodeTypeKeyword;

/** What certainly fixes unexpected text, once it is known what it seems to be. */
final class SyntaxFixes {

    /** Names and the commas between them. */
    private static final Pattern NAMES = Pattern.compile("[^:#\"]+");

    /** What may follow a node type on its line. */
    private static final Pattern TYPES =
            Pattern.compile("\\s*(?:,\\s*(?:" + String.join("|", NodeTypeKeyword.names()) + ")?\\s*)*+");

    /** What may follow a keyword whose colon is lost. */
    private static final Pattern VALUE = Pattern.compile("[ \\t]+[^ \\t:;=,#][^:]*");

    /** What follows a number in a list or at its end. */
    private static final String END_OF_NUMBER = " \t\r\n,:-#";

    private SyntaxFixes() {}

    /** The error with its fix, where there is one. */
    static NodeError of(NodeError error, UnexpectedTokens run) {
        ParsedToken first = run.first();
        return switch (error.error().code()) {
            case BYTE_ORDER_MARK ->
                error.withFix(FixData.edit(0, markLength(first.text()), "", "remove the byte order mark"));
            case UNTERMINATED_COMMENT ->
                error.withFix(
                        FixData.edit(first.leaf().getRootNode().getText().length(), 0, "\n", "end the last line"));
            case KEYWORD_CASE -> lowerCase(error, run);
            case MISSING_COLON ->
                endsToken(run) && isValue(run.leadingText(), KeywordFix.restOfLine(run))
                        ? replacingLeadingText(error, run, run.leadingText() + ":")
                        : error;
            case UNKNOWN_KEYWORD ->
                UlpComma.fix(run).map(fix -> error.withFix(fix)).orElseGet(() -> KeywordFix.of(run)
                        .map(keyword -> replacingLeadingText(error, run, keyword))
                        .orElse(error));
            case UNKNOWN_NODE_TYPE -> nodeType(error, run);
            case ENTRY_IN_TEXT ->
                run.wantedBy()
                        .map(entry -> error.withFix(
                                FixData.edit(entry.start(), 0, "\n", "begin a line before " + entry.text())))
                        .orElse(error);
            case MISSING_VALUE ->
                surplusCommas(run)
                        .map(removal -> error.withFix(removal).asSuggestion())
                        .orElse(error);
            case END_WITHOUT_START ->
                isRepeated(run) ? error.withFix(removal(first, "remove the second '" + first.kind() + "'")) : error;
            case BROKEN_LIST -> joined(run).map(lines -> error.withFix(lines)).orElse(error);
            case NOT_A_NUMBER ->
                GuidGroups.at(run)
                        .map(guids -> error.withFix(guids.fix()))
                        .or(() -> UnmarkedGuids.fix(run).map(fix -> error.withFix(fix)))
                        .orElseGet(() -> number(error, run));
            default -> error;
        };
    }

    private static int markLength(String text) {
        return ByteOrderMark.begins(text) ? 1 : 3;
    }

    private static NodeError replacingLeadingText(NodeError error, UnexpectedTokens run, String text) {
        String leading = run.leadingText();
        String all = run.first().leaf().getRootNode().getText();
        return all.startsWith(leading, run.first().start())
                ? error.withFix(FixData.edit(run.first().start(), leading.length(), text, "write " + text))
                : error;
    }

    /** Whether the rest of a line is the value of an entry; a number is one word, or several with commas between them. */
    private static boolean isValue(String keyword, String rest) {
        boolean words = OpenSmKeywords.takesText(keyword + ":");
        return VALUE.matcher(rest).matches() && (words || !rest.strip().matches(".*[^,\\s]\\s+[^,\\s].*"));
    }

    private static NodeError lowerCase(NodeError error, UnexpectedTokens run) {
        String lower = run.leadingText().toLowerCase(Locale.ROOT);
        return KeywordFix.fits(lower, run) ? replacingLeadingText(error, run, lower) : error;
    }

    /** Whether the token ends where the unexpected text does, so that it is not part of a longer one. */
    private static boolean endsToken(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        int end = run.first().start() + run.leadingText().length();
        return end >= all.length() || Character.isWhitespace(all.charAt(end));
    }

    /** Commas after a comma or a keyword, before a value. */
    private static Optional<String[]> surplusCommas(UnexpectedTokens run) {
        List<ParsedToken> after = run.tokens().stream()
                .dropWhile(token -> token.kind().equals(","))
                .toList();
        ParsedToken lastComma = run.tokens().get(run.tokens().size() - after.size() - 1);
        return !after.isEmpty() && after.get(0).isValue()
                ? Optional.of(FixData.edit(
                        run.first().start(), lastComma.end() - run.first().start(), "", "remove the surplus comma"))
                : Optional.empty();
    }

    private static boolean isRepeated(UnexpectedTokens run) {
        return run.tokens().size() == 1
                && run.before() != null
                && run.before().kind().equals(run.first().kind());
    }

    /** The removal of a token, with its line where nothing else is in it. */
    private static String[] removal(ParsedToken token, String description) {
        String all = token.leaf().getRootNode().getText();
        Removal removed = Removal.of(all, token.start(), token.end());
        return FixData.edit(removed.offset(), removed.length(), "", description);
    }

    /** A list of names that goes on in the next line is joined, where the next line holds nothing but names. */
    private static Optional<String[]> joined(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        int start = run.before().end();
        int length = run.first().start() - start;
        String line = TextLine.after(all, run.first().start());
        boolean namesOnly = NAMES.matcher(line).matches()
                && all.substring(start, start + length).isBlank();
        return namesOnly
                ? Optional.of(FixData.edit(start, length, " ", "write the list on one line"))
                : Optional.empty();
    }

    private static NodeError number(NodeError error, UnexpectedTokens run) {
        ParsedToken before = run.before();
        boolean glued =
                before != null && before.kind().equals("NUMBER") && run.first().touches(before);
        int start = glued ? before.start() : run.first().start();
        String all = run.first().leaf().getRootNode().getText();
        int end = start;
        while (end < all.length() && END_OF_NUMBER.indexOf(all.charAt(end)) < 0) {
            end++;
        }
        int length = end - start;
        return NumberSuggestion.suggest(all.substring(start, end))
                .map(number -> error.withFix(FixData.edit(start, length, number, "write " + number))
                        .asSuggestion())
                .orElse(error);
    }

    private static NodeError nodeType(NodeError error, UnexpectedTokens run) {
        ParsedToken before = run.before();
        boolean typeBefore = before != null && before.isNodeType();
        boolean glued = before != null && before.isValue() && run.first().touches(before);
        String all = run.first().leaf().getRootNode().getText();
        if (typeBefore && !glued && run.first().isNodeType()) {
            return error.withFix(FixData.edit(before.end(), 0, ",", "write ',' after " + before.text()));
        }
        int start = glued ? before.start() : run.first().start();
        int end = start;
        while (end < all.length() && (Character.isLetter(all.charAt(end)) || all.charAt(end) == '"')) {
            end++;
        }
        String written = all.substring(start, end);
        return OpenSmKeywords.suggestNodeType(written)
                .filter(type -> !type.equals(written)
                        && TYPES.matcher(KeywordFix.line(all, start + written.length()))
                                .matches())
                .map(type -> error.withFix(FixData.edit(start, written.length(), type, "write " + type)))
                .orElse(error);
    }
}

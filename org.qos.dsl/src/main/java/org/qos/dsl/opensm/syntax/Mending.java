package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.Removal;
import org.qos.dsl.scanner.MeantNumber;

/** What certainly mends stray text, once it is known what it seems to be. */
final class Mending {

    /** Names and the commas between them. */
    private static final Pattern NAMES = Pattern.compile("[^:#\"]+");

    /** What stands behind a number in a list or at its end. */
    private static final String END_OF_NUMBER = " \t\r\n,:-#";

    private Mending() {}

    /** The complaint with its fix, where there is one. */
    static Complaint of(Complaint complaint, StrayRun run) {
        Token first = run.first();
        return switch (complaint.code()) {
            case BYTE_ORDER_MARK ->
                complaint.mendedBy(FixData.edit(0, markLength(first.text()), "", "remove the byte order mark"));
            case UNTERMINATED_COMMENT ->
                complaint.mendedBy(
                        FixData.edit(first.leaf().getRootNode().getText().length(), 0, "\n", "end the last line"));
            case KEYWORD_CASE -> inPlaceOfWord(complaint, run, run.word().toLowerCase(Locale.ROOT));
            case MISSING_COLON -> endsWord(run) ? inPlaceOfWord(complaint, run, run.word() + ":") : complaint;
            case UNKNOWN_KEYWORD ->
                meant(run)
                        .map(keyword -> inPlaceOfWord(complaint, run, keyword))
                        .orElse(complaint);
            case UNKNOWN_NODE_TYPE -> nodeType(complaint, run);
            case ENTRY_IN_TEXT ->
                run.wantedBy()
                        .map(entry -> complaint.mendedBy(
                                FixData.edit(entry.start(), 0, "\n", "begin a line before " + entry.text())))
                        .orElse(complaint);
            case MISSING_VALUE ->
                surplusCommas(run).map(removal -> complaint.mendedBy(removal)).orElse(complaint);
            case END_WITHOUT_START ->
                isRepeated(run)
                        ? complaint.mendedBy(removal(first, "remove the second '" + first.kind() + "'"))
                        : complaint;
            case BROKEN_LIST ->
                joined(run).map(lines -> complaint.mendedBy(lines)).orElse(complaint);
            case NOT_A_NUMBER ->
                GuidGroups.at(run)
                        .map(guids -> complaint.mendedBy(guids.fix()))
                        .orElseGet(() -> number(complaint, run));
            default -> complaint;
        };
    }

    private static int markLength(String text) {
        return text.startsWith("\uFEFF") ? 1 : 3;
    }

    private static Complaint inPlaceOfWord(Complaint complaint, StrayRun run, String text) {
        String word = run.word();
        String all = run.first().leaf().getRootNode().getText();
        return all.startsWith(word, run.first().start())
                ? complaint.mendedBy(FixData.edit(run.first().start(), word.length(), text, "write " + text))
                : complaint;
    }

    /** The one keyword that is near, can stand there and has a colon where one is written. */
    private static Optional<String> meant(StrayRun run) {
        return Vocabulary.onlyMeantBy(run.word(), run.block())
                .filter(keyword -> keyword.endsWith(":") == run.hasColon())
                .map(keyword -> keyword.replace(":", ""))
                .filter(keyword -> !keyword.equals(run.word()) && !isOfSeveralWords(run) && !isCutByColon(run));
    }

    /** Whether a letter stands right behind the colon, which may be the rest of the keyword. */
    private static boolean isCutByColon(StrayRun run) {
        String all = run.first().leaf().getRootNode().getText();
        int colon = run.first().start() + run.word().length();
        while (colon < all.length() && all.charAt(colon) == ' ') {
            colon++;
        }
        return all.startsWith(":", colon) && colon + 1 < all.length() && Character.isLetter(all.charAt(colon + 1));
    }

    /** Whether it seems to be a keyword of qos-ulps with a comma, of which one word says too little. */
    private static boolean isOfSeveralWords(StrayRun run) {
        return run.tokens().stream().anyMatch(token -> token.kind().equals(","));
    }

    /** Whether the word ends where the stray text does, so that it is no part of a longer one. */
    private static boolean endsWord(StrayRun run) {
        String all = run.first().leaf().getRootNode().getText();
        int end = run.first().start() + run.word().length();
        return end >= all.length() || Character.isWhitespace(all.charAt(end));
    }

    /** Commas behind a comma or a keyword, in front of a value. */
    private static Optional<String[]> surplusCommas(StrayRun run) {
        List<Token> behind = run.tokens().stream()
                .dropWhile(token -> token.kind().equals(","))
                .toList();
        Token lastComma = run.tokens().get(run.tokens().size() - behind.size() - 1);
        return !behind.isEmpty() && behind.get(0).isValue()
                ? Optional.of(FixData.edit(
                        run.first().start(), lastComma.end() - run.first().start(), "", "remove the surplus comma"))
                : Optional.empty();
    }

    private static boolean isRepeated(StrayRun run) {
        return run.tokens().size() == 1
                && run.before() != null
                && run.before().kind().equals(run.first().kind());
    }

    /** The removal of a token, with its line where nothing else is in it. */
    private static String[] removal(Token token, String description) {
        String all = token.leaf().getRootNode().getText();
        Removal removed = Removal.of(all, token.start(), token.end());
        return FixData.edit(removed.offset(), removed.length(), "", description);
    }

    /** A list of names that goes on in the next line is joined, where the next line holds nothing but names. */
    private static Optional<String[]> joined(StrayRun run) {
        String all = run.first().leaf().getRootNode().getText();
        int start = run.before().end();
        int length = run.first().start() - start;
        int lineEnd = all.indexOf('\n', run.first().start());
        String line = all.substring(run.first().start(), lineEnd < 0 ? all.length() : lineEnd);
        boolean namesOnly = NAMES.matcher(line).matches()
                && all.substring(start, start + length).isBlank();
        return namesOnly
                ? Optional.of(FixData.edit(start, length, " ", "write the list on one line"))
                : Optional.empty();
    }

    private static Complaint number(Complaint complaint, StrayRun run) {
        Token before = run.before();
        boolean glued =
                before != null && before.kind().equals("NUMBER") && run.first().touches(before);
        int start = glued ? before.start() : run.first().start();
        String all = run.first().leaf().getRootNode().getText();
        int end = start;
        while (end < all.length() && END_OF_NUMBER.indexOf(all.charAt(end)) < 0) {
            end++;
        }
        int length = end - start;
        return MeantNumber.by(all.substring(start, end))
                .map(number -> complaint.mendedBy(FixData.edit(start, length, number, "write " + number)))
                .orElse(complaint);
    }

    private static Complaint nodeType(Complaint complaint, StrayRun run) {
        Token before = run.before();
        boolean glued = before != null && before.isValue() && run.first().touches(before);
        int start = glued ? before.start() : run.first().start();
        String all = run.first().leaf().getRootNode().getText();
        int end = start;
        while (end < all.length() && (Character.isLetter(all.charAt(end)) || all.charAt(end) == '"')) {
            end++;
        }
        int length = end - start;
        return Vocabulary.nodeTypeMeantBy(all.substring(start, end))
                .map(type -> complaint.mendedBy(FixData.edit(start, length, type, "write " + type)))
                .orElse(complaint);
    }
}

package org.qos.dsl.opensm.syntax;

import java.util.Locale;
import java.util.Optional;
import org.qos.dsl.language.FixData;

/** What certainly mends stray text, once it is known what it seems to be. */
final class Mending {

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
            case MISSING_COLON -> inPlaceOfWord(complaint, run, run.word() + ":");
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
                .map(keyword -> keyword.replace(":", ""));
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

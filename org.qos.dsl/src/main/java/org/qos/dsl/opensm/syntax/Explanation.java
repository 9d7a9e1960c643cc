package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.Shortened;

/** Says what stray text seems to be. The first guess that fits counts. */
final class Explanation {

    private static final List<Function<StrayRun, Optional<Complaint>>> GUESSES = List.of(
            Explanation::byteOrderMark,
            Explanation::comment,
            Explanation::missingBefore,
            Explanation::entryInText,
            Explanation::wrongNodeType,
            Explanation::brokenList,
            Explanation::wrongEnd,
            Explanation::misplacedKeyword,
            Explanation::wrongNumber,
            Explanation::wrongCase,
            Explanation::missingColon,
            Explanation::misspelt);

    private Explanation() {}

    static Complaint of(StrayRun run) {
        return GUESSES.stream()
                .map(guess -> guess.apply(run))
                .flatMap(Optional::stream)
                .findFirst()
                .map(complaint -> Mending.of(complaint, run))
                .orElseGet(() -> new Complaint(run.node(), SyntaxCode.UNEXPECTED_TEXT, unexpected(run)));
    }

    private static Optional<Complaint> complaint(boolean fits, StrayRun run, SyntaxCode code, String message) {
        return fits ? Optional.of(new Complaint(run.node(), code, message)) : Optional.empty();
    }

    private static Optional<Complaint> byteOrderMark(StrayRun run) {
        return complaint(
                run.first().start() == 0
                        && LineEnds.hasByteOrderMark(run.first().text()),
                run,
                SyntaxCode.BYTE_ORDER_MARK,
                "the file begins with a byte order mark, which OpenSM takes for text; save it without");
    }

    private static Optional<Complaint> comment(StrayRun run) {
        return complaint(
                run.first().text().startsWith("#"),
                run,
                SyntaxCode.UNTERMINATED_COMMENT,
                "OpenSM reads a comment only up to a line end; put one behind the last line");
    }

    private static Optional<Complaint> missingBefore(StrayRun run) {
        return complaint(
                run.first().kind().equals(",") && run.wantedBy().isPresent() && run.continuesLine(),
                run,
                SyntaxCode.MISSING_VALUE,
                "before this ',' a value is missing; write one, or remove the ','");
    }

    private static Optional<Complaint> entryInText(StrayRun run) {
        return run.wantedBy()
                .filter(entry -> entry.isEntry() && run.continuesLine())
                .filter(entry -> run.first().kind().equals("TEXT"))
                .map(entry -> new Complaint(
                        run.node(),
                        SyntaxCode.ENTRY_IN_TEXT,
                        "behind a name the whole line is read as text; put '" + entry.text() + " " + run.text()
                                + "' on a line of its own"));
    }

    private static Optional<Complaint> wrongNodeType(StrayRun run) {
        Token before = run.before();
        boolean typeBefore =
                before != null && before.isNodeType() && run.first().touches(before);
        boolean wanted = before != null && before.kind().equals("node-type:") && run.continuesLine();
        boolean inWord = run.tokens().stream().anyMatch(Token::isNodeType);
        return complaint(
                typeBefore || wanted || inWord && run.continuesLine(),
                run,
                SyntaxCode.UNKNOWN_NODE_TYPE,
                "'" + run.textWithValueBefore() + "' is no node type; write CA, SWITCH, ROUTER, SELF or ALL");
    }

    private static Optional<Complaint> brokenList(StrayRun run) {
        return complaint(
                run.wantedBy().filter(Explanation::wantsText).isPresent() && !run.continuesLine(),
                run,
                SyntaxCode.BROKEN_LIST,
                "'" + run.text()
                        + "': where names go on in the next line OpenSM reads digits, '-', ':' and '*' as marks of"
                        + " their own; write them on one line, or this name in quotes");
    }

    /** Whether a keyword, or the entry that a comma belongs to, takes names. */
    private static boolean wantsText(Token token) {
        if (token.isEntry()) {
            return Expected.isText(token.kind());
        }
        INode before = token.leaf().getPreviousSibling();
        return token.kind().equals(",")
                && before != null
                && !before.getText().strip().matches("[0-9].*");
    }

    private static Optional<Complaint> wrongNumber(StrayRun run) {
        Token before = run.before();
        boolean wanted = run.wantedBy().isPresent() && run.continuesLine();
        boolean glued = before != null
                && before.kind().equals("NUMBER")
                && run.first().touches(before)
                && run.first().isText();
        Optional<String> guid = GuidGroups.at(run).map(GuidGroups::written);
        return complaint(
                wanted || glued || guid.isPresent(),
                run,
                SyntaxCode.NOT_A_NUMBER,
                "'" + guid.orElseGet(run::textWithValueBefore)
                        + "' is not a number; write decimal digits, or 0x and hexadecimal ones");
    }

    private static Optional<Complaint> wrongEnd(StrayRun run) {
        String closes = run.first().kind();
        return complaint(
                run.first().isEnd(),
                run,
                SyntaxCode.END_WITHOUT_START,
                "'" + closes + "' closes nothing; remove it, or begin with '" + closes.replaceFirst("^end-", "") + "'");
    }

    private static Optional<Complaint> misplacedKeyword(StrayRun run) {
        String keyword = run.first().kind();
        String here = run.block().map(b -> "a '" + b + "'").orElse("the file outside of all sections");
        List<String> there =
                Vocabulary.blocksWith(keyword).map(b -> "'" + b + "'").toList();
        return complaint(
                run.first().isEntry(),
                run,
                SyntaxCode.MISPLACED_KEYWORD,
                "'" + run.first().text().strip() + "' does not belong into " + here + ", but into "
                        + String.join(" or ", there));
    }

    private static Optional<Complaint> wrongCase(StrayRun run) {
        String word = run.word();
        String lower = word.toLowerCase(Locale.ROOT);
        return complaint(
                !word.equals(lower) && isKeyword(lower),
                run,
                SyntaxCode.KEYWORD_CASE,
                "'" + Shortened.of(word) + "': OpenSM knows its keywords in lower case only; write '" + lower + "'");
    }

    private static Optional<Complaint> missingColon(StrayRun run) {
        String word = run.word();
        return complaint(
                isKeyword(word) && !run.hasColon(),
                run,
                SyntaxCode.MISSING_COLON,
                "behind '" + word + "' a colon is missing; write '" + word + ":'");
    }

    private static boolean isKeyword(String word) {
        return Vocabulary.all().anyMatch(k -> k.equals(word) || k.equals(word + ":"));
    }

    private static Optional<Complaint> misspelt(StrayRun run) {
        String word = run.word();
        boolean begins = !word.isEmpty() && Character.isLetter(word.charAt(0));
        Optional<String> meant = Vocabulary.meantBy(word, run.block());
        if (word.equalsIgnoreCase("srp")) {
            return complaint(
                    true,
                    run,
                    SyntaxCode.UNKNOWN_KEYWORD,
                    "there is no '" + word + ":' line, as SRP is known by the port GUIDs of its targets only; write"
                            + " 'srp, target-port-guid GUIDS : SL'");
        }
        return complaint(
                begins && (meant.isPresent() || run.hasColon()),
                run,
                SyntaxCode.UNKNOWN_KEYWORD,
                "'" + Shortened.of(word) + "' is no keyword of OpenSM; "
                        + meant.map(m -> "did you mean '" + m + "'?").orElseGet(() -> expectedIn(run)));
    }

    private static String unexpected(StrayRun run) {
        return "'" + run.text() + "' does not belong here; " + expectedIn(run);
    }

    private static String expectedIn(StrayRun run) {
        return "expected here: "
                + Vocabulary.list(Vocabulary.possibleIn(run.block()).toList());
    }
}

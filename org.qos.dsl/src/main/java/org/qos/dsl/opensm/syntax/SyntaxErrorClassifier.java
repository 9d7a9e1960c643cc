package org.qos.dsl.opensm.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.syntax.NodeTypeKeyword;

/** Classifies unexpected text. The first class that fits counts. */
final class SyntaxErrorClassifier {

    private static final List<Function<UnexpectedTokens, Optional<NodeError>>> CLASSES = List.of(
            SyntaxErrorClassifier::byteOrderMark,
            SyntaxErrorClassifier::comment,
            SyntaxErrorClassifier::missingBefore,
            SyntaxErrorClassifier::entryInText,
            SyntaxErrorClassifier::wrongNodeType,
            SyntaxErrorClassifier::brokenList,
            SyntaxErrorClassifier::wrongEnd,
            SyntaxErrorClassifier::misplacedKeyword,
            LimitWithUnit::of,
            SyntaxErrorClassifier::wrongNumber,
            ServiceOfName::line,
            UlpCriterion::wrong,
            SyntaxErrorClassifier::wrongCase,
            UlpComma::missing,
            UlpColon::missing,
            SyntaxErrorClassifier::missingColon,
            SyntaxErrorClassifier::ofRfcSyntax,
            SyntaxErrorClassifier::misspelled);

    private static final Pattern SRP_WORDS = Pattern.compile("srp\\s*,\\s*[a-z][a-z-]*", Pattern.CASE_INSENSITIVE);

    private SyntaxErrorClassifier() {}

    static NodeError of(UnexpectedTokens run) {
        return CLASSES.stream()
                .map(classifier -> classifier.apply(run))
                .flatMap(Optional::stream)
                .findFirst()
                .map(error -> error.error().fix().isEmpty() ? SyntaxFixes.of(error, run) : error)
                .orElseGet(() -> new NodeError(run.node(), SyntaxCode.UNEXPECTED_TEXT, unexpected(run)));
    }

    private static Optional<NodeError> error(boolean fits, UnexpectedTokens run, SyntaxCode code, String message) {
        return fits ? Optional.of(new NodeError(run.node(), code, message)) : Optional.empty();
    }

    private static Optional<NodeError> byteOrderMark(UnexpectedTokens run) {
        return error(
                run.first().start() == 0
                        && LineEnds.hasByteOrderMark(run.first().text()),
                run,
                SyntaxCode.BYTE_ORDER_MARK,
                "the file begins with a byte order mark; OpenSM reads it as text and rejects the policy; save the file without it");
    }

    private static Optional<NodeError> comment(UnexpectedTokens run) {
        return error(
                run.first().text().startsWith("#"),
                run,
                SyntaxCode.UNTERMINATED_COMMENT,
                "this comment has no line end; OpenSM reads it as text and rejects the policy; end the last line");
    }

    private static Optional<NodeError> missingBefore(UnexpectedTokens run) {
        return error(
                run.first().kind().equals(",") && run.wantedBy().isPresent() && run.continuesLine(),
                run,
                SyntaxCode.MISSING_VALUE,
                "no value before this ','; OpenSM rejects the policy; write one, or remove the ','");
    }

    private static Optional<NodeError> entryInText(UnexpectedTokens run) {
        return run.wantedBy()
                .filter(entry -> entry.isEntry() && run.continuesLine())
                .filter(entry -> run.first().kind().equals("TEXT"))
                .map(entry -> new NodeError(
                        run.node(),
                        SyntaxCode.ENTRY_IN_TEXT,
                        "OpenSM reads the whole line after a name as text, and rejects the policy; write '"
                                + entry.text() + " " + run.text() + "' on a line of its own"));
    }

    private static boolean typeBefore(ParsedToken before) {
        return before != null && before.isNodeType();
    }

    private static Optional<NodeError> wrongNodeType(UnexpectedTokens run) {
        ParsedToken before = run.before();
        boolean gluedToType = typeBefore(before) && run.first().touches(before);
        boolean wanted = before != null && before.kind().equals("node-type:") && run.continuesLine();
        if (typeBefore(before) && run.first().isNodeType() && run.continuesLine()) {
            return error(
                    true,
                    run,
                    SyntaxCode.UNKNOWN_NODE_TYPE,
                    "no ',' between '" + before.text() + "' and '" + run.first().text()
                            + "'; OpenSM rejects the policy; write '" + before.text() + ", "
                            + run.first().text() + "'");
        }
        boolean hasNodeType = run.tokens().stream().anyMatch(ParsedToken::isNodeType);
        return error(
                gluedToType || wanted || hasNodeType && run.continuesLine(),
                run,
                SyntaxCode.UNKNOWN_NODE_TYPE,
                "'" + firstOtherType(run.textWithValueBefore())
                        + "' is not a node type; OpenSM rejects the policy; write " + NodeTypeKeyword.list());
    }

    /** The first of the types in a list that is not one; the whole text where all are. */
    private static String firstOtherType(String list) {
        return Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(type -> !type.isEmpty() && !NodeTypeKeyword.names().contains(type.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElse(list);
    }

    private static Optional<NodeError> brokenList(UnexpectedTokens run) {
        return error(
                run.wantedBy().filter(SyntaxErrorClassifier::wantsText).isPresent() && !run.continuesLine(),
                run,
                SyntaxCode.BROKEN_LIST,
                "'" + run.text()
                        + "': in a list of names that continues on the next line, OpenSM reads digits, '-', ':' and '*'"
                        + " as separate tokens, and rejects the policy; write the list on one line, or this name in quotes");
    }

    /** Whether a keyword, or the entry that a comma belongs to, takes names. */
    private static boolean wantsText(ParsedToken token) {
        if (token.isEntry()) {
            return OpenSmKeywords.takesText(token.kind());
        }
        INode before = token.leaf().getPreviousSibling();
        return token.kind().equals(",")
                && before != null
                && !before.getText().strip().matches("[0-9].*");
    }

    private static Optional<NodeError> wrongNumber(UnexpectedTokens run) {
        ParsedToken before = run.before();
        boolean wanted = run.wantedBy().isPresent() && run.continuesLine();
        boolean glued = before != null
                && before.kind().equals("NUMBER")
                && run.first().touches(before)
                && run.first().isText();
        Optional<String> guid = GuidGroups.at(run).map(GuidGroups::written);
        return error(
                wanted || glued || guid.isPresent(),
                run,
                SyntaxCode.NOT_A_NUMBER,
                "'" + guid.orElseGet(run::textWithValueBefore)
                        + "' is not a number; OpenSM rejects the policy; write decimal digits, or 0x and hexadecimal"
                        + " ones" + ServiceOfName.number(run));
    }

    private static Optional<NodeError> wrongEnd(UnexpectedTokens run) {
        String closes = run.first().kind();
        return error(
                run.first().isEnd(),
                run,
                SyntaxCode.END_WITHOUT_START,
                "'" + closes + "' closes nothing; OpenSM rejects the policy; remove it, or begin with '"
                        + closes.replaceFirst("^end-", "") + "'");
    }

    private static Optional<NodeError> misplacedKeyword(UnexpectedTokens run) {
        String keyword = run.first().kind();
        String here = run.block().map(b -> "in '" + b + "'").orElse("outside of all sections");
        List<String> there =
                OpenSmKeywords.blocksWith(keyword).map(b -> "'" + b + "'").toList();
        return error(
                run.first().isEntry(),
                run,
                SyntaxCode.MISPLACED_KEYWORD,
                "'" + run.first().text().strip() + "' is not allowed " + here
                        + "; OpenSM rejects the policy; it belongs in " + String.join(" or ", there));
    }

    private static Optional<NodeError> wrongCase(UnexpectedTokens run) {
        String written = run.leadingText();
        String lower = written.toLowerCase(Locale.ROOT);
        return error(
                !written.equals(lower) && isKeyword(lower),
                run,
                SyntaxCode.KEYWORD_CASE,
                "'" + Shortened.of(written)
                        + "' is not in lower case; OpenSM does not read it as a keyword and rejects the policy; write '"
                        + lower + "'");
    }

    private static Optional<NodeError> missingColon(UnexpectedTokens run) {
        String written = run.leadingText();
        return error(
                isKeyword(written) && !run.hasColon(),
                run,
                SyntaxCode.MISSING_COLON,
                "missing ':' after '" + written + "'; OpenSM rejects the policy; write '" + written + ":'");
    }

    private static boolean isKeyword(String written) {
        return OpenSmKeywords.all().anyMatch(k -> k.equals(written) || k.equals(written + ":"));
    }

    private static Optional<NodeError> ofRfcSyntax(UnexpectedTokens run) {
        String written = run.leadingText();
        return OpenSmKeywords.entryOfRfcSyntax(written, run.block())
                .flatMap(entry -> error(
                        true,
                        run,
                        SyntaxCode.UNKNOWN_KEYWORD,
                        "'" + written + "' is a keyword of the RFC syntax only; OpenSM rejects the policy; "
                                + (entry.isReferenceToLevel()
                                        ? "write 'qos-level-name:' and the name of the level"
                                        : "remove it")));
    }

    private static Optional<NodeError> misspelled(UnexpectedTokens run) {
        String written = run.leadingText();
        boolean begins = !written.isEmpty() && Character.isLetter(written.charAt(0));
        Optional<String> suggestion = OpenSmKeywords.cutInTwo(run.text(), run.block())
                .or(() -> OpenSmKeywords.suggest(written, run.block()).filter(keyword -> !keyword.equals(written)));
        if (written.toLowerCase(Locale.ROOT).matches("srp\\W*")) {
            return error(
                    true,
                    run,
                    SyntaxCode.UNKNOWN_KEYWORD,
                    "there is no '" + srpLine(run)
                            + "' line, because SRP is identified by the port GUIDs of its targets"
                            + " only; OpenSM rejects the policy; write 'srp, target-port-guid GUIDS : SL'");
        }
        if (isKeyword(written)) {
            return error(
                    true,
                    run,
                    SyntaxCode.UNKNOWN_KEYWORD,
                    (run.block().equals(Optional.of("qos-ulps"))
                                    ? "neither ',' nor ':' follows '" + written
                                            + "'; OpenSM rejects the policy; write the ',' or the ':'"
                                    : "no ':' follows '" + written + "'; OpenSM rejects the policy; write the ':'")
                            + " after it");
        }
        return error(
                begins && (suggestion.isPresent() || run.hasColon()),
                run,
                SyntaxCode.UNKNOWN_KEYWORD,
                "'" + Shortened.of(written) + "' is not a keyword; OpenSM rejects the policy; "
                        + suggestion.map(m -> "did you mean '" + m + "'?").orElseGet(() -> expectedIn(run)));
    }

    /** The keyword of an SRP line as it is written, with the word after its comma. */
    private static String srpLine(UnexpectedTokens run) {
        String written = run.leadingText();
        Matcher words = SRP_WORDS.matcher(run.text());
        return words.lookingAt() ? words.group() : written + ":";
    }

    private static String unexpected(UnexpectedTokens run) {
        return "'" + run.text() + "' is not allowed here; OpenSM rejects the policy; " + expectedIn(run);
    }

    private static String expectedIn(UnexpectedTokens run) {
        return "expected here: "
                + OpenSmKeywords.list(OpenSmKeywords.possibleIn(run.block()).toList());
    }
}

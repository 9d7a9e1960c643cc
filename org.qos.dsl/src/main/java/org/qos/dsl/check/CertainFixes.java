package org.qos.dsl.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;

/**
 * Which fixes stay automatic next to the other findings of a file. One typo often causes several errors side by side, and then
 * the fix of one of them is right only as a part of a repair that is not known; it becomes a suggestion.
 * So does a fix that completes the end of a file, whose rest may be lost.
 */
public final class CertainFixes {

    private static final int LINES_BESIDE = 3;

    private final SourceFile source;
    private final String text;
    private final OpenEnd end;
    private final FindingsByLine others;

    private CertainFixes(SourceFile source, List<Finding> found) {
        this.source = source;
        this.text = source.nodes().getText();
        this.end = OpenEnd.of(source);
        this.others = new FindingsByLine(
                found.stream()
                        .filter(finding -> finding.severity() != Severity.INFO && !isIndependent(finding))
                        .filter(finding -> !needsOtherFiles(finding))
                        .toList(),
                CertainFixes::reach);
    }

    /** The findings of a file, where the fix of an error next to another error or at an open end is a suggestion. */
    public static List<Finding> of(SourceFile source, List<Finding> found) {
        CertainFixes certain = new CertainFixes(source, found);
        return found.stream()
                .map(finding -> certain.isDoubtful(finding)
                        ? finding.fixedBy(finding.fix().orElseThrow().asSuggestion())
                        : finding)
                .toList();
    }

    /** How many lines from its own place the cause of a finding may be: a tag that is lost is missed a few lines later. */
    private static int reach(Finding finding) {
        return finding.severity() == Severity.ERROR ? LINES_BESIDE : 0;
    }

    private boolean isIndependent(Finding finding) {
        return FindingCodes.has(finding.code(), FindingTrait.INDEPENDENT_CAUSE)
                || finding.automaticFix()
                        .filter(fix -> fix.edits().stream()
                                .allMatch(edit -> replacesCarriageReturn(edit) || removesByteOrderMark(edit)))
                        .isPresent();
    }

    /** Whether a rule about the project or the fabric has found it, whose cause is not in the text next to it. */
    private static boolean needsOtherFiles(Finding finding) {
        return Rules.byCode(finding.code())
                .filter(rule -> rule instanceof ContextRule || rule instanceof BoundRule)
                .isPresent();
    }

    private boolean removesByteOrderMark(Edit edit) {
        return edit.text().isEmpty()
                && text.substring(edit.offset(), edit.end()).equals(ByteOrderMark.TEXT);
    }

    /** Whether an edit removes a carriage return, or writes a line feed in its place. */
    private boolean replacesCarriageReturn(Edit edit) {
        String old = text.substring(edit.offset(), edit.end());
        return old.endsWith("\r")
                && (edit.text().equals("\n")
                        || old.substring(0, old.length() - 1).equals(edit.text()));
    }

    private boolean isDoubtful(Finding finding) {
        return finding.automaticFix().isPresent()
                && (completesEnd(finding) || !isIndependent(finding) && (splitsWord(finding) || hasOther(finding)));
    }

    /** Whether a fix may make valid what is left of a file; line ends alone only do so where an error is about them. */
    private boolean completesEnd(Finding finding) {
        boolean error = finding.severity() == Severity.ERROR;
        return edits(finding)
                .anyMatch(edit -> end.isAt(edit) && (error || !edit.text().isBlank()) && !replacesCarriageReturn(edit));
    }

    private boolean splitsWord(Finding finding) {
        return edits(finding).anyMatch(edit -> SplitToken.isAt(text, edit));
    }

    private static Stream<Edit> edits(Finding finding) {
        return finding.fix().stream().flatMap(fix -> fix.edits().stream());
    }

    private boolean hasOther(Finding finding) {
        return lines(finding).anyMatch(line -> others.any(line, other -> isAnotherKind(other, finding)));
    }

    /** The same typo made twice in a row has two findings of one kind, each with its fix. */
    private static boolean isAnotherKind(Finding other, Finding finding) {
        return !other.equals(finding)
                && !(other.code().equals(finding.code())
                        && other.automaticFix().isPresent()
                        && other.line() != finding.line());
    }

    /** The lines of a finding and of its edits. */
    private IntStream lines(Finding fixed) {
        IntStream edited = edits(fixed)
                .map(edit -> SourceRange.of(source, edit.offset(), edit.length()))
                .flatMap(range -> Stream.of(range.line(), range.endLine()))
                .mapToInt(Integer::intValue);
        return IntStream.concat(IntStream.of(fixed.line()), edited);
    }
}

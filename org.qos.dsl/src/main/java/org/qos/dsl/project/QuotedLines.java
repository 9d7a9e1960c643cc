package org.qos.dsl.project;

import java.util.Optional;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.language.SyntaxCode;

/**
 * Reports a file that was copied from a quotation in a mail, or with the numbers of its lines, once, instead of an error in
 * each line.
 */
final class QuotedLines {

    private QuotedLines() {}

    /** The file with this error alone, when nearly all its lines begin so, and something is wrong with it. */
    static Optional<CheckedFile> in(CheckedFile checked) {
        return checked.found().stream().allMatch(finding -> finding.severity() == Severity.INFO)
                ? Optional.empty()
                : LineMarks.in(checked.source().nodes().getText()).map(marks -> reporting(checked, marks));
    }

    private static CheckedFile reporting(CheckedFile checked, LineMarks marks) {
        SourceFile source = checked.source();
        ITextRegion first = marks.places().get(0);
        Finding finding = new Finding(
                SyntaxCode.QUOTED_LINES.code(),
                Severity.ERROR,
                "each line begins with " + marks.what() + "; " + consequence(checked) + "; remove this from all lines",
                SourceRange.of(source, first.getOffset(), first.getLength()),
                checked.opensm(),
                Optional.of(marks.removal()));
        return checked.reportingOnly(finding);
    }

    private static String consequence(CheckedFile checked) {
        if (checked.opensm().isEmpty()) {
            return "the file cannot be read";
        }
        return checked.opensm().filter(Verdict.ACCEPTS::equals).isPresent()
                ? "OpenSM ignores these lines"
                : "OpenSM cannot read the file";
    }
}

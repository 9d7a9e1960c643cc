package org.qos.dsl.project;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.language.SyntaxCode;

/** Reports a file in which a merge left its conflict markers once, instead of an error for each of its consequences. */
final class ConflictMarkers {

    private static final Pattern BEGIN = Pattern.compile("(?m)^<{7}(?=[ \\r\\n])");
    private static final Pattern MIDDLE = Pattern.compile("(?m)^={7}\\r?\\n");
    private static final Pattern END = Pattern.compile("(?m)^>{7}(?: |\\r?$)");

    private ConflictMarkers() {}

    /** The file with this error alone, when it has the markers at the begin of three lines. */
    static Optional<CheckedFile> in(CheckedFile checked) {
        SourceFile source = checked.source();
        String text = source.nodes().getText();
        Matcher begin = BEGIN.matcher(text);
        Matcher middle = MIDDLE.matcher(text);
        // one after the other, because a pattern of all three would search the rest of the text again for each line of
        // the middle
        if (!begin.find() || !middle.find(begin.end()) || !END.matcher(text).find(middle.end())) {
            return Optional.empty();
        }
        Finding finding = new Finding(
                SyntaxCode.CONFLICT_MARKER.code(),
                Severity.ERROR,
                "a merge left two versions of these lines, up to '>>>>>>>'; " + consequence(checked.opensm())
                        + "; keep one version, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'",
                SourceRange.of(source, begin.start(), begin.end() - begin.start()),
                checked.opensm(),
                Optional.empty());
        return Optional.of(checked.reportingOnly(finding));
    }

    private static String consequence(Optional<Verdict> verdict) {
        return verdict.filter(Verdict.ACCEPTS::equals).isPresent()
                ? "OpenSM reads both"
                : "OpenSM cannot read the file";
    }
}

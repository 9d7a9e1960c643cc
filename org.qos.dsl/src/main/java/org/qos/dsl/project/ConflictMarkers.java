package org.qos.dsl.project;

import java.util.List;
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

    private static final Pattern MARKERS =
            Pattern.compile("(?ms)^(<{7})[ \\r\\n].*?^={7}\\r?\\n(?:.*\\n)?>{7}(?: |\\r?$)");

    private ConflictMarkers() {}

    /** The file with this error alone, when it has the markers at the begin of three lines. */
    static Optional<CheckedFile> in(CheckedFile checked) {
        SourceFile source = checked.source();
        String text = source.nodes().getText();
        Matcher markers = MARKERS.matcher(text);
        if (!text.contains("<<<<<<<") || !markers.find()) {
            return Optional.empty();
        }
        Finding finding = new Finding(
                SyntaxCode.CONFLICT_MARKER.code(),
                Severity.ERROR,
                "a merge left two versions of these lines, up to '>>>>>>>'; " + consequence(checked.opensm())
                        + "; keep one version, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'",
                SourceRange.of(source, markers.start(1), markers.end(1) - markers.start(1)),
                checked.opensm(),
                Optional.empty());
        return Optional.of(new CheckedFile(source, List.of(finding), List.of(finding), checked.target()));
    }

    private static String consequence(Optional<Verdict> verdict) {
        return verdict.filter(Verdict.ACCEPTS::equals).isPresent()
                ? "OpenSM reads both"
                : "OpenSM cannot read the file";
    }
}

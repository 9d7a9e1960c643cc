package org.qos.cli.fmt;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The difference between two texts of a file, as {@code patch} reads it. */
public final class UnifiedDiff {

    private static final int CONTEXT = 3;
    private static final String NO_LINE_END = "\n\\ No newline at end of file";

    private UnifiedDiff() {}

    /** The difference that formatting makes; empty when there is none. */
    public static String of(FormattedFile file) {
        return of(file.name(), file.formatted().before(), file.formatted().after());
    }

    /** The difference of a file; empty when there is none. */
    public static String of(String name, String textBefore, String textAfter) {
        List<String> before = lines(textBefore);
        List<String> diff = UnifiedDiffUtils.generateUnifiedDiff(
                name, name, before, DiffUtils.diff(before, lines(textAfter)), CONTEXT);
        return diff.isEmpty() ? "" : String.join("\n", diff) + "\n";
    }

    /** Lines without their ends. A last line without an end differs from the same line with one. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        String last = lines.remove(lines.size() - 1);
        if (!last.isEmpty()) {
            lines.add(last + NO_LINE_END);
        }
        return lines;
    }
}

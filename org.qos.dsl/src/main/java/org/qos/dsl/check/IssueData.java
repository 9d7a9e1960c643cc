package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.language.FixData;

/** The fix of a syntax error, which Xtext passes on as strings ({@link FixData}). */
public final class IssueData {

    private IssueData() {}

    /** The fix of an issue, if its data hold one ({@link FixData}). */
    public static Optional<Fix> fix(Issue issue) {
        Optional<Fix> automatic =
                value(issue.getData(), FixData.FIX).map(description -> new Fix(description, edits(issue)));
        return automatic.or(() -> value(issue.getData(), FixData.SUGGESTION)
                .map(description -> new Fix(description, edits(issue), false)));
    }

    private static List<Edit> edits(Issue issue) {
        List<Edit> edits = new ArrayList<>();
        for (String pair : issue.getData()) {
            if (pair.startsWith(FixData.EDIT)) {
                edits.add(edit(pair.substring(FixData.EDIT.length())));
            } else if (pair.startsWith(FixData.HERE)) {
                edits.add(new Edit(issue.getOffset(), issue.getLength(), pair.substring(FixData.HERE.length())));
            }
        }
        return edits;
    }

    private static Edit edit(String written) {
        String[] parts = written.split(":", 3);
        return new Edit(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2]);
    }

    private static Optional<String> value(String[] data, String key) {
        return data == null
                ? Optional.empty()
                : Arrays.stream(data)
                        .filter(pair -> pair.startsWith(key))
                        .map(pair -> pair.substring(key.length()))
                        .findFirst();
    }
}

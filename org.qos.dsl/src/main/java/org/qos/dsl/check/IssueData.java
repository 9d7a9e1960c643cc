package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.language.FixData;

/** What a finding carries beside its place and message, as the strings that Xtext hands through. */
public final class IssueData {

    private static final String OPENSM = "opensm=";
    private static final String EXCEPT = "except=";

    private IssueData() {}

    /** The data of the issue that a problem becomes: {@code key=value} pairs. */
    public static String[] of(RuleViolation problem) {
        List<String> data = new ArrayList<>();
        problem.opensm().ifPresent(verdict -> data.add(OPENSM + verdict));
        problem.notFor().ifPresent(target -> data.add(EXCEPT + target.id()));
        problem.fix().ifPresent(fix -> {
            data.add(FixData.FIX + fix.description());
            fix.edits().forEach(edit -> data.add(FixData.edit(edit.offset(), edit.length(), edit.text())));
        });
        return data.toArray(String[]::new);
    }

    /** What OpenSM does because of the issue, if its data say so. */
    public static Optional<Verdict> opensm(String[] data) {
        return value(data, OPENSM).map(word -> Verdict.valueOf(word.toUpperCase(Locale.ROOT)));
    }

    /** Whether the issue is none for that subnet manager. */
    public static boolean isNoneFor(Target target, String[] data) {
        return value(data, EXCEPT).filter(target.id()::equals).isPresent();
    }

    /** The fix of an issue, if its data hold one ({@link FixData}). */
    public static Optional<Fix> fix(Issue issue) {
        return value(issue.getData(), FixData.FIX).map(description -> new Fix(description, edits(issue)));
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

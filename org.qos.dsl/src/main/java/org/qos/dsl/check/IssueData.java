package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a finding carries beside its place and message, as the strings that Xtext hands through. */
public final class IssueData {

    private static final String OPENSM = "opensm=";

    private static final String FIX = "fix=";
    private static final String EDIT = "edit=";

    private IssueData() {}

    /** The data of the issue that a problem becomes: {@code key=value} pairs. */
    public static String[] of(Problem problem) {
        List<String> data = new ArrayList<>();
        problem.opensm().ifPresent(verdict -> data.add(OPENSM + verdict));
        problem.fix().ifPresent(fix -> {
            data.add(FIX + fix.description());
            fix.edits().forEach(edit -> data.add(EDIT + edit.offset() + ":" + edit.length() + ":" + edit.text()));
        });
        return data.toArray(String[]::new);
    }

    /** What OpenSM does because of the issue, if its data say so. */
    public static Optional<Verdict> opensm(String[] data) {
        return value(data, OPENSM).map(word -> Verdict.valueOf(word.toUpperCase(Locale.ROOT)));
    }

    /** The fix of the issue, if its data hold one. */
    public static Optional<Fix> fix(String[] data) {
        return value(data, FIX)
                .map(description -> new Fix(
                        description,
                        Arrays.stream(data)
                                .filter(pair -> pair.startsWith(EDIT))
                                .map(pair -> edit(pair.substring(EDIT.length())))
                                .toList()));
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

package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a finding carries beside its place and message, as the strings that Xtext hands through. */
final class IssueData {

    private static final String OPENSM = "opensm=";

    private IssueData() {}

    static String[] of(Problem problem) {
        List<String> data = new ArrayList<>();
        problem.opensm().ifPresent(verdict -> data.add(OPENSM + verdict));
        return data.toArray(String[]::new);
    }

    static Optional<Verdict> opensm(String[] data) {
        return value(data, OPENSM).map(word -> Verdict.valueOf(word.toUpperCase(Locale.ROOT)));
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

package org.qos.conformity.option;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The options that complaints of OpenSM are about (osm_subnet.c, osm_opensm.c). */
public final class OptionComplaints {

    private static final Pattern UNKNOWN = Pattern.compile("Unrecognized token: \"([^\"]*)\"");
    private static final Pattern UNREADABLE = Pattern.compile("-E- Parsing error in field ([a-z0-9_]+)");
    private static final Pattern INVALID = Pattern.compile("Cached Option:? (?!Value)([a-z0-9_]+)");
    private static final Pattern REPLACED = Pattern.compile("Invalid Cached Option Value: ?([a-z0-9_]+)");
    private static final Pattern ENGINE = Pattern.compile("cannot find or setup (routing engine) '");

    private OptionComplaints() {}

    /** All of them. */
    public static Set<String> all(List<String> complaints) {
        Set<String> options = replaced(complaints);
        for (Pattern pattern : List.of(UNKNOWN, UNREADABLE, INVALID)) {
            options.addAll(matching(pattern, complaints));
        }
        return options;
    }

    /** Those whose values OpenSM replaces or skips. */
    public static Set<String> replaced(List<String> complaints) {
        Set<String> options = matching(REPLACED, complaints);
        matching(ENGINE, complaints).stream()
                .map(words -> words.replace(' ', '_'))
                .forEach(options::add);
        return options;
    }

    private static Set<String> matching(Pattern pattern, List<String> complaints) {
        Set<String> options = new TreeSet<>();
        for (String complaint : complaints) {
            pattern.matcher(complaint).results().map(OptionComplaints::option).forEach(options::add);
        }
        return options;
    }

    private static String option(MatchResult about) {
        return about.group(1);
    }
}

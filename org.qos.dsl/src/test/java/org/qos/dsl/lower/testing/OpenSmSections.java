package org.qos.dsl.lower.testing;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sections of policies in the OpenSM syntax for tests of lowering. Tables write a slash where a line ends. */
public final class OpenSmSections {

    /** The one level that OpenSM requires. */
    public static final String DEFAULT_LEVEL = levels("name: DEFAULT\nsl: 0");

    private OpenSmSections() {}

    /** Groups of those names, without ports. */
    public static String groups(String... names) {
        return section("port-groups", "port-group", Stream.of(names).map(name -> "name: " + name));
    }

    /** Levels of those entries. */
    public static String levels(String... levels) {
        return section("qos-levels", "qos-level", Stream.of(levels));
    }

    /** Rules of those entries. */
    public static String rules(String... rules) {
        return section("qos-match-rules", "qos-match-rule", Stream.of(rules));
    }

    /** Lines of {@code qos-ulps}. */
    public static String ulps(String... lines) {
        return block("qos-ulps", String.join("\n", lines));
    }

    /** A scope of SL-to-VL tables. */
    public static String sl2vl(String entries) {
        return block("qos-setup", section("sl2vl-tables", "sl2vl-scope", Stream.of(entries)));
    }

    /** A scope of arbitration tables. */
    public static String vlArb(String entries) {
        return block("qos-setup", section("vlarb-tables", "vlarb-scope", Stream.of(entries)));
    }

    /** A block with its content, which begins on the next line. */
    static String block(String keyword, String content) {
        return keyword + "\n" + content + "\nend-" + keyword + "\n";
    }

    private static String section(String keyword, String part, Stream<String> parts) {
        return block(
                keyword,
                parts.map(entries -> block(part, entries.replace("/", "\n"))).collect(Collectors.joining()));
    }
}

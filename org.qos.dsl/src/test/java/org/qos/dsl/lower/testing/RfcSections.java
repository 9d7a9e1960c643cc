package org.qos.dsl.lower.testing;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sections of policies in the RFC syntax for tests of lowering. */
public final class RfcSections {

    private RfcSections() {}

    /** Groups of those names, without ports. */
    public static String groups(String... names) {
        return section("port-groups", "port-group", Stream.of(names).map(name -> element("name", name)));
    }

    /** Levels of those elements. */
    public static String levels(String... levels) {
        return section("qos-levels", "qos-level", Stream.of(levels));
    }

    /** Rules of those elements. */
    public static String rules(String... rules) {
        return section("qos-match-rules", "qos-match-rule", Stream.of(rules));
    }

    /** Scopes of SL-to-VL tables. */
    public static String sl2vl(String... scopes) {
        return element("qos-setup", section("sl2vl-tables", "sl2vl-scope", Stream.of(scopes)));
    }

    /** Scopes of arbitration tables. */
    public static String vlArb(String... scopes) {
        return element("qos-setup", section("vlarb-tables", "vlarb-scope", Stream.of(scopes)));
    }

    private static String section(String tag, String part, Stream<String> parts) {
        return element(tag, parts.map(elements -> element(part, elements)).collect(Collectors.joining("\n")));
    }

    private static String element(String tag, String content) {
        return "<" + tag + ">" + content + "</" + tag + ">";
    }
}

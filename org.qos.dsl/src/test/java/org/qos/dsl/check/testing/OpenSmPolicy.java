package org.qos.dsl.check.testing;

/** Policies in OpenSM syntax for tests. What is given in them may have the marks of {@link RuleTester}. */
public final class OpenSmPolicy {

    private static final String DEFAULT_LEVEL = "qos-level\nname: DEFAULT\nsl: 0\nend-qos-level\n";

    private static final String SECTIONS =
            """
            port-groups
            port-group
            name: A
            end-port-group
            [groups]
            end-port-groups
            qos-setup
            vlarb-tables
            [vlarb]
            end-vlarb-tables
            sl2vl-tables
            [sl2vl]
            end-sl2vl-tables
            end-qos-setup
            qos-levels
            [default]
            [levels]
            end-qos-levels
            qos-match-rules
            [rules]
            end-qos-match-rules
            [ulps]
            """
                    .replace("[default]\n", DEFAULT_LEVEL);

    private OpenSmPolicy() {}

    /** A policy with some sections; the default level is added. */
    public static String of(String sections) {
        return sections.contains("qos-levels\n")
                ? sections.replaceFirst("qos-levels\n", "qos-levels\n" + DEFAULT_LEVEL)
                : sections + "qos-levels\n" + DEFAULT_LEVEL + "end-qos-levels\n";
    }

    /** A policy with one group, which a rule refers to. */
    public static String ofGroup(String entries) {
        return of("port-groups\nport-group\nname: A\n" + entries + "\nend-port-group\nend-port-groups\n"
                + rules("destination: A"));
    }

    /** A policy with all sections, and a port group b. */
    public static String withGroup(String entries) {
        return with("groups", block("port-group", "name: b\n" + entries));
    }

    /** A policy with all sections, and a level b. */
    public static String withLevel(String entries) {
        return with("levels", block("qos-level", "name: b\n" + entries));
    }

    /** A policy with all sections, and a rule that gives the default level. */
    public static String withRule(String entries) {
        return with("rules", block("qos-match-rule", "qos-level-name: DEFAULT\n" + entries));
    }

    /** A policy with all sections, and a scope of SL-to-VL tables. */
    public static String withSl2vl(String entries) {
        return with("sl2vl", block("sl2vl-scope", entries));
    }

    /** A policy with all sections, and lines of the short form. */
    public static String withUlps(String lines) {
        return with("ulps", block("qos-ulps", lines));
    }

    /** A policy with all sections, and more text in one of {@code groups vlarb sl2vl levels rules ulps}. */
    public static String with(String section, String text) {
        return SECTIONS.replace("[" + section + "]", text).replaceAll("\\[[a-z0-9]+]\n", "");
    }

    /** The section of match rules, each with some entries; those that name no level give the default one. */
    public static String rules(String... rules) {
        StringBuilder text = new StringBuilder("qos-match-rules\n");
        for (String rule : rules) {
            String entries = rule.contains("qos-level-name:") ? rule : rule + "\nqos-level-name: DEFAULT";
            text.append(
                    entries.startsWith("«")
                            ? "«qos-match-rule»\n" + entries.substring(1)
                            : "qos-match-rule\n" + entries);
            text.append("\nend-qos-match-rule\n");
        }
        return text + "end-qos-match-rules\n";
    }

    private static String block(String keyword, String entries) {
        return keyword + "\n" + entries + "\nend-" + keyword;
    }
}

package org.qos.dsl.check.testing;

/** Policies in RFC syntax for tests. What is given in them may have the marks of {@link RuleTester}. */
public final class RfcPolicy {

    private static final String SECTIONS =
            """
            <qos-policy>
            <port-groups><port-group><name>G</name></port-group>
            [port-groups]
            </port-groups>
            <qos-setup><sl2vl-tables>[sl2vl-tables]</sl2vl-tables><vlarb-tables>[vlarb-tables]</vlarb-tables></qos-setup>
            <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
            [qos-levels]
            </qos-levels>
            <qos-match-rules>
            <qos-match-rule><sn>7</sn><tclass>9</tclass><qos-level-sn>0</qos-level-sn></qos-match-rule>
            [qos-match-rules]
            </qos-match-rules>
            </qos-policy>
            """;

    private RfcPolicy() {}

    /** A policy with another port group. */
    public static String withGroup(String entries) {
        return with("port-groups", "<port-group>" + entries + "</port-group>");
    }

    /** A policy with another level. */
    public static String withLevel(String entries) {
        return with("qos-levels", "<qos-level>" + entries + "</qos-level>");
    }

    /** A policy with another rule. */
    public static String withRule(String entries) {
        return with("qos-match-rules", "<qos-match-rule>" + entries + "</qos-match-rule>");
    }

    /** A policy with a scope of SL-to-VL tables. */
    public static String withSl2vl(String entries) {
        return with("sl2vl-tables", "<sl2vl-scope>" + entries + "</sl2vl-scope>");
    }

    /** A policy with a scope of arbitration tables. */
    public static String withVlarb(String entries) {
        return with("vlarb-tables", "<vlarb-scope>" + entries + "</vlarb-scope>");
    }

    /** A policy with more text in a section, which is named as its tag. */
    public static String with(String section, String text) {
        return SECTIONS.replace("[" + section + "]", text).replaceAll("\\[[a-z0-9-]+]", "");
    }
}

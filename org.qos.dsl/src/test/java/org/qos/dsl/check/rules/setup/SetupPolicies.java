package org.qos.dsl.check.rules.setup;

import org.qos.dsl.check.testing.OpenSmPolicy;

/** Policies with one scope of {@code qos-setup}, and the groups Switches, Hosts, Narrow (h2) and Wide (h1). */
final class SetupPolicies {

    private static final String ROW = "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0";

    private SetupPolicies() {}

    /** A policy in OpenSM syntax with an SL2VL scope, which maps all SLs to VL0 unless it has a table. */
    static String opensm(String scope) {
        return opensm("sl2vl", scope.contains("sl2vl-table") ? scope : scope + "\nsl2vl-table: " + ROW);
    }

    /** A policy in OpenSM syntax with an arbitration scope. */
    static String opensmArbitration(String scope) {
        return opensm("vlarb", scope);
    }

    /** The same as {@link #opensm} in RFC syntax. */
    static String rfc(String scope) {
        return rfc("sl2vl", scope.contains("sl2vl-table") ? scope : scope + "<sl2vl-table>" + ROW + "</sl2vl-table>");
    }

    /** The same as {@link #opensmArbitration} in RFC syntax. */
    static String rfcArbitration(String scope) {
        return rfc("vlarb", scope);
    }

    private static String opensm(String kind, String scope) {
        String begin =
                scope.startsWith("«") ? "«" + kind + "-scope»\n" + scope.substring(1) : kind + "-scope\n" + scope;
        return OpenSmPolicy.of("port-groups\n" + group("Switches", "node-type: SWITCH")
                + group("Hosts", "node-type: CA")
                + group("Narrow", "port-guid: 0xb0001") + group("Wide", "port-guid: 0xa0001")
                + "end-port-groups\nqos-setup\n" + kind + "-tables\n" + begin + "\nend-" + kind + "-scope\nend-" + kind
                + "-tables\nend-qos-setup\n");
    }

    private static String group(String name, String entry) {
        return "port-group\nname: " + name + "\n" + entry + "\nend-port-group\n";
    }

    private static String rfc(String kind, String scope) {
        String tag = "<" + kind + "-scope>";
        String begin = scope.startsWith("«") ? "«" + tag + "»" + scope.substring(1) : tag + scope;
        return "<qos-policy><port-groups>" + rfcGroup("Switches", "<node-type>SWITCH</node-type>")
                + rfcGroup("Hosts", "<node-type>CA</node-type>") + rfcGroup("Narrow", "<port-guid>0xb0001</port-guid>")
                + rfcGroup("Wide", "<port-guid>0xa0001</port-guid>") + "</port-groups><qos-setup><" + kind + "-tables>"
                + begin + "</" + kind + "-scope></" + kind + "-tables></qos-setup></qos-policy>";
    }

    private static String rfcGroup(String name, String entry) {
        return "<port-group><name>" + name + "</name>" + entry + "</port-group>";
    }
}

package org.qos.conformity.testing;

import java.util.StringJoiner;

/** Fabrics for ibsim, in the form of its net files. */
public final class Nets {

    private Nets() {}

    /**
     * A leaf switch with so many adapters {@code n1}, {@code n2}, ... on it, and a second switch {@code core} behind two
     * parallel cables with as many adapters {@code m1}, {@code m2}, ....
     */
    public static String pairOfSwitches(int adaptersEach) {
        StringJoiner net = new StringJoiner("\n");
        addSwitch(net, "leaf", "core", "n", adaptersEach);
        addSwitch(net, "core", "leaf", "m", adaptersEach);
        for (int i = 1; i <= adaptersEach; i++) {
            net.add("Hca 1 \"n" + i + "\"").add("[1] \"leaf\"[" + i + "]").add("");
        }
        for (int i = 1; i <= adaptersEach; i++) {
            net.add("Hca 1 \"m" + i + "\"").add("[1] \"core\"[" + i + "]").add("");
        }
        return net.toString();
    }

    /**
     * Ports of every kind that has options of its own: two switches behind two parallel cables, of which {@code leaf} has an
     * enhanced port 0 and {@code core} a base port 0, an adapter on each, and the router {@code r1} on the leaf.
     */
    public static String everyKindOfPort() {
        return """
                Switch 4 "leaf" # "leaf" enhanced port 0 lid 0 lmc 0
                [1] "n1"[1]
                [2] "r1"[1]
                [3] "core"[3]
                [4] "core"[4]

                Switch 4 "core"
                [1] "m1"[1]
                [3] "leaf"[3]
                [4] "leaf"[4]

                Hca 1 "n1"
                [1] "leaf"[1]

                Hca 1 "m1"
                [1] "core"[1]

                rtguid=0x300000
                Rt 1 "r1"
                [1] "leaf"[2]
                """;
    }

    private static void addSwitch(StringJoiner net, String name, String peer, String adapter, int adapters) {
        net.add("Switch " + (adapters + 2) + " \"" + name + "\"");
        for (int i = 1; i <= adapters; i++) {
            net.add("[" + i + "] \"" + adapter + i + "\"[1]");
        }
        for (int i = adapters + 1; i <= adapters + 2; i++) {
            net.add("[" + i + "] \"" + peer + "\"[" + i + "]");
        }
        net.add("");
    }
}

package org.qos.conformity;

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

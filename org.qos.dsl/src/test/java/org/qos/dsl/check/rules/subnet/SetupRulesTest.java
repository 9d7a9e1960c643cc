package org.qos.dsl.check.rules.subnet;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.rules.Probe;

/** The fabric setup of a policy next to the option file. */
class SetupRulesTest {

    private static final String EIGHT = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";
    private static final String PAIRS = "0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3";
    private static final String GROUPS = "port-groups\nport-group\nname: A\nnode-type: CA\nend-port-group\n"
            + "port-group\nname: One\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";

    @Test
    void aTableThatTheOptionsDoNotGiveIsTold() {
        Probe.of(sl2vl("«sl2vl-scope»", "group: A", EIGHT))
                .options("qos TRUE\nqos_ca_sl2vl " + PAIRS + "\n")
                .finds("setup-not-in-options", "warning");
        Probe.of(sl2vl("sl2vl-scope", "group: A", EIGHT))
                .options("qos TRUE\nqos_ca_sl2vl " + EIGHT + "\n")
                .isFine("setup-not-in-options");
    }

    @Test
    void whatOptionsCannotSayIsLeftToTheGenerator() {
        String options = "qos TRUE\nqos_sl2vl " + PAIRS + "\n";
        Probe.of(sl2vl("sl2vl-scope", "group: One", EIGHT)).options(options).isFine("setup-not-in-options");
        Probe.of(sl2vl("sl2vl-scope", "group: A\nfrom: 1", EIGHT))
                .options(options)
                .isFine("setup-not-in-options");
        Probe.of(sl2vl("sl2vl-scope", "group: A\nto: 1", EIGHT))
                .options(options)
                .isFine("setup-not-in-options");
    }

    @Test
    void arbitrationIsComparedTableByTable() {
        String lines = "qos TRUE\nqos_vlarb_high 0:64\nqos_vlarb_low 1:64\nqos_high_limit 9\n";
        Probe.of(arbitration("vlarb-scope", "vlarb-high: 0:64\nvl-high-limit: 9"))
                .options(lines)
                .isFine("setup-not-in-options");
        Probe.of(arbitration("«vlarb-scope»", "vlarb-high: 0:32"))
                .options(lines)
                .finds("setup-not-in-options", "warning");
        Probe.of(arbitration("«vlarb-scope»", "vlarb-low: 0:64"))
                .options(lines)
                .finds("setup-not-in-options", "warning");
        Probe.of(arbitration("«vlarb-scope»", "vl-high-limit: 8"))
                .options(lines)
                .finds("setup-not-in-options", "warning");
    }

    @Test
    void withoutOptionsOrWithQosOffNothingIsCompared() {
        Probe.of(sl2vl("sl2vl-scope", "group: A", EIGHT)).isFine("setup-not-in-options");
        Probe.of(sl2vl("sl2vl-scope", "group: A", EIGHT)).options("qos FALSE\n").isFine("setup-not-in-options");
    }

    private static String sl2vl(String head, String ports, String table) {
        return GROUPS + "qos-setup\nsl2vl-tables\n" + head + "\n" + ports + "\nsl2vl-table: " + table
                + "\nend-sl2vl-scope\nend-sl2vl-tables\nend-qos-setup\n";
    }

    private static String arbitration(String head, String tables) {
        return GROUPS + "qos-setup\nvlarb-tables\n" + head + "\ngroup: A\n" + tables
                + "\nend-vlarb-scope\nend-vlarb-tables\nend-qos-setup\n";
    }
}

package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;

/** Hovers for the entries of VL tables in a policy, in texts that end while typing. */
class ScopeTableHoverTest {

    private static final String RFC = "<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope><sl2vl-table>";
    private static final String OPENSM = "qos-setup\nvlarb-tables\nvlarb-scope\n";

    private static String explained(String name, String marked) {
        return HoverRequests.at(LspTestHarness.empty(), name, marked).orElse("");
    }

    @Test
    void theVlOfAnSl() {
        assertEquals("SL 2 uses VL3", explained("a.qos", RFC + "0,1,<|<|>3|>"));
        assertEquals("SL 1 is dropped (VL15)", explained("a.qos", RFC + "0,<|1<|>5|>,3</sl2vl-table>"));
        assertEquals(
                "SL 0 uses VL7",
                explained("qos-policy.conf", "qos-setup\nsl2vl-tables\nsl2vl-scope\nsl2vl-table: <|<|>7|>,1"));
    }

    @Test
    void theSeventeenthEntryHasNoSl() {
        assertEquals(
                "beyond the end of the table, which has the VLs of SL 0 to 15",
                explained("a.qos", RFC + "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,<|<|>3|>"));
    }

    @Test
    void theWeightOfAVlInItsTable() {
        assertEquals(
                "VL1 with weight 12: 768 bytes per turn, 75 % of the bandwidth of this table",
                explained("qos-policy.conf", OPENSM + "vlarb-high: 7:200\nvlarb-low: 0:4,<|1:<|>12|>"));
        assertEquals(
                "VL0 with weight 4: 256 bytes per turn, 25 % of the bandwidth of this table",
                explained(
                        "a.qos",
                        "<qos-policy><qos-setup><vlarb-tables><vlarb-scope><vlarb-high><|<|>0:4|>,1:12</vlarb-high>"));
    }

    @Test
    void anIncompleteEntryHasNoWeight() {
        assertEquals(
                "VL1 with weight 0: the entry is skipped",
                explained("qos-policy.conf", OPENSM + "vlarb-low: 0:4,<|1<|>|>\n"));
    }
}

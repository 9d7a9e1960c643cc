package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.Desk;

/** The tables of lanes in a policy, explained entry by entry; each text ends where somebody types. */
@Timeout(60)
class ScopeTableHoverTest {

    private static final String RFC = "<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope><sl2vl-table>";
    private static final String OPENSM = "qos-setup\nvlarb-tables\nvlarb-scope\n";

    private static String explained(String name, String marked) {
        return Explained.at(Desk.empty(), name, marked).orElse("");
    }

    @Test
    void theLaneOfAnSl() {
        assertEquals("SL 2 takes VL 3", explained("a.qos", RFC + "0,1,<|<|>3|>"));
        assertEquals("SL 1 is dropped (VL 15)", explained("a.qos", RFC + "0,<|1<|>5|>,3</sl2vl-table>"));
        assertEquals(
                "SL 0 takes VL 7",
                explained("qos-policy.conf", "qos-setup\nsl2vl-tables\nsl2vl-scope\nsl2vl-table: <|<|>7|>,1"));
    }

    @Test
    void noSlHasTheSeventeenthLane() {
        assertEquals(
                "beyond the end of the table, which has the lanes of SL 0 to 15",
                explained("a.qos", RFC + "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,<|<|>3|>"));
    }

    @Test
    void theWeightOfALaneAmongThoseOfItsTable() {
        assertEquals(
                "VL 1 with weight 12: 768 bytes a turn, 75 % of what this table sends",
                explained("qos-policy.conf", OPENSM + "vlarb-high: 7:200\nvlarb-low: 0:4,<|1:<|>12|>"));
        assertEquals(
                "VL 0 with weight 4: 256 bytes a turn, 25 % of what this table sends",
                explained(
                        "a.qos",
                        "<qos-policy><qos-setup><vlarb-tables><vlarb-scope><vlarb-high><|<|>0:4|>,1:12</vlarb-high>"));
    }

    @Test
    void anEntryThatIsNotFinishedHasNoWeight() {
        assertEquals(
                "VL 1 with weight 0: the entry is passed over",
                explained("qos-policy.conf", OPENSM + "vlarb-low: 0:4,<|1<|>|>\n"));
    }
}

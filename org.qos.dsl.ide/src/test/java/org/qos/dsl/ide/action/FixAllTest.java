package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.junit.jupiter.api.Test;

/** All findings of one kind, or all that have a fix, are mended at once. */
class FixAllTest {

    private static final String OPENSM =
            """
            qos-ulps
                sdp: <|>011
                rds: 012
                default: 010
            end-qos-ulps
            """;

    @Test
    void mendsAllOfTheKindAtTheCursor() {
        String fixed = Offered.in("qos-policy.conf", OPENSM).after("Fix all 3 findings of octal-literal");

        assertEquals(OPENSM.replace("<|>011", "9").replace("012", "10").replace("010", "8"), fixed);
    }

    @Test
    void leavesOtherKindsAlone() {
        String text = "<qos-policy><port_groups></port_groups><qos-levels>"
                + "<qos-level><sn>0<|>1</sn><sl>02</sl></qos-level></qos-levels></qos-policy>";

        String fixed = Offered.in("a.qos", text).after("Fix all 2 findings of leading-zero");

        assertTrue(fixed.contains("<port_groups>"), fixed);
        assertTrue(fixed.contains("<sn>1</sn><sl>2</sl>"), fixed);
    }

    @Test
    void isNotOfferedForASingleFinding() {
        var titles = Offered.in("qos-policy.conf", "qos-ulps\n    default: 01<|>0\nend-qos-ulps\n")
                .titles();

        assertTrue(titles.stream().noneMatch(title -> title.startsWith("Fix all")), titles::toString);
    }

    @Test
    void mendsEverythingOnDemand() {
        String fixed = Offered.ofKind(
                        CodeActionKind.SourceFixAll,
                        "a.qos",
                        "<qos-policy><port_groups></port_groups><qos-levels><qos-level><sn>01</sn><sl>02</sl></qos-level></qos-levels>")
                .after("Apply all fixes");

        assertEquals(
                "<qos-policy><port-groups></port-groups><qos-levels><qos-level><sn>1</sn><sl>2</sl></qos-level>"
                        + "</qos-levels></qos-policy>",
                fixed.strip());
    }

    @Test
    void offersSourceActionsOnlyToAClientThatAsks() {
        var titles = Offered.in("qos-policy.conf", OPENSM).titles();

        assertTrue(!titles.contains("Apply all fixes"), titles::toString);
        assertEquals(
                List.of("Apply all fixes"),
                Offered.ofKind("source", "qos-policy.conf", OPENSM.replace("<|>", ""))
                        .titles());
    }

    @Test
    void hasNothingToMendInAnEmptyOptionFile() {
        assertEquals(
                List.of(),
                Offered.ofKind(CodeActionKind.SourceFixAll, "opensm.opts", "").titles());
    }
}

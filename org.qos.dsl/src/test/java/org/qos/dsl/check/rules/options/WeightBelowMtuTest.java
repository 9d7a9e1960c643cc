package org.qos.dsl.check.rules.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.check.Severity.INFO;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.testing.OptionsText;

/** What {@link WeightBelowMtu} reports, and what it accepts. */
class WeightBelowMtuTest {

    private static final RuleTester RULE = new RuleTester(new WeightBelowMtu());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 9
                        qos_vlarb_high 0:64
                        qos_vlarb_low «1:64,2:15»
                        """)
                .reports(INFO)
                .saying("weight 15 is 960 bytes");
    }

    @Test
    void aCommentThatSuppressesItNeedsNoOtherFileToBeUnused() {
        assertEquals(
                List.of("unused-suppression"),
                OptionsText.check("# qos-ignore weight-below-mtu: a test\nqos TRUE\n").findings().stream()
                        .map(Finding::code)
                        .toList());
    }

    @Test
    void weightsOfWholePacketsOfASmallMtu() {
        String tables =
                """
                qos TRUE
                qos_high_limit 0
                qos_vlarb_high 0:0
                qos_vlarb_low «0:28,1:4»
                """;
        RULE.options(tables).reports(INFO).saying("use multiples of 32 (MTU 2048) or 64 (MTU 4096)");
        RULE.options(tables).onLinksOf(256).accepts();
        RULE.options(tables).onLinksOf(1024).reports(INFO).saying("use multiples of 16 (MTU 1024)");
    }

    @Test
    void onLinksWithALargerMtuAPacketOf2048BytesIsEnough() {
        String tables = "qos TRUE\nqos_high_limit 0\nqos_vlarb_high 0:0\nqos_vlarb_low ";
        RULE.options(tables + "0:64,1:16\n").onLinksOf(4096).accepts();
        RULE.options(tables + "«0:64,1:15»\n").onLinksOf(4096).reports(INFO).saying("multiples of 64 (MTU 4096)");
    }

    @Test
    void aFabricThatShowsNoMtuHasThatOfTheProject() {
        RULE.options("qos TRUE\nqos_high_limit 0\nqos_vlarb_high 0:0\nqos_vlarb_low 0:64,1:12\n")
                .onLinksOf(256)
                .withFabric()
                .accepts();
    }

    @Test
    void isAccepted() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 16
                        qos_vlarb_low 1:128,2:255,3:32
                        qos_vlarb_high 0:4
                        """)
                .accepts();
    }
}

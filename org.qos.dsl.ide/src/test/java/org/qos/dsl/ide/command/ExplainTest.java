package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Fabrics;
import org.qos.dsl.ide.workspace.View;

/** Why a request gets its level, as a page. */
class ExplainTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Storage
                    port-guid: 0x31
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Disks
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: to the disks
                    destination: Storage
                    qos-level-name: Disks
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static View policy(String text) {
        return Desk.with(Fabrics.threeHosts()).put("qos-policy.conf", text).view("qos-policy.conf");
    }

    private static Outcome explain(String request) {
        return Run.of("qos.explain", policy(POLICY), "{\"request\": \"" + request + "\"}");
    }

    @Test
    void namesTheRuleAndTheLevel() {
        Outcome outcome = explain("from 0x11 to 0x31");

        assertEquals("level \"Disks\" (qos-policy.conf:12:5), SL 3, by rule 1", outcome.message());
        assertTrue(
                outcome.text().contains("* **rule 1** matches: to the disks (qos-policy.conf:18:5)"), outcome.text());
        assertEquals("markdown", outcome.language());
    }

    @Test
    void saysWhyARuleDoesNotMatch() {
        Outcome outcome = explain("from 0x11 to 0x21");

        assertTrue(outcome.message().endsWith("SL 0, because no rule matches"), outcome.message());
        assertTrue(
                outcome.text()
                        .contains("  * destination: wanted in \"Storage\", \"vs2 HCA-1/P1\" (0x0000000000000021) is in"
                                + " no group"),
                outcome.text());
    }

    @Test
    void countsThePairsOfGroups() {
        Outcome outcome = explain("from any to group Storage");

        assertTrue(outcome.message().contains("pairs of ports"), outcome.message());
        assertTrue(outcome.text().contains("level \"Disks\""), outcome.text());
    }

    @Test
    void theOptionsSayWhetherThePolicyIsInForce() {
        View off = Desk.with(Fabrics.threeHosts())
                .put("opensm.opts", "qos FALSE\n")
                .put("qos-policy.conf", POLICY)
                .view("qos-policy.conf");

        Outcome outcome = Run.of("qos.explain", off, "{\"request\": \"from 0x11 to 0x31\"}");

        assertTrue(outcome.message().startsWith("SL 0, because QoS is off; with QoS on level \"Disks\""), outcome.message());
    }

    @Test
    void saysWhatIsWrongWithTheRequest() {
        var refused = assertThrows(CommandRefused.class, () -> explain("from 0x11 two 0x21"));

        assertTrue(refused.getMessage().startsWith("the request, token 3: "), refused.getMessage());
        assertThrows(CommandRefused.class, () -> Run.of("qos.explain", policy(POLICY), "{}"));
    }

    @Test
    void refusesAPolicyWithErrorsAndNamesThem() {
        var refused = assertThrows(
                CommandRefused.class,
                () -> Run.of("qos.explain", policy("qos-levels\n qos-level\n"), "{\"request\": \"from any to any\"}"));

        assertTrue(refused.getMessage().startsWith("qos-policy.conf: has errors; nothing was done.\nqos-policy.conf:"));
    }
}

package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.explanation.page.PageEntry;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Explaining the level of a request. */
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

    private static DocumentSnapshot policy(String text) {
        return LspTestHarness.with(TestFabrics.threeHosts())
                .put("qos-policy.conf", text)
                .snapshot("qos-policy.conf");
    }

    private static CommandResult explain(String request) {
        return CommandRunner.of("qos.explain", policy(POLICY), "{\"request\": \"" + request + "\"}");
    }

    @Test
    void namesTheRuleAndTheLevel() {
        CommandResult result = explain("from 0x11 to 0x31");

        assertEquals("level \"Disks\" (qos-policy.conf:12:5), SL 3, by rule 1", result.message());
        assertTrue(result.text().contains("* **rule 1** matches: to the disks (qos-policy.conf:18:5)"), result.text());
        assertEquals("markdown", result.language());
    }

    @Test
    void saysWhyARuleDoesNotMatch() {
        CommandResult result = explain("from 0x11 to 0x21");

        assertTrue(result.message().endsWith("SL 0, because no rule matches"), result.message());
        assertTrue(
                result.text()
                        .contains("  * destination: wanted in \"Storage\", \"vs2 HCA-1/P1\" (0x0000000000000021) is in"
                                + " no group"),
                result.text());
    }

    @Test
    void countsThePairsOfGroups() {
        CommandResult result = explain("from any to group Storage");

        assertTrue(result.message().contains("pairs of ports"), result.message());
        assertTrue(result.text().contains("level \"Disks\""), result.text());
    }

    private static List<String> marks(CommandResult result) {
        return ((ExplanationDetails) result.details())
                .rules().stream()
                        .map(rule -> (rule.decides() ? "decides " : "unmatched ")
                                + rule.range().getStart().getLine() + "-"
                                + rule.range().getEnd().getLine() + ": " + rule.text())
                        .toList();
    }

    @Test
    void detailsHaveTheRangesOfTheRules() {
        assertEquals(List.of("decides 17-21: level \"Disks\", SL 3"), marks(explain("from 0x11 to 0x31")));
        assertEquals(
                List.of("unmatched 17-21: destination: wanted in \"Storage\","
                        + " \"vs2 HCA-1/P1\" (0x0000000000000021) is in no group"),
                marks(explain("from 0x11 to 0x21")));
        assertEquals(
                List.of("decides 17-21: level \"Disks\", SL 3: 4 pairs"), marks(explain("from any to group Storage")));
    }

    @Test
    void detailsHaveTheSectionsOfThePage() {
        ExplanationDetails details =
                (ExplanationDetails) explain("from 0x11 to 0x31").details();

        assertEquals(
                List.of("from", "rule 1", "level", "SL"),
                details.sections().stream()
                        .map(section -> section.get(0).heading())
                        .toList());
    }

    @Test
    void detailsSayWhichEntriesAreAboutARuleThatDecides() {
        assertEquals(List.of("rule 1"), deciding("from 0x11 to 0x31"));
        assertEquals(List.of(), deciding("from 0x11 to 0x21"));
        assertEquals(List.of("rule 1"), deciding("from any to group Storage"));
    }

    private static List<String> deciding(String request) {
        return ((ExplanationDetails) explain(request).details())
                .sections().stream()
                        .flatMap(List::stream)
                        .filter(PageEntry::decides)
                        .map(PageEntry::heading)
                        .toList();
    }

    @Test
    void theOptionsDecideWhetherThePolicyIsActive() {
        DocumentSnapshot off = LspTestHarness.with(TestFabrics.threeHosts())
                .put("opensm.opts", "qos FALSE\n")
                .put("qos-policy.conf", POLICY)
                .snapshot("qos-policy.conf");

        CommandResult result = CommandRunner.of("qos.explain", off, "{\"request\": \"from 0x11 to 0x31\"}");

        assertTrue(
                result.message().startsWith("SL 0, because QoS is off; with QoS on level \"Disks\""), result.message());
    }

    @Test
    void reportsAnInvalidRequest() {
        var refused = assertThrows(CommandException.class, () -> explain("from 0x11 two 0x21"));

        assertTrue(refused.getMessage().startsWith("the request, token 3: "), refused.getMessage());
        assertThrows(CommandException.class, () -> CommandRunner.of("qos.explain", policy(POLICY), "{}"));
    }

    @Test
    void rejectsAPolicyWithErrorsAndListsThem() {
        var refused = assertThrows(
                CommandException.class,
                () -> CommandRunner.of(
                        "qos.explain", policy("qos-levels\n qos-level\n"), "{\"request\": \"from any to any\"}"));

        assertTrue(refused.getMessage().startsWith("qos-policy.conf: has errors; nothing was done.\nqos-policy.conf:"));
    }
}

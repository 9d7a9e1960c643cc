package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Fixing all findings of a rule, or all findings. */
class FixAllTest {

    private static final String OPTIONS =
            """
            qos <|>true

            force_log_flush false

            exit_on_fatal true
            """;

    @Test
    void fixesAllFindingsOfTheRuleAtTheCursor() {
        String fixed = OfferedActions.in("opensm.opts", OPTIONS).after("Fix all 3 findings of boolean-not-true");

        assertEquals(OPTIONS.replace("<|>true", "TRUE").replace("true", "TRUE").replace("false", "FALSE"), fixed);
    }

    @Test
    void leavesOtherRulesAlone() {
        String text = "qos <|>true\n\nforce_log_flush true\n\nqos_max_vls=8\n";

        String fixed = OfferedActions.in("opensm.opts", text).after("Fix all 2 findings of boolean-not-true");

        assertEquals("qos TRUE\n\nforce_log_flush TRUE\n\nqos_max_vls=8\n", fixed);
    }

    @Test
    void isNotOfferedForASingleFinding() {
        var titles = OfferedActions.in("qos-policy.conf", "qos-ulps\n    default: 01<|>0\nend-qos-ulps\n")
                .titles();

        assertTrue(titles.stream().noneMatch(title -> title.startsWith("Fix all")), titles::toString);
    }

    @Test
    void fixesAllOnRequest() {
        String fixed = OfferedActions.ofKind(
                        CodeActionKind.SourceFixAll,
                        "opensm.opts",
                        "qos true\n\nforce_log_flush true\n\nqos_max_vls=8\n")
                .after("Apply all fixes");

        assertEquals("qos TRUE\n\nforce_log_flush TRUE\n\nqos_max_vls 8\n", fixed);
    }

    @Test
    void offersSourceActionsOnlyOnRequest() {
        var titles = OfferedActions.in("opensm.opts", OPTIONS).titles();

        assertTrue(!titles.contains("Apply all fixes"), titles::toString);
        assertEquals(
                List.of("Apply all fixes"),
                OfferedActions.ofKind("source", "opensm.opts", OPTIONS.replace("<|>", ""))
                        .titles());
    }

    @Test
    void hasNothingToFixInAnEmptyOptionFile() {
        assertEquals(
                List.of(),
                OfferedActions.ofKind(CodeActionKind.SourceFixAll, "opensm.opts", "")
                        .titles());
    }

    private static final String SPOILT_RFC =
            "<qos_policy>\n<port_groups>\n</port_groups>\n<qos_levels>\n</qos_levels>\n</qos_policy>\n";

    private static final String SPOILT_OPENSM =
            "port-groups\n port-group\n NAME: A\n NODE-TYPE: CA\n end-port-group\nend-port-groups\n# end";

    private static final String SPOILT_PARTITIONS =
            "Default=0x7fff, ipoib, defmember=ful : ALL ; \r\n# a\r\n\r\nA=80ab : ALL\r ;\r\n";

    private static final String SPOILT_OPTIONS = "qos true\n\nqos_max_vls=8\n\nforce_log_flush true\n";

    static Stream<Arguments> spoilt() {
        return Stream.of(
                Arguments.of("a.qos", SPOILT_RFC),
                Arguments.of("qos-policy.conf", SPOILT_OPENSM),
                Arguments.of("qos-policy.conf", SPOILT_OPENSM.replace("\n", "\r\n")),
                Arguments.of("partitions.conf", SPOILT_PARTITIONS),
                Arguments.of("opensm.opts", SPOILT_OPTIONS));
    }

    /** Adjacent and nested findings are fixed completely, by edits that do not overlap. */
    @ParameterizedTest
    @MethodSource("spoilt")
    void manyFixesAtOnePositionAreOneEdit(String name, String text) {
        OfferedActions offered = OfferedActions.ofKind(CodeActionKind.SourceFixAll, name, text);

        String fixed = offered.after("Apply all fixes");

        assertDisjoint(offered);
        assertTrue(
                findings(name, text).count() > 1,
                () -> findings(name, text).toList().toString());
        assertEquals(List.of(), findings(name, fixed).toList(), fixed);
    }

    @ParameterizedTest
    @MethodSource("spoilt")
    void allFindingsOfARuleAreFixed(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        for (Diagnostic diagnostic : DocumentValidator.document(snapshot).diagnostics()) {
            OfferedActions about = OfferedActions.about(snapshot, diagnostic);
            for (CodeAction action : about.actions()) {
                if (action.getTitle().startsWith("Fix all")) {
                    String code = diagnostic.getCode().getLeft();
                    assertDisjoint(new OfferedActions(snapshot, List.of(action)));
                    assertTrue(
                            findings(name, about.after(action)).noneMatch(code::equals),
                            () -> code + "\n" + about.after(action));
                }
            }
        }
    }

    private static void assertDisjoint(OfferedActions offered) {
        DocumentSnapshot snapshot = offered.snapshot();
        int end = 0;
        for (TextEdit edit : offered.actions().get(0).getEdit().getChanges().get(snapshot.uri())) {
            assertTrue(snapshot.lines().offset(edit.getRange().getStart()) >= end, offered::toString);
            end = snapshot.lines().offset(edit.getRange().getEnd());
        }
    }

    /** The codes of the findings with an automatic fix. */
    private static Stream<String> findings(String name, String text) {
        return DocumentValidator.document(LspTestHarness.alone(name, text)).findings().stream()
                .filter(finding -> finding.automaticFix().isPresent())
                .map(Finding::code);
    }
}

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
import org.qos.dsl.ide.workspace.View;

/** Fixing all findings of a rule, or all findings. */
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
    void fixesAllFindingsOfTheRuleAtTheCursor() {
        String fixed = OfferedActions.in("qos-policy.conf", OPENSM).after("Fix all 3 findings of octal-literal");

        assertEquals(OPENSM.replace("<|>011", "9").replace("012", "10").replace("010", "8"), fixed);
    }

    @Test
    void leavesOtherRulesAlone() {
        String text = "<qos-policy><port_groups></port_groups><qos-levels>"
                + "<qos-level><sn>0<|>1</sn><sl>02</sl></qos-level></qos-levels></qos-policy>";

        String fixed = OfferedActions.in("a.qos", text).after("Fix all 2 findings of leading-zero");

        assertTrue(fixed.contains("<port_groups>"), fixed);
        assertTrue(fixed.contains("<sn>1</sn><sl>2</sl>"), fixed);
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
                        "a.qos",
                        "<qos-policy><port_groups></port_groups><qos-levels><qos-level><sn>01</sn><sl>02</sl></qos-level></qos-levels>")
                .after("Apply all fixes");

        assertEquals(
                "<qos-policy><port-groups></port-groups><qos-levels><qos-level><sn>1</sn><sl>2</sl></qos-level>"
                        + "</qos-levels></qos-policy>",
                fixed.strip());
    }

    @Test
    void offersSourceActionsOnlyOnRequest() {
        var titles = OfferedActions.in("qos-policy.conf", OPENSM).titles();

        assertTrue(!titles.contains("Apply all fixes"), titles::toString);
        assertEquals(
                List.of("Apply all fixes"),
                OfferedActions.ofKind("source", "qos-policy.conf", OPENSM.replace("<|>", ""))
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
            "<qos_policy><port_groups><port_group><name>A</nam><port_guid>0x0x1,,0x9-0x3,</port_guid></port_group>"
                    + "</port_groups><qos_levels><qos_level><sn>08</sn><sl>09</sl></qos_level></qos_levels></qos_policy>";

    private static final String SPOILT_OPENSM =
            "port-groups\n port-group\n name: A\n port_guid: ,0x0x1,,0x9-0x3,\n end-port-group\n end-port-group\n"
                    + "end-port-groups\nqos-ulps\n SDP: 011\n default: 010;\nend-qos-ulps";

    private static final String SPOILT_PARTITIONS =
            "Default=7fff, ipoip, defmember=ful : ALLL=ful AL_CAS=limted SELFF=fulll ;\r\n";

    private static final String SPOILT_OPTIONS =
            "qos = true\nqos_max_vl=true\nqos_vlarb_hih 0:1, 1:2 , 2:3\nqos_sl2vl 0 , 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n";

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
        View view = LspTestHarness.alone(name, text);
        for (Diagnostic diagnostic : DocumentValidator.document(view).diagnostics()) {
            OfferedActions about = OfferedActions.about(view, diagnostic);
            for (CodeAction action : about.actions()) {
                if (action.getTitle().startsWith("Fix all")) {
                    String code = diagnostic.getCode().getLeft();
                    assertDisjoint(new OfferedActions(view, List.of(action)));
                    assertTrue(
                            findings(name, about.after(action)).noneMatch(code::equals),
                            () -> code + "\n" + about.after(action));
                }
            }
        }
    }

    private static void assertDisjoint(OfferedActions offered) {
        View view = offered.view();
        int end = 0;
        for (TextEdit edit : offered.actions().get(0).getEdit().getChanges().get(view.uri())) {
            assertTrue(view.lines().offset(edit.getRange().getStart()) >= end, offered::toString);
            end = view.lines().offset(edit.getRange().getEnd());
        }
    }

    /** The codes of the findings with a fix. */
    private static Stream<String> findings(String name, String text) {
        return DocumentValidator.document(LspTestHarness.alone(name, text)).findings().stream()
                .filter(finding -> finding.fix().isPresent())
                .map(Finding::code);
    }
}

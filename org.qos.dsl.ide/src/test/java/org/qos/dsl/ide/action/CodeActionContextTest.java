package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Code actions for the requested kinds and diagnostics, in the form that the client supports. */
class CodeActionContextTest {

    private static final String TWO_ERRORS = "qos-ulps\n    default: 010\n    sdp: 0x0x2\nend-qos-ulps\n";

    private static Diagnostic diagnostic(DocumentSnapshot snapshot, String code) {
        return DocumentValidator.document(snapshot).diagnostics().stream()
                .filter(each -> each.getCode().getLeft().equals(code))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aQuickFixIsAttachedToItsDiagnosticOnly() {
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", TWO_ERRORS);

        for (String code : List.of("octal-literal", "not-a-number")) {
            for (CodeAction action :
                    OfferedActions.about(snapshot, diagnostic(snapshot, code)).actions()) {
                assertEquals(CodeActionKind.QuickFix, action.getKind());
                assertEquals(
                        List.of(code),
                        action.getDiagnostics().stream()
                                .map(CodeActionRequest::code)
                                .toList());
            }
        }
    }

    @Test
    void onlyTheNamedFindingsAtAPositionAreFixed() {
        DocumentSnapshot snapshot = LspTestHarness.alone(
                "qos-policy.conf",
                "qos-match-rules\n    qos-match-rule\n        source: \"A\n    end-qos-match-rule\nend-qos-match-rules\n");

        OfferedActions offered = OfferedActions.about(snapshot, diagnostic(snapshot, "unpaired-quote"));

        assertEquals("Write the missing quote", offered.titles().get(0));
        assertTrue(offered.titles().stream().noneMatch(title -> title.startsWith("Create")), offered::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "quickfix, false",
        "refactor, true",
        "refactor.rewrite, true",
        "refactor.inline, false",
        "source.fixAll, true",
        "source.fixAll.qos, true",
        "source, true",
        "source.organizeImports, false",
        "quickfix.mine, false"
    })
    void aKindMeansItselfAndAllBelowIt(String kind, boolean wholeFile) {
        OfferedActions offered = OfferedActions.ofKind(kind, "qos-policy.conf", TWO_ERRORS.replace("\n", "\r\n"));

        assertEquals(
                wholeFile,
                offered.actions().stream()
                        .anyMatch(action -> action.getDiagnostics() == null
                                && !action.getKind().equals(CodeActionKind.QuickFix)));
        assertTrue(offered.actions().stream().allMatch(action -> (action.getKind() + ".").startsWith(kind + ".")));
    }

    @Test
    void aClientWithVersionedEditsGetsTheVersion() {
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", TWO_ERRORS);

        CodeAction action = OfferedActions.versioned(snapshot, diagnostic(snapshot, "octal-literal"));

        assertNull(action.getEdit().getChanges());
        var change = action.getEdit().getDocumentChanges().get(0).getLeft();
        assertEquals(snapshot.document().version(), change.getTextDocument().getVersion());
        assertEquals(snapshot.uri(), change.getTextDocument().getUri());
    }

    @Test
    void anyOtherClientGetsPlainChanges() {
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", TWO_ERRORS);

        CodeAction action = OfferedActions.about(snapshot, diagnostic(snapshot, "octal-literal"))
                .actions()
                .get(0);

        assertNull(action.getEdit().getDocumentChanges());
        assertEquals(1, action.getEdit().getChanges().get(snapshot.uri()).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"qos-policy.conf", "a.qos", "partitions.conf", "opensm.opts"})
    void nothingButRefactoringIsOfferedWhereNothingIsFound(String name) {
        String text =
                switch (name) {
                    case "qos-policy.conf" -> "qos-ul<|>ps\n    default: 010\nend-qos-ulps\n";
                    case "a.qos" ->
                        "<qos-pol<|>icy><qos-levels><qos-level><sn>01</sn><sl>0</sl></qos-level></qos-levels></qos-policy>";
                    case "partitions.conf" -> "De<|>fault=0x7fff, ipoi : ALL=full ;\n";
                    default -> "q<|>os TRUE\nqos_max_vl 3\n";
                };

        assertTrue(OfferedActions.in(name, text).actions().stream()
                .allMatch(action -> action.getKind().startsWith(CodeActionKind.Refactor)));
    }

    /** A keyword without colon or in capitals is similar to a completion proposal at its position. */
    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, 'qos-levels\n qos-level\n name A\n sl: 1\n end-qos-level\nend-qos-levels\n'",
        "qos-policy.conf, 'qos-levels\n qos-level\n NAME: A\n sl: 1\n end-qos-level\nend-qos-levels\n'",
        "qos-policy.conf, 'qos-levels\n qos-level\n nmae: A\n sl: 1\n end-qos-level\nend-qos-levels\n'",
        "qos-policy.conf, 'port-groups\n port-group\n name: A\n node_type: HCA\n end-port-group\nend-port-groups\n'",
        "a.qos, '<qos-policy><qos-levels><qos-level><sn>1</sn><sll>1</sll></qos-level></qos-levels></qos-policy>'",
        "partitions.conf, 'Default=0x7fff, ipoip, defmemer=ful : ALLL=ful ;\n'",
        "opensm.opts, 'qos ture\nqos_max_vl 8\nqos_sl2v 0\n'"
    })
    void ofSeveralActionsWithTheSameEffectOneIsOffered(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        for (Diagnostic diagnostic : DocumentValidator.document(snapshot).diagnostics()) {
            OfferedActions offered = OfferedActions.about(snapshot, diagnostic);
            List<String> effects = offered.actions().stream()
                    .filter(action -> action.getKind().equals(CodeActionKind.QuickFix))
                    .map(offered::after)
                    .toList();

            assertTrue(!effects.isEmpty());
            assertEquals(effects.stream().distinct().toList(), effects, () -> offered.titles()
                    .toString());
        }
    }
}

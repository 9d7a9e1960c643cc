package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** A request for a whole file with many findings, all of which the client names. */
class WholeFileActionsTest {

    /** A diagnostic of the client that counts how often its place is read. */
    private static final class Counted extends Diagnostic {

        private final transient AtomicLong reads;

        Counted(Diagnostic original, AtomicLong reads) {
            setRange(original.getRange());
            setMessage(original.getMessage());
            setSeverity(original.getSeverity());
            setCode(original.getCode());
            this.reads = reads;
        }

        @Override
        public Range getRange() {
            reads.incrementAndGet();
            return super.getRange();
        }
    }

    /** Each level has a number with a zero in front, which is a finding with code actions. */
    private static DocumentSnapshot snapshot(int levels) {
        StringBuilder text = new StringBuilder("qos-levels\n");
        for (int i = 0; i < levels; i++) {
            text.append("    qos-level\n        name: L")
                    .append(i)
                    .append("\n        sl: 01")
                    .append(i % 6)
                    .append("\n    end-qos-level\n");
        }
        return LspTestHarness.alone("qos-policy.conf", text + "end-qos-levels\n");
    }

    private static long reads(int levels) {
        DocumentSnapshot snapshot = snapshot(levels);
        AtomicLong reads = new AtomicLong();
        List<Diagnostic> shown = DocumentValidator.document(snapshot).diagnostics().stream()
                .map(each -> (Diagnostic) new Counted(each, reads))
                .toList();
        assertTrue(shown.size() >= levels, "each level has a finding");
        ask(snapshot, shown);
        return reads.get();
    }

    private static int ask(DocumentSnapshot snapshot, List<Diagnostic> shown) {
        var params = new CodeActionParams(
                LspTestHarness.id(snapshot),
                snapshot.lines().range(0, snapshot.text().length()),
                new CodeActionContext(shown, List.of(CodeActionKind.QuickFix)));
        return new CodeActions()
                .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED)
                .size();
    }

    @Test
    void theWorkForEachFindingDoesNotGrowWithTheirNumber() {
        long few = reads(25);

        assertTrue(few > 0, "the places are read");
        assertTrue(reads(100) <= 5 * few, "four times as many findings are four times the work");
    }

    @Test
    void namingAllFindingsGivesTheSameActionsAsNamingNone() {
        DocumentSnapshot snapshot = snapshot(20);

        assertEquals(
                ask(snapshot, List.of()),
                ask(snapshot, DocumentValidator.document(snapshot).diagnostics()));
    }
}

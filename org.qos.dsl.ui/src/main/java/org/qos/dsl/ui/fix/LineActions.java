package org.qos.dsl.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.marker.FindingAnnotation;

/**
 * The code actions in the line of the cursor, for Ctrl+1: about its findings, and others. Those about a finding with a
 * marker at the cursor are left to {@link FindingFixes}, which the editor asks itself.
 */
public final class LineActions implements IQuickAssistProcessor {

    private static final ICompletionProposal[] NONE = {};

    private boolean opensAgain;

    @Override
    public boolean canFix(Annotation annotation) {
        return annotation instanceof FindingAnnotation;
    }

    @Override
    public boolean canAssist(IQuickAssistInvocationContext invocation) {
        return true;
    }

    /**
     * The editor asks {@link FindingFixes} before. If the server is too busy for one of the responses, the list opens again
     * as soon as all are there.
     */
    @Override
    public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext invocation) {
        ISourceViewer viewer = invocation.getSourceViewer();
        IDocument document = viewer.getDocument();
        try {
            Range line = line(document, invocation.getOffset());
            List<LineFinding> findings = LineFinding.at(invocation);
            List<Diagnostic> about =
                    findings.stream().map(LineFinding::diagnostic).toList();
            Optional<FixedText> text = OpenText.of(document);
            List<CodeAction> actions = text.flatMap(open -> CodeActionRequests.actions(open, line, about))
                    .orElse(List.of());
            if (!opensAgain) {
                int offset = invocation.getOffset();
                CodeActionRequests.whenLateAreThere(document, () -> openAgain(viewer, offset));
            }
            return text.map(open -> proposals(open, findings, actions)).orElse(NONE);
        } catch (BadLocationException edited) {
            return NONE;
        }
    }

    /** Once only, so that a server that is always slow does not open the list again and again. */
    private void openAgain(ISourceViewer viewer, int offset) {
        boolean isShown =
                viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed();
        if (isShown && viewer.getSelectedRange().x == offset && viewer instanceof ITextOperationTarget target) {
            opensAgain = true;
            try {
                target.doOperation(ISourceViewer.QUICK_ASSIST);
            } finally {
                opensAgain = false;
            }
        }
    }

    private static ICompletionProposal[] proposals(
            FixedText text, List<LineFinding> findings, List<CodeAction> actions) {
        return actions.stream()
                .filter(action -> !isListedByEditor(action, findings))
                .map(action -> new LineAction(action, text))
                .toArray(ICompletionProposal[]::new);
    }

    private static boolean isListedByEditor(CodeAction action, List<LineFinding> findings) {
        return CodeActionRequests.about(action).stream().anyMatch(about -> findings.stream()
                .anyMatch(finding -> finding.listedByEditor() && finding.is(about)));
    }

    private static Range line(IDocument document, int offset) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(offset);
        return TextPositions.range(document, line.getOffset(), line.getLength());
    }

    @Override
    public String getErrorMessage() {
        return null;
    }
}

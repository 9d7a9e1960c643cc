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
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.document.TextState;
import org.qos.dsl.ui.marker.FindingAnnotation;

/**
 * The code actions in the line of the cursor, for Ctrl+1. Those about a finding with a marker are left to
 * {@link FindingFixes}, which the editor asks itself; a file outside the workspace has no markers.
 */
public final class LineActions implements IQuickAssistProcessor {

    private static final ICompletionProposal[] NONE = {};

    @Override
    public boolean canFix(Annotation annotation) {
        return annotation instanceof FindingAnnotation;
    }

    @Override
    public boolean canAssist(IQuickAssistInvocationContext invocation) {
        return true;
    }

    /** If the server is busy, the proposals open as soon as its response is there. */
    @Override
    public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext invocation) {
        ISourceViewer viewer = invocation.getSourceViewer();
        IDocument document = viewer.getDocument();
        try {
            Range line = line(document, invocation.getOffset());
            Optional<List<CodeAction>> actions = CodeActionRequests.actions(document, line, List.of());
            if (actions.isEmpty() && viewer instanceof ITextOperationTarget target) {
                CodeActionRequests.whenThere(document, line, () -> target.doOperation(ISourceViewer.QUICK_ASSIST));
            }
            return proposals(document, actions.orElse(List.of()));
        } catch (BadLocationException edited) {
            return NONE;
        }
    }

    private static ICompletionProposal[] proposals(IDocument document, List<CodeAction> actions) {
        boolean marked = EditorPlugin.running()
                .documents()
                .uriOf(document)
                .map(uri -> !FileUris.files(uri).isEmpty())
                .orElse(false);
        TextState text = TextState.of(document);
        return actions.stream()
                .filter(action -> !marked || isAboutNothing(action))
                .map(action -> new LineAction(action, text))
                .toArray(ICompletionProposal[]::new);
    }

    private static boolean isAboutNothing(CodeAction action) {
        return action.getDiagnostics() == null || action.getDiagnostics().isEmpty();
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

package org.qos.dsl.ui.assist;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * Content assist of all languages: {@code textDocument/completion}. The Generic Editor computes proposals in a
 * background thread; its UI thread waits 50 ms for them, then shows them as soon as they are there.
 */
public final class ServerProposals implements IContentAssistProcessor {

    private static final ICompletionProposal[] NONE = {};

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        IDocument document = viewer.getDocument();
        try {
            return ServerRequest.await(
                            ServerRequest.send(document, offset, (server, position) -> server.getTextDocumentService()
                                    .completion(new CompletionParams(position.document(), position.position()))))
                    .map(found -> proposals(document, offset, items(found)))
                    .orElse(NONE);
        } catch (BadLocationException edited) {
            return NONE;
        }
    }

    private static List<CompletionItem> items(Either<List<CompletionItem>, CompletionList> found) {
        return found.isLeft() ? found.getLeft() : found.getRight().getItems();
    }

    private static ICompletionProposal[] proposals(IDocument document, int offset, List<CompletionItem> items) {
        return items.stream()
                .map(item -> ServerProposal.of(item, document, offset))
                .flatMap(Optional::stream)
                .toArray(ICompletionProposal[]::new);
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return new IContextInformation[0];
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return new char[] {'<'};
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return null;
    }
}

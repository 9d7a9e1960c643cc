package org.qos.dsl.ui.document;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.qos.dsl.ui.server.ServerConnection;

/** One document that an editor holds: tells the server its text, then every change of it. */
final class OpenDocument implements IDocumentListener {

    private final IDocument document;
    private final String uri;
    private final ServerConnection server;
    private int version;
    private Range replaced;

    private OpenDocument(IDocument document, String uri, ServerConnection server) {
        this.document = document;
        this.uri = uri;
        this.server = server;
    }

    /** Opens the document at the server, which names it by {@code uri} from now on. */
    static OpenDocument open(IDocument document, String uri, String languageId, ServerConnection server) {
        OpenDocument opened = new OpenDocument(document, uri, server);
        var text = new TextDocumentItem(uri, languageId, opened.version, document.get());
        server.tell(running -> running.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(text)));
        document.addDocumentListener(opened);
        return opened;
    }

    IDocument document() {
        return document;
    }

    String uri() {
        return uri;
    }

    void close() {
        document.removeDocumentListener(this);
        var closed = new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri));
        server.tell(running -> running.getTextDocumentService().didClose(closed));
    }

    /** The range that is replaced can only be counted while its text is still there. */
    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        try {
            replaced = TextPositions.range(document, event.getOffset(), event.getLength());
        } catch (BadLocationException impossible) {
            throw new IllegalStateException("change outside of " + uri + ": " + event, impossible);
        }
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        String text = event.getText() == null ? "" : event.getText();
        var change = new TextDocumentContentChangeEvent(replaced, text);
        var changed =
                new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri, ++version), List.of(change));
        server.tell(running -> running.getTextDocumentService().didChange(changed));
    }
}

package org.qos.dsl.ui.document;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.qos.dsl.ui.server.ServerConnection;

/** A document in an editor: sends its text to the server, then each change and when it is saved. */
final class SynchronizedDocument implements IDocumentListener {

    private final IDocument document;
    private final String uri;
    private final ServerConnection server;
    private int version;
    private int savedVersion;
    private Range replaced;

    private SynchronizedDocument(IDocument document, String uri, ServerConnection server) {
        this.document = document;
        this.uri = uri;
        this.server = server;
    }

    /** Opens the document in the server under {@code uri}. */
    static SynchronizedDocument open(IDocument document, String uri, String languageId, ServerConnection server) {
        SynchronizedDocument opened = new SynchronizedDocument(document, uri, server);
        var text = new TextDocumentItem(uri, languageId, opened.version, document.get());
        server.notifyServer(running -> running.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(text)));
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
        server.notifyServer(running -> running.getTextDocumentService().didClose(closed));
    }

    /** The text is that of the file; once for each version, as the buffer reports a reverted file twice. */
    void saved() {
        if (savedVersion != version) {
            savedVersion = version;
            var saved = new DidSaveTextDocumentParams(new TextDocumentIdentifier(uri));
            server.notifyServer(running -> running.getTextDocumentService().didSave(saved));
        }
    }

    /** The replaced range can only be computed before the text changes. */
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
        server.notifyServer(running -> running.getTextDocumentService().didChange(changed));
    }
}

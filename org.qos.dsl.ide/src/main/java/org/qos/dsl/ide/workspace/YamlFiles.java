package org.qos.dsl.ide.workspace;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.project.form.YamlFileKind;

/** Intents and descriptions of traffic: as they are open, else as they lie on disk. May be used by several threads. */
public final class YamlFiles {

    private final YamlTexts texts = new YamlTexts(path -> YamlFileKind.of(path).isPresent());

    private final RelatedDocuments relatedDocuments;

    YamlFiles(RelatedDocuments relatedDocuments) {
        this.relatedDocuments = relatedDocuments;
    }

    /** Adds a document that a client opens, if it is such a file. */
    public Optional<YamlFileSnapshot> open(TextDocumentItem item) {
        return texts.open(item).map(this::snapshot);
    }

    /** Applies changes to an open file, each relative to the result of the previous one. */
    public Optional<YamlFileSnapshot> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        return texts.change(uri, version, changes).map(this::snapshot);
    }

    /** Removes a file that the client closes; returns whether it was one. */
    public boolean close(String uri) {
        return texts.close(uri);
    }

    /** Whether a client holds such a file of that address open. */
    public boolean isOpen(String uri) {
        return texts.isOpen(uri);
    }

    /** All such files that a client holds open. */
    public List<YamlFileSnapshot> open() {
        return texts.open().stream().map(this::snapshot).toList();
    }

    /** The file of that address; empty for a file of another kind, or one that cannot be read. */
    public Optional<YamlFileSnapshot> document(String uri) {
        return texts.document(uri).map(this::snapshot);
    }

    private YamlFileSnapshot snapshot(ProjectText text) {
        return YamlFileSnapshot.of(text, relatedDocuments);
    }
}

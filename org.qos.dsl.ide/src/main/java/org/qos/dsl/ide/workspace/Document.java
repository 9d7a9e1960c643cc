package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.context.ContextFile;

/**
 * One version of the text of a file, as a client holds it open or as it lies on disk.
 *
 * @param uri the URI of the document, exactly as the client sends it
 * @param language the language that it is read in
 * @param version the client's number of the version; 0 for a file on disk
 * @param text the text
 */
public record Document(String uri, Language language, int version, String text) {

    /** The document of a file that others are judged with. */
    public static Document of(ContextFile file) {
        return new Document(file.uri(), file.language(), file.version(), file.text());
    }

    /** The absolute path of the file, empty for a document that is not a file, such as a text that was never saved. */
    public Optional<Path> path() {
        return path(uri).filter(path -> path.getFileName() != null);
    }

    /** The absolute path of the file that a URI names; empty for other URIs. */
    public static Optional<Path> path(String uri) {
        return DocumentUri.path(uri);
    }

    /** A key that is equal for all forms of one URI, because clients escape characters differently. */
    public static String key(String uri) {
        return DocumentUri.key(uri);
    }

    /**
     * The document after some changes, each relative to the result of the previous one. A range that is not in the
     * text is brought into it.
     */
    Document changed(int newVersion, List<TextDocumentContentChangeEvent> changes) {
        return new Document(uri, language, newVersion, TextChanges.apply(text, changes));
    }

    /** Whether it is too long to be read; features then see an empty text. */
    public boolean isTooLong() {
        return OversizedDocument.is(this);
    }

    /** The last segment of its address. */
    public String name() {
        return name(uri);
    }

    /** The last segment of an address, without the escapes of a URI where it names a file. */
    static String name(String uri) {
        return path(uri).map(Path::getFileName).map(Path::toString).orElse(uri.substring(uri.lastIndexOf('/') + 1));
    }
}

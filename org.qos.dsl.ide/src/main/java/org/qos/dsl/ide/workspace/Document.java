package org.qos.dsl.ide.workspace;

import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.language.Language;

/**
 * One version of the text of a file, as a client holds it open or as it lies on disk.
 *
 * @param uri the address by which the client knows it, in the client's spelling
 * @param language the language that it is read in
 * @param version the client's number of the version; 0 for a file on disk
 * @param text the text
 */
public record Document(String uri, Language language, int version, String text) {

    /** The absolute path of the file, empty for what is no file, such as a text that was never saved. */
    public Optional<Path> path() {
        return path(uri);
    }

    /** The absolute path of the file that a URI names; empty for what is none. */
    public static Optional<Path> path(String uri) {
        if (!uri.startsWith("file:")) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Path.of(java.net.URI.create(uri)).toAbsolutePath().normalize());
        } catch (IllegalArgumentException | FileSystemNotFoundException noFile) {
            return Optional.empty();
        }
    }

    /** A word that is the same for all spellings of one address: clients escape characters differently. */
    public static String key(String uri) {
        return path(uri).map(path -> path.toUri().toString()).orElse(uri);
    }

    /** The last segment of its address. */
    public String name() {
        return path().map(path -> path.getFileName().toString()).orElse(uri.substring(uri.lastIndexOf('/') + 1));
    }
}

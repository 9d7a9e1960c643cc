package org.qos.dsl.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Files of the repository whose text follows from the code, and that are checked in because people and other tools read them.
 * {@code DerivedFilesTest} compares them, and writes them when asked to.
 */
public interface DerivedFiles {

    /**
     * The files, by their path from the root of the repository, with the text that they should have.
     *
     * @throws IOException when a file that the text is made from cannot be read
     */
    Map<String, String> texts() throws IOException;

    /** A path from the root of the repository as one from the folder in which tests run. */
    static Path file(String path) {
        return Path.of("..").resolve(path);
    }
}

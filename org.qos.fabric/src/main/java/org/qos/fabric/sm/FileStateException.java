package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;

/** After a deployment a file is not as it should be. */
public abstract sealed class FileStateException extends IOException permits NotKeptException, NotRestoredException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;

    FileStateException(Path file, IOException reason) {
        super(reason);
        this.file = file;
    }

    /** The file in its place, which is the new one. */
    public Path file() {
        return file;
    }

    /** Why. */
    public IOException reason() {
        return (IOException) getCause();
    }
}

package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;

/** OpenSM has accepted the new files, and the copy of a replaced one could not be given the suffix {@code .previous}. */
public final class NotKeptException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;

    NotKeptException(Path file, IOException reason) {
        super(reason);
        this.file = file;
    }

    /** The new file. */
    public Path file() {
        return file;
    }

    /** Why. */
    public IOException reason() {
        return (IOException) getCause();
    }
}

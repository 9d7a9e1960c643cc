package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;

/** A previous file of OpenSM could not be put back; its copy has the suffix {@code .restore}. */
public final class NotRestoredException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;

    NotRestoredException(Path file, IOException reason) {
        super(reason);
        this.file = file;
    }

    /** The file that is still the new one. */
    public Path file() {
        return file;
    }

    /** Why. */
    public IOException reason() {
        return (IOException) getCause();
    }
}

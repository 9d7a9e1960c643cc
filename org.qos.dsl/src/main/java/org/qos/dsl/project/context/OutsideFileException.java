package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Path;

/** A file is not read, because it is none of those of a revision, and no user has named it. */
public final class OutsideFileException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Path namedBy;

    /**
     * A file that is not read.
     *
     * @param namedBy the absolute path of the project file that names it; the file itself where none does
     * @param message why it is not read
     */
    public OutsideFileException(Path namedBy, String message) {
        super(message);
        this.namedBy = namedBy;
    }

    /** The project file that names it; the file itself where none does. */
    Path namedBy() {
        return namedBy;
    }
}

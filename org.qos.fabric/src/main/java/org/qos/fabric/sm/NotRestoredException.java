package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;

/** A previous file of OpenSM could not be put back; its copy has the suffix {@code .restore}. */
public final class NotRestoredException extends FileStateException {

    private static final long serialVersionUID = 1L;

    NotRestoredException(Path file, IOException reason) {
        super(file, reason);
    }
}

package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;

/** OpenSM has accepted the new files, and the copy of a replaced one could not be given the suffix {@code .previous}. */
public final class NotKeptException extends FileStateException {

    private static final long serialVersionUID = 1L;

    NotKeptException(Path file, IOException reason) {
        super(file, reason);
    }
}

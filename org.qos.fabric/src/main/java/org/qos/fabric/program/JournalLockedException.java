package org.qos.fabric.program;

import java.io.IOException;
import java.nio.file.Path;

/** Another program has the folder of journals open, because it sets tables. */
public final class JournalLockedException extends IOException {

    private static final long serialVersionUID = 1L;

    JournalLockedException(Path folder) {
        super("another qos apply, rollback or watch is setting tables: " + folder + " is locked");
    }
}

package org.qos.fabric.program;

import java.io.IOException;
import java.nio.file.Path;

/** Reads a journal, which only this package does. */
public final class JournalInput {

    private JournalInput() {}

    /** Reads a file that may not be a journal; what is read is written as the same. */
    public static void read(Path file) throws IOException {
        Journal journal;
        try {
            journal = JournalJson.read(file);
        } catch (IOException documented) {
            return; // not a journal
        }
        Path copy = file.resolveSibling("copy.json");
        PrivateFiles.writeWhole(copy, JournalJson.write(journal));
        if (!journal.entries().equals(JournalJson.read(copy).entries())) {
            throw new AssertionError("a journal that is written and read again differs");
        }
    }
}

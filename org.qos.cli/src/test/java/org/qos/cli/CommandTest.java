package org.qos.cli;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test of commands that run in a folder of their own. */
abstract class CommandTest {

    @TempDir
    Path directory;

    Shell shell;

    @BeforeEach
    void openShell() {
        shell = new Shell(directory);
    }
}

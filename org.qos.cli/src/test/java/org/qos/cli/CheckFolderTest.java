package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** {@code qos check} without files, in a folder without a project file. */
class CheckFolderTest extends CommandTest {

    @Test
    void withoutFilesAndAProjectTheUsageIsWrong() {
        Outcome outcome = shell.qos("check");
        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: no files are given, no qos.yaml names one, and this folder has none of a known name; name files or a"
                        + " folder, such as 'qos check policy.qos' or 'qos check .'.\n",
                outcome.err());
    }

    @Test
    void withoutFilesAndAProjectTheFilesOfTheFolderAreChecked() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("opensm.opts", "qos FALSE\n")
                .file("old/site.qos", "<")
                .file("notes.txt", "");
        Outcome outcome = shell.qos("check");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("2 files: "), outcome.out());
    }
}

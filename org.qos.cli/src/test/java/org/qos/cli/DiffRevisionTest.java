package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.language.Shortened;

/** A revision may be that of a stranger: it must not show what else is on the disk of those who read it. */
class DiffRevisionTest extends CommandTest {

    private static final String SECRET = "TopSecret=0x7fff : : ALL ;";

    @TempDir
    Path elsewhere;

    @BeforeEach
    void secretsBesideTheRepository() throws IOException {
        new Shell(elsewhere)
                .file("secret", SECRET)
                .file("site/net", Texts.FABRIC)
                .file("site/parts", "Default=0x7fff : ALL=full ;\n");
        shell.file("p.qos", Texts.POLICY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"partitions", "options", "fabric"})
    void aFileOutsideOfTheRepositoryIsNotRead(String key) throws Exception {
        for (String name : new String[] {secret().toString(), upTo(secret()), "/", "..", "../no/such/file"}) {
            shell.file("qos.yaml", "policy: p.qos\n" + key + ": " + name + "\n");
            GitFolder.of(directory);
            Outcome outcome = shell.qos("diff", "git:HEAD", "git:HEAD");
            assertEquals(
                    "qos: git:HEAD:/qos.yaml:2:" + (key.length() + 3) + ": '" + Shortened.of(name)
                            + "' is outside of the repository; it is not read; commit the file and name it there, or name a"
                            + " file on disk with --partitions, --opts or --fabric.\n",
                    outcome.err());
            assertEquals(3, outcome.exitCode());
            assertEquals("", outcome.out());
        }
    }

    @ParameterizedTest
    @CsvSource({"environment, 0", "enhanced-qos, 0", "policy, 3"})
    void aFileThatIsNotComparedIsNotReadEither(String key, int exitCode) throws Exception {
        shell.file("qos.yaml", (key.equals("policy") ? "" : "policy: p.qos\n") + key + ": " + secret() + "\n");
        GitFolder.of(directory);
        Outcome outcome = shell.qos("diff", "git:HEAD", "git:HEAD");
        assertEquals(exitCode, outcome.exitCode(), outcome.err());
        assertFalse((outcome.out() + outcome.err()).contains("TopSecret"), outcome.err());
    }

    @Test
    void theHeadersOfTestsNameNoFileOnDisk() throws Exception {
        shell.file("a.qostest", "partitions \"" + secret() + "\"\n");
        GitFolder.of(directory);
        Outcome outcome = shell.qos("diff", "git:HEAD:a.qostest", "p.qos");
        assertTrue(outcome.err().contains(secret() + ": is outside of the repository; it is not read"), outcome.err());
        assertFalse(outcome.err().contains("TopSecret"), outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void filesOfTheCommandLineAreThoseOnDisk() throws Exception {
        shell.file("qos.yaml", "policy: p.qos\npartitions: " + secret() + "\nfabric: /\n");
        GitFolder.of(directory);
        Path site = elsewhere.resolve("site");
        Outcome outcome = shell.qos(
                "diff",
                "git:HEAD",
                "git:HEAD",
                "--partitions",
                site.resolve("parts").toString(),
                "--fabric",
                site.resolve("net").toString());
        assertEquals("No difference.\n", outcome.out(), outcome.err());
    }

    @Test
    void aProjectFileOfTheCommandLineNamesFilesOnDisk() throws Exception {
        new Shell(elsewhere).file("site/mine.yaml", "partitions: parts\nfabric: net\n");
        shell.file("qos.yaml", "fabric: /\n");
        GitFolder.of(directory);
        String config = elsewhere.resolve("site/mine.yaml").toString();
        Outcome outcome = shell.qos("diff", "git:HEAD:p.qos", "p.qos", "--config", config);
        assertEquals("No difference.\n", outcome.out(), outcome.err());
    }

    private Path secret() {
        return elsewhere.resolve("secret");
    }

    /** More steps up than there are folders. */
    private static String upTo(Path file) {
        return "../".repeat(20) + file.getRoot().relativize(file);
    }
}

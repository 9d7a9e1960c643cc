package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.opensm.OpenSmLanguage;

/** Generating OpenSM's files. */
class GenerateTest {

    private static final String POLICY =
            "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n";

    @TempDir
    private Path folder;

    private DocumentSnapshot policy() {
        return LspTestHarness.snapshot(
                folder.resolve("site.qos-policy.conf").toUri().toString(), new OpenSmLanguage(), POLICY);
    }

    @Test
    void writesTheFilesOfOpenSm() throws IOException {
        CommandResult result = CommandRunner.of("qos.generate", policy(), "{}");

        Path out = folder.resolve("generated");
        assertTrue(Files.readString(out.resolve("qos-policy.conf")).contains("sl: 2"));
        assertTrue(Files.exists(out.resolve("opensm.opts")));
        assertEquals(out + ": 2 of 2 files written", result.message());
        assertEquals(2, result.files().size());
    }

    @Test
    void doesNotRewriteUnchangedFiles() {
        CommandRunner.of("qos.generate", policy(), "{\"out\": \"etc\"}");

        assertEquals(
                folder.resolve("etc") + ": 0 of 2 files written, 2 unchanged",
                CommandRunner.of("qos.generate", policy(), "{\"out\": \"etc\"}").message());
    }

    @Test
    void writesAJavaClassOfAGivenName() {
        CommandRunner.of("qos.generate", policy(), "{\"java\": \"site.Policy\"}");

        assertTrue(Files.exists(folder.resolve("generated/site/Policy.java")));
        assertThrows(CommandException.class, () -> CommandRunner.of("qos.generate", policy(), "{\"java\": \"1\"}"));
    }

    @Test
    void reportsAFolderThatCannotBeWritten() throws IOException {
        Files.writeString(folder.resolve("generated"), "a file");

        var refused = assertThrows(CommandException.class, () -> CommandRunner.of("qos.generate", policy(), "{}"));

        assertEquals(
                folder.resolve("generated") + ": cannot be written: a file has the name that a folder needs",
                refused.getMessage());
    }

    @Test
    void aFileOfSomebodyElseIsReplacedOnlyByForce() throws IOException {
        Path file = Files.createDirectories(folder.resolve("generated")).resolve("opensm.opts");
        Files.writeString(file, "# by hand\n");

        var refused = assertThrows(CommandException.class, () -> CommandRunner.of("qos.generate", policy(), "{}"));

        assertTrue(
                refused.getMessage()
                        .startsWith(folder.resolve("generated") + ": opensm.opts: not generated, or edited"),
                refused.getMessage());
        assertEquals("# by hand\n", Files.readString(file));
        assertEquals(List.of(file.toString()), refused.replaced());
        CommandRunner.of("qos.generate", policy(), "{\"force\": true}");
        assertTrue(Files.readString(file).contains("qos TRUE"));
    }

    @Test
    void thePolicyIsNotReplaced() throws IOException {
        DocumentSnapshot policy = LspTestHarness.snapshot(
                folder.resolve("qos-policy.conf").toUri().toString(), new OpenSmLanguage(), POLICY);

        var refused = assertThrows(
                CommandException.class,
                () -> CommandRunner.of("qos.generate", policy, "{\"out\": \".\", \"force\": true}"));

        assertTrue(refused.getMessage().contains("qos-policy.conf: is an input of this command"), refused.getMessage());
        assertFalse(Files.exists(folder.resolve("opensm.opts")));
    }

    @Test
    void requiresASavedPolicy() {
        DocumentSnapshot unsaved = LspTestHarness.snapshot("untitled:1", new OpenSmLanguage(), POLICY);

        var refused = assertThrows(CommandException.class, () -> CommandRunner.of("qos.generate", unsaved, "{}"));

        assertEquals(
                "the policy is not saved, so there is no folder for its files; save it first", refused.getMessage());
    }
}

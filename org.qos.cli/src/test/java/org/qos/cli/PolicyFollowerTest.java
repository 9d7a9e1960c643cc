package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.console.Console;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.program.PolicyFollower;
import org.qos.fabric.program.ProgrammedPolicy;
import picocli.CommandLine;

/** A policy that is edited while a command runs. */
class PolicyFollowerTest extends CommandTest {

    private static final String PARTITIONS = "Default=0x7fff, ipoib : ALL=full ;\n";

    private final StringWriter messages = new StringWriter();
    private PolicyFollower follower;

    @BeforeEach
    void start() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("partitions.conf", PARTITIONS);
        Console console = new Console(
                new ByteArrayInputStream(new byte[0]), new PrintWriter(messages), new PrintWriter(messages), directory);
        ContextOptions options = CommandLine.populateCommand(new ContextOptions());
        follower = new PolicyFollower(
                console, () -> LoadedPolicy.read(console, Optional.of(Path.of("site.qos")), "--policy FILE", options));
    }

    @Test
    void withoutAnEditNothingIsReadAgain() {
        assertSame(follower.get(), follower.get());
        assertEquals("", messages.toString());
    }

    @Test
    void anEditCountsFromTheNextTime() throws IOException {
        ProgrammedPolicy before = follower.get();
        shell.file("site.qos", Texts.POLICY.replaceFirst("<sl>\\d+</sl>", "<sl>9</sl>"));
        assertNotEquals(before, follower.get());
        assertEquals("the policy was edited; the new one counts from now on.\n", messages.toString());
    }

    @Test
    void aPolicyWithErrorsLeavesTheLastOneAndIsReportedOnce() throws IOException {
        ProgrammedPolicy before = follower.get();
        shell.file("site.qos", Texts.POLICY.replace("</qos-policy>", ""));
        assertSame(before, follower.get());
        String first = messages.toString();
        assertTrue(first.contains("site.qos: has errors"), first);
        assertTrue(first.endsWith("the last policy without errors stays in force.\n"), first);
        assertSame(before, follower.get());
        assertEquals(first, messages.toString());
        shell.file("site.qos", Texts.POLICY);
        assertEquals(before, follower.get());
        assertEquals(first, messages.toString());
    }

    @Test
    void aPolicyThatIsRemovedLeavesTheLastOne() throws IOException {
        ProgrammedPolicy before = follower.get();
        Files.delete(directory.resolve("site.qos"));
        assertSame(before, follower.get());
    }

    @Test
    void relatedFilesCountToo() throws IOException {
        ProgrammedPolicy before = follower.get();
        shell.file("partitions.conf", PARTITIONS + "Lab=1, sl=3 : ALL=full ;\n");
        assertNotEquals(before, follower.get());
        assertTrue(follower.get().sls().contains(3));
    }

    @Test
    void aProjectFileThatAppearsCounts() throws IOException {
        ProgrammedPolicy before = follower.get();
        shell.file("parts", "Lab=1, sl=3 : ALL=full ;\n").file("qos.yaml", "partitions: parts\n");
        assertNotEquals(before, follower.get());
    }
}

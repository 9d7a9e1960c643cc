package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of new files, by what a process does that is called {@code opensm}. */
@EnabledOnOs(OS.LINUX)
class DeploymentTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private Path policy;
    private Path partitions;

    @BeforeEach
    void files() throws IOException {
        policy = Files.writeString(folder.resolve("qos-policy.conf"), "old");
        partitions = folder.resolve("partitions.conf");
    }

    @Test
    void filesThatOpenSmAcceptsStay() throws Exception {
        DeploymentOutcome outcome = deploy(FakeOpenSm.SWEEP, "new", "new partitions");
        assertEquals(DeploymentState.ACCEPTED, outcome.state());
        assertTrue(outcome.isInForce());
        assertEquals(List.of(policy, partitions), outcome.changed());
        assertEquals("new", Files.readString(policy));
        assertEquals("new partitions", Files.readString(partitions));
        assertEquals("old", Files.readString(folder.resolve("qos-policy.conf.previous")));
        assertFalse(outcome.restored());
    }

    @Test
    void filesThatAreInPlaceAreReadAgain() throws Exception {
        DeploymentOutcome outcome = deploy(FakeOpenSm.SWEEP, "old", null);
        assertEquals(DeploymentState.ACCEPTED, outcome.state());
        assertEquals(List.of(), outcome.changed());
        assertEquals(List.of("bin", "opensm.log", "qos-policy.conf"), names());
    }

    @Test
    void afterARejectedPolicyThePreviousOneIsReadAgain() throws Exception {
        DeploymentOutcome outcome = deploy(FakeOpenSm.SWEEP, "bad", "new partitions");
        assertEquals(DeploymentState.REJECTED, outcome.state());
        assertEquals(List.of("ERR AC03: Failed parsing QoS policy file (p)"), outcome.errors());
        assertTrue(outcome.restored() && outcome.previousAccepted() && outcome.keepsOldRules());
        assertFalse(outcome.isInForce());
        assertEquals("old", Files.readString(policy));
        assertEquals(List.of("bin", "opensm.log", "qos-policy.conf"), names());
    }

    @Test
    void afterRejectedPartitionsTheyAreRemovedAgain() throws Exception {
        DeploymentOutcome outcome = deploy(FakeOpenSm.SWEEP, "new", "bad");
        assertEquals(DeploymentState.PARTITIONS_REJECTED, outcome.state());
        assertEquals("PARSE ERROR: line 1: bad", outcome.errors().get(0));
        assertTrue(outcome.restored() && outcome.previousAccepted());
        assertFalse(outcome.keepsOldRules());
        assertFalse(Files.exists(partitions));
    }

    /** Rules of a rejected file stay in force until OpenSM starts again. */
    @Test
    void aPolicyAfterARejectedOneIsNotInForceAlone() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, FakeOpenSm.SWEEP, policy.toString())) {
            assertEquals(
                    DeploymentState.REJECTED, run(opensm, LONG, "bad", null).state());
            DeploymentOutcome outcome = run(opensm, LONG, "new", null);
            assertEquals(DeploymentState.ACCEPTED, outcome.state());
            assertTrue(outcome.keepsOldRules());
            assertFalse(outcome.isInForce());
        }
    }

    @Test
    void whereOpenSmEndsThePreviousFilesAreBack() throws Exception {
        DeploymentOutcome outcome = deploy("exit 1", "new", "new partitions");
        assertEquals(DeploymentState.ENDED, outcome.state());
        assertTrue(outcome.restored());
        assertFalse(outcome.previousAccepted());
        assertEquals("old", Files.readString(policy));
        assertFalse(Files.exists(partitions));
    }

    @Test
    void whereNoSweepEndsInTimeThePreviousFilesAreBack() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, ":", policy.toString())) {
            DeploymentOutcome outcome = run(opensm, Duration.ofMillis(1), "new", null);
            assertEquals(DeploymentState.NO_SWEEP, outcome.state());
            assertTrue(outcome.restored());
            assertEquals("old", Files.readString(policy));
        }
    }

    @Test
    void anOpenSmThatReadsAnotherPolicyGetsThePreviousFileBack() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, FakeOpenSm.SWEEP, "/etc/other.conf")) {
            DeploymentOutcome outcome = run(opensm, LONG, "new", null);
            assertEquals(DeploymentState.OTHER_POLICY, outcome.state());
            assertEquals(List.of("/etc/other.conf"), outcome.errors());
            assertEquals("old", Files.readString(policy));
        }
    }

    @Test
    void aPolicyByARelativeNameIsTheSame() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, FakeOpenSm.SWEEP, "qos-policy.conf")) {
            assertEquals(
                    DeploymentState.ACCEPTED, run(opensm, LONG, "new", null).state());
        }
    }

    @Test
    void whatAnotherProgramWritesMeanwhileStaysAndIsNamed() throws Exception {
        DeploymentOutcome outcome = deploy("echo theirs > qos-policy.conf\n" + FakeOpenSm.SWEEP, "new", null);
        assertEquals(DeploymentState.ACCEPTED, outcome.state());
        assertEquals(List.of(policy), outcome.ofOthers());
        assertFalse(outcome.isInForce());
        assertEquals("theirs\n", Files.readString(policy));
    }

    @Test
    void withoutTheRightToSignalNothingIsInstalled() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.onExit().join();
        Deployment deployment =
                new Deployment(new SmProcess(gone.pid()), folder.resolve("opensm.log"), LONG, new NoInterruption());
        assertEquals(
                DeploymentState.NOT_SIGNALLED,
                deployment.run(policy, contents("new", null)).state());
        assertEquals(List.of("qos-policy.conf"), names());
    }

    @Test
    void withoutALogNothingIsInstalled() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, FakeOpenSm.SWEEP, policy.toString())) {
            Deployment deployment =
                    new Deployment(opensm.process(), folder.resolve("absent.log"), LONG, new NoInterruption());
            assertThrows(NoSuchFileException.class, () -> deployment.run(policy, contents("new", null)));
            assertEquals("old", Files.readString(policy));
        }
    }

    @Test
    void oneDeploymentAtATimeInstallsFiles() throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, FakeOpenSm.SWEEP, policy.toString());
                DeploymentLock other = DeploymentLock.of(folder)) {
            assertThrows(FileSystemException.class, () -> run(opensm, LONG, "new", null));
            assertEquals("old", Files.readString(policy));
        }
    }

    @Test
    void theProcessIsFoundByTheNameOfItsProgram() throws IOException {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, ":", "")) {
            assertTrue(opensm.process().isRunning() && opensm.process().maySignal());
            assertTrue(SmProcess.all().contains(opensm.process()));
            opensm.close();
            assertFalse(opensm.process().isRunning());
        }
    }

    private DeploymentOutcome deploy(String atSignal, String newPolicy, String newPartitions) throws Exception {
        try (FakeOpenSm opensm = new FakeOpenSm(folder, atSignal, policy.toString())) {
            return run(opensm, LONG, newPolicy, newPartitions);
        }
    }

    private DeploymentOutcome run(FakeOpenSm opensm, Duration limit, String newPolicy, String newPartitions)
            throws IOException, InterruptedException {
        return new Deployment(opensm.process(), opensm.log(), limit, new NoInterruption())
                .run(policy, contents(newPolicy, newPartitions));
    }

    private Map<Path, byte[]> contents(String newPolicy, String newPartitions) {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(policy, newPolicy.getBytes(StandardCharsets.UTF_8));
        if (newPartitions != null) {
            contents.put(partitions, newPartitions.getBytes(StandardCharsets.UTF_8));
        }
        return contents;
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** No test ends the process. */
    private static final class NoInterruption implements Deployment.Interruption {

        @Override
        public void restored(boolean signalled) {
            throw new AssertionError("the process does not end");
        }

        @Override
        public void notRestored(NotRestoredException reason) {
            throw new AssertionError(reason);
        }
    }
}

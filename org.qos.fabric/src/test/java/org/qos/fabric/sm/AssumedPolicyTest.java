package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.qos.fabric.sm.AssumedPolicy.Support;

/** What is assumed of the policy file that OpenSM reads where its log does not name it. */
@EnabledOnOs(OS.LINUX)
class AssumedPolicyTest {

    @TempDir
    Path folder;

    private Path options;
    private Path policy;
    private Process started;

    @BeforeEach
    void files() throws IOException {
        options = Files.writeString(folder.resolve("opensm.conf"), "");
        policy = Files.writeString(folder.resolve("qos-policy.conf"), "");
        changedAt(Instant.now().minus(1, ChronoUnit.DAYS));
    }

    @AfterEach
    void end() {
        started.destroyForcibly();
    }

    @Test
    void itReadsTheFileOfTheOptionsWithWhichItWasStarted() throws IOException {
        assertEquals(Support.KNOWN, support("-F", "opensm.conf"));
    }

    @Test
    void optionsThatAScriptWritesBeforeItStartsOpenSmHaveNotChangedSince() throws IOException {
        changedAt(Instant.now());
        assertEquals(Support.KNOWN, support("-F", "opensm.conf"));
    }

    @Test
    void optionsThatHaveChangedSinceMayHaveNamedAnotherFile() throws IOException {
        changedAt(Instant.now().plus(1, ChronoUnit.DAYS));
        assertEquals(Support.CHANGED_SINCE, support("-F", "opensm.conf"));
    }

    @Test
    void otherOptionsMayNameAnotherFile() throws IOException {
        assertEquals(Support.CONTRADICTED, support("-F", "other.conf"));
        end();
        assertEquals(Support.CONTRADICTED, support());
    }

    @Test
    void theFileOfItsArgumentsCountsMoreThanItsOptions() throws IOException {
        assertEquals(Support.KNOWN, support("-F", "other.conf", "-Y", "qos-policy.conf"));
        end();
        assertEquals(Support.CONTRADICTED, support("-F", "opensm.conf", "-Y", "other"));
    }

    @Test
    void aProcessWithoutVisibleArgumentsMayReadAnyFile() throws IOException {
        started = new ProcessBuilder("true").start();
        started.onExit().join();
        assertEquals(Support.NOT_SHOWN, new AssumedPolicy(new SmProcess(started.pid()), options).of(policy));
    }

    private void changedAt(Instant time) throws IOException {
        Files.setLastModifiedTime(options, FileTime.from(time));
    }

    private Support support(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "read line", "opensm"));
        words.addAll(List.of(arguments));
        started = new ProcessBuilder(words).directory(folder.toFile()).start();
        return new AssumedPolicy(new SmProcess(started.pid()), options).of(policy);
    }
}

package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the arguments of a process say, and its log. */
@EnabledOnOs(OS.LINUX)
class SmProcessTest {

    @TempDir
    Path folder;

    private Process started;

    @AfterEach
    void end() {
        started.destroyForcibly();
    }

    @Test
    void theOptionFileIsTheLastThatIsNamed() throws IOException {
        assertEquals(
                Optional.of(folder.toRealPath().resolve("b.conf")),
                start("-F", "a.conf", "--config=b.conf").optionFile());
    }

    @Test
    void theUsualOptionFileNeedsNoName() throws IOException {
        assertEquals(Optional.of(Path.of("/etc/opensm/opensm.conf")), start().optionFile());
    }

    @Test
    void flagsThatLeaveErrorsOutOfTheLogAreFound() throws IOException {
        assertTrue(start("-D", "0x02").hidesErrorsOrSweeps());
    }

    @Test
    void anArgumentMayFollowItsLetterAtOnce() throws IOException {
        assertTrue(start("-D0x02").hidesErrorsOrSweeps());
        assertEquals(
                Optional.of(folder.toRealPath().resolve("a.conf")),
                start("-Fa.conf").optionFile());
    }

    @Test
    void theValueOfAnArgumentIsNotAnArgument() throws IOException {
        assertEquals(
                Optional.of(folder.toRealPath().resolve("-D0x02")),
                start("-F", "-D0x02").optionFile());
        assertEquals(Optional.empty(), start("-c", "x").policyFile());
    }

    @Test
    void thePolicyFileOfTheArgumentsIsKnown() throws IOException {
        assertEquals(
                Optional.of(folder.toRealPath().resolve("p")), start("-Y", "p").policyFile());
        assertEquals(Optional.of(Path.of("/p")), start("--qos_policy_file=/p").policyFile());
        assertEquals(Optional.empty(), start().policyFile());
    }

    @Test
    void moreFlagsThanTheUsualOnesDoNotMatter() throws IOException {
        assertFalse(start("-D", "0x43").hidesErrorsOrSweeps());
    }

    @Test
    void theLogSaysWhichPolicyItReads() throws IOException {
        SmProcess process = start();
        Path policy = folder.resolve("p");
        assertTrue(process.mayRead(policy, history(true, Optional.of(policy.toString()))));
        assertFalse(process.mayRead(policy, history(true, Optional.of("/etc/opensm/other"))));
        assertFalse(process.mayRead(policy, history(true, Optional.empty())));
        assertTrue(process.mayRead(policy, history(false, Optional.empty())));
        assertFalse(process.mayRead(policy, history(false, Optional.of("/etc/opensm/other"))));
    }

    private static SmHistory history(boolean hasStart, Optional<String> policy) {
        return new SmHistory(
                hasStart ? Optional.of("OpenSM 3.3.23") : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                policy,
                2,
                Optional.empty(),
                List.of(),
                false,
                List.of(),
                Optional.empty());
    }

    /** A shell that waits, with those arguments. */
    private SmProcess start(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "read line", "opensm"));
        words.addAll(List.of(arguments));
        started = new ProcessBuilder(words).directory(folder.toFile()).start();
        return new SmProcess(started.pid());
    }
}

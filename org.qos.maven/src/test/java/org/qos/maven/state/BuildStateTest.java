package org.qos.maven.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build leaves for the next one. */
class BuildStateTest {

    @TempDir
    private Path folder;

    @Test
    void isReadAsItWasWritten() throws IOException {
        BuildState state = state();

        assertEquals(Optional.of(state), BuildState.read(file()));
    }

    @Test
    void aFileThatWasNotWrittenToItsEndIsNoState() throws IOException {
        state();
        List<String> lines = Files.readAllLines(file());

        for (int kept = 0; kept < lines.size(); kept++) {
            Files.write(file(), lines.subList(0, kept));
            assertEquals(Optional.empty(), BuildState.read(file()), kept + " lines");
        }
    }

    private BuildState state() throws IOException {
        Path policy = Files.writeString(folder.resolve("policy.qos"), "<qos-policy/>");
        Path options = Files.writeString(folder.resolve("opensm.opts"), "qos TRUE\n");
        BuildState state = BuildState.of(
                BuildState.options("java", true), Map.of(policy, Fingerprint.of(policy)), List.of(options));
        state.write(file());
        return state;
    }

    private Path file() {
        return folder.resolve("state");
    }
}

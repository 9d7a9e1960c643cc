package org.qos.maven.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void aFileThatWasNotWrittenToItsEndIsNotAState() throws IOException {
        state();
        List<String> lines = Files.readAllLines(file());

        for (int kept = 0; kept < lines.size(); kept++) {
            Files.write(file(), lines.subList(0, kept));
            assertEquals(Optional.empty(), BuildState.read(file()), kept + " lines");
        }
    }

    @Test
    void theStateOfACopyIsAboutTheFilesOfTheCopy() throws IOException {
        state();
        Path copy = Files.createDirectories(folder.resolve("copies/of it: ä%20"));
        for (String name : List.of("policy.qos", "opensm.opts", "state")) {
            Files.copy(folder.resolve(name), copy.resolve(name));
        }

        BuildState copied = BuildState.read(copy.resolve("state")).orElseThrow();

        assertEquals(Set.of(copy.resolve("policy.qos")), copied.inputs().keySet());
        assertEquals(List.of(copy.resolve("opensm.opts")), copied.stale(List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"beside", "a:b", "../above", "below/it", "two words", "100 %", "line\nend", "ä", "../../.."})
    void everyNameIsReadAsItWasWritten(String name) throws IOException {
        Path path = folder.resolve("build").resolve(name).normalize();
        Path file = folder.resolve("build/state");

        new BuildState("options", Map.of(path, Fingerprint.ABSENT), Map.of()).write(file);

        assertEquals(Set.of(path), BuildState.read(file).orElseThrow().inputs().keySet());
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

package org.qos.cli.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.cli.console.ExitCode;
import org.qos.cli.testing.TimeLimits;

/**
 * Long files are checked in a time that grows with their length, and whatever they hold ends in findings. A fifth of
 * the sizes of {@code docs/benchmarks.md}; what takes the square of the length takes minutes here.
 */
class LargeInputsIT {

    private static final int RULES = 2_000;
    private static final int GUIDS = 20_000;
    private static final int GARBAGE = 1_000_000;

    @TempDir
    Path folder;

    static Stream<Arguments> good() {
        return GoodInputs.of(RULES, GUIDS).entrySet().stream().map(LargeInputsIT::arguments);
    }

    static Stream<Arguments> bad() {
        return LargeInputs.bad(GUIDS, GARBAGE).entrySet().stream().map(LargeInputsIT::arguments);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("good")
    @Timeout(TimeLimits.LONG_FILE_SECONDS)
    void aLongFileWithoutErrorsHasNoError(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
        assertEquals(ExitCode.CLEAN, QuietCheck.exitCode(folder, name));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bad")
    @Timeout(TimeLimits.LONG_FILE_SECONDS)
    void garbageEndsInFindings(String name, byte[] bytes) throws IOException {
        Files.write(folder.resolve(name), bytes);
        int exitCode = QuietCheck.exitCode(folder, name);
        assertTrue(exitCode == ExitCode.CLEAN || exitCode == ExitCode.FINDINGS, "exit code " + exitCode);
    }

    @Test
    void measuredFilesHaveFoldersOfTheirOwn() throws IOException {
        LargeInputs.write(Map.of("a.qos", new byte[1], "a.partitions.conf", new byte[2]), folder);
        assertEquals(1, Files.size(folder.resolve("a.qos/a.qos")));
        assertEquals(2, Files.size(folder.resolve("a.partitions.conf/a.partitions.conf")));
    }

    private static Arguments arguments(Map.Entry<String, ?> file) {
        return Arguments.of(file.getKey(), file.getValue());
    }
}

package org.qos.cli.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.console.ExitCode;
import org.qos.cli.testing.TimeLimits;

/** Files as long as any in {@code docs/benchmarks.md}; apart from the shorter ones, so that both run at a time. */
class LongestInputsIT {

    private static final int MANY_RULES = 50_000;
    private static final int MANY_PARTITIONS = 20_000;
    private static final int GARBAGE = 5_000_000;

    @TempDir
    Path folder;

    @Test
    @Timeout(TimeLimits.LONG_FILE_SECONDS)
    void aSectionMayHaveManyEntries() throws IOException {
        Files.writeString(
                folder.resolve("qos-policy.conf"), GoodInputs.of(MANY_RULES, 1).get("rules.qos-policy.conf"));
        assertEquals(ExitCode.CLEAN, QuietCheck.exitCode(folder, "qos-policy.conf"));
    }

    @Test
    @Timeout(TimeLimits.LONG_FILE_SECONDS)
    void theWordsOfAPolicyMayComeInAnyOrderInAFileOfFullSize() throws IOException {
        String name = "words.qos-policy.conf";
        Files.write(folder.resolve(name), BadInputs.of(GARBAGE).get(name));
        assertEquals(ExitCode.FINDINGS, QuietCheck.exitCode(folder, name));
    }

    /** Rules times partitions is 400 million. */
    @Test
    @Timeout(TimeLimits.LONG_FILE_SECONDS)
    void aLongPolicyMayBeBesideALongPartitionFile() throws IOException {
        Map<String, String> files = GoodInputs.of(MANY_PARTITIONS, 1);
        Files.writeString(folder.resolve("qos-policy.conf"), files.get("rules.qos-policy.conf"));
        Files.writeString(folder.resolve("partitions.conf"), files.get("rules.partitions.conf"));
        assertEquals(ExitCode.CLEAN, QuietCheck.exitCode(folder, "qos-policy.conf"));
    }
}

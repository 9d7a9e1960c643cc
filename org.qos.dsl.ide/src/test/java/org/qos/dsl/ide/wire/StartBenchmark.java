package org.qos.dsl.ide.wire;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time from the start of a server until it answers {@code initialize}, with an archive of shared classes and without. */
class StartBenchmark {

    private static final int ROUNDS = 5;

    @TempDir
    private Path folder;

    @Test
    void start() throws Exception {
        Path archive = folder.resolve("server.jsa");
        StartIT.writeArchive(archive);

        System.out.printf(
                "StartBenchmark: initialize is answered after %d ms, with shared classes after %d ms%n",
                median("-Xshare:auto"), median("-XX:SharedArchiveFile=" + archive));
    }

    private long median(String option) throws Exception {
        long[] times = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            times[round] = millis(option);
        }
        return LongStream.of(times).sorted().skip(ROUNDS / 2).findFirst().orElseThrow();
    }

    private long millis(String option) throws Exception {
        long start = System.nanoTime();
        try (ServerProcess server = ServerProcess.start(List.of(option))) {
            server.initialize(folder);
            return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        }
    }
}

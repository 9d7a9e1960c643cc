package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Waits until nothing is written in a directory any more: OpenSM says that the subnet is up before its dumps are whole. */
final class QuietDirectory {

    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int CHECKS = 8;

    private final Path directory;
    private List<String> last = List.of();
    private int same;

    private QuietDirectory(Path directory) {
        this.directory = directory;
    }

    static void await(Path directory) {
        QuietDirectory quiet = new QuietDirectory(directory);
        Waiting.until(quiet::isQuiet, LIMIT, () -> "the dumps of opensm do not come to an end");
    }

    private boolean isQuiet() {
        List<String> now = sizes();
        same = now.equals(last) ? same + 1 : 0;
        last = now;
        return same >= CHECKS;
    }

    private List<String> sizes() {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file + " " + file.toFile().length() + " "
                            + file.toFile().lastModified())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

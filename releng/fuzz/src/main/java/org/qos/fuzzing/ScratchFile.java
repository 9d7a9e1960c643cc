package org.qos.fuzzing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files for readers that take no stream, in a folder that is removed when the process ends. */
public final class ScratchFile {

    private static final Path FOLDER = folder();

    private ScratchFile() {}

    private static Path folder() {
        try {
            Path folder = Files.createTempDirectory("qos-fuzz");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder), "Remove " + folder));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes some bytes to the file with a name, which replaces the one before. */
    public static Path of(String name, byte[] bytes) throws IOException {
        return Files.write(FOLDER.resolve(name), bytes);
    }

    private static void remove(Path folder) {
        try (var files = Files.walk(folder)) {
            files.sorted(java.util.Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException remains) {
            System.err.println(folder + " is left: " + remains);
        }
    }
}

package org.qos.conformity.sim;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The installed programs that a simulated subnet needs.
 *
 * @param ibsim the fabric simulator
 * @param opensm the subnet manager
 * @param smpquery the query program of infiniband-diags
 * @param umad2sim the library of ibsim that is between a program and libibumad
 */
public record Programs(Path ibsim, Path opensm, Path smpquery, Path umad2sim) {

    /** What to install, for messages. */
    public static final String INSTALL = "Debian: apt-get install opensm ibsim-utils infiniband-diags libibumad3";

    private static final String UMAD2SIM = "libumad2sim.so";

    /**
     * Finds the programs.
     *
     * @throws IllegalStateException naming those that are missing and how to install them
     */
    public static Programs find() {
        List<String> missing = missing();
        if (!missing.isEmpty()) {
            throw new IllegalStateException("not installed: " + String.join(", ", missing) + ". " + INSTALL);
        }
        return new Programs(
                program("ibsim").orElseThrow(),
                program("opensm").orElseThrow(),
                program("smpquery").orElseThrow(),
                simulatorLibrary().orElseThrow());
    }

    /** The names of what is not installed; empty when all is there. */
    public static List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (String name : List.of("ibsim", "opensm", "smpquery")) {
            if (program(name).isEmpty()) {
                missing.add(name);
            }
        }
        if (simulatorLibrary().isEmpty()) {
            missing.add(UMAD2SIM);
        }
        return missing;
    }

    private static Optional<Path> program(String name) {
        // the administrators' folders are not in everybody's PATH
        String path = System.getenv().getOrDefault("PATH", "") + ":/usr/sbin:/sbin:/usr/local/sbin";
        return Stream.of(path.split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Optional<Path> simulatorLibrary() {
        return Stream.of("/usr/lib", "/usr/lib64", "/usr/local/lib")
                .map(Path::of)
                .flatMap(folder -> Stream.concat(Stream.of(folder), subfolders(folder)))
                .map(folder -> folder.resolve("umad2sim").resolve(UMAD2SIM))
                .filter(Files::isReadable)
                .findFirst();
    }

    /** The folders that hold libraries by machine type, such as {@code /usr/lib/x86_64-linux-gnu}. */
    private static Stream<Path> subfolders(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> entry.getFileName().toString().contains("-linux-")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

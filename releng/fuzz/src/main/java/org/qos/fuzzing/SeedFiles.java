package org.qos.fuzzing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the seeds of a target as files: the corpus with which a fuzzer begins. */
public final class SeedFiles {

    private SeedFiles() {}

    /**
     * Writes the seeds, or without a target prints the names of all.
     *
     * @param args the folder of the project; the name of a target; the folder to write to, which is created
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 3) {
            FuzzTargets.all().forEach(target -> System.out.println(target.name()));
            return;
        }
        Path folder = Files.createDirectories(Path.of(args[2]));
        List<byte[]> seeds =
                FuzzTargets.named(args[1]).seeds().in(Path.of(args[0])).toList();
        for (int i = 0; i < seeds.size(); i++) {
            Files.write(folder.resolve("seed-" + i), seeds.get(i));
        }
    }
}

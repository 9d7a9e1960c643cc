package org.qos.cli.scale;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the files with which the command is measured ({@code docs/benchmarks.md}). */
public final class LargeInputs {

    private static final int RULES = 10_000;
    private static final int GUIDS = 100_000;
    private static final int GARBAGE = 5_000_000;

    private LargeInputs() {}

    /**
     * Writes them in their full size, each in a folder of its own, because partitions and options beside a policy are checked with it.
     *
     * @param args the folder that takes the files
     * @throws IOException when a file cannot be written
     */
    public static void main(String[] args) throws IOException {
        write(all(), Path.of(args[0]));
    }

    /** Writes files by name, each in a folder with its name. */
    static void write(Map<String, byte[]> files, Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path own = Files.createDirectories(folder.resolve(file.getKey()));
            Files.write(own.resolve(file.getKey()), file.getValue());
        }
    }

    private static Map<String, byte[]> all() {
        Map<String, byte[]> files = bytes(GoodInputs.of(RULES, GUIDS));
        files.putAll(bad(GUIDS, GARBAGE));
        return files;
    }

    /** Files with errors by name, in sizes of one's choice. */
    static Map<String, byte[]> bad(int guids, int garbage) {
        Map<String, byte[]> files = bytes(GoodInputs.tooLongForALine(guids));
        files.putAll(BadInputs.of(garbage));
        return files;
    }

    private static Map<String, byte[]> bytes(Map<String, String> texts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        texts.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return files;
    }
}

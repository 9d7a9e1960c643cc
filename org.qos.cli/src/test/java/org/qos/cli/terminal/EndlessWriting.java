package org.qos.cli.terminal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.fabric.file.AtomicFile;

/** Writes files as commands do, again and again, each time with another byte throughout. */
final class EndlessWriting {

    static final List<String> NAMES = List.of("generated1", "generated2", "generated3", "generated4", "rewritten");
    static final int SIZE = 4_000_000;

    private EndlessWriting() {}

    /** Prints a plus sign when all files are there. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        for (int round = 0; ; round++) {
            byte[] content = new byte[SIZE];
            Arrays.fill(content, (byte) ('a' + round % 26));
            new OutputFolder(folder)
                    .write(NAMES.subList(0, 4).stream()
                            .map(name -> new GeneratedFile(name, content))
                            .toList());
            AtomicFile.write(folder.resolve(NAMES.get(4)), content);
            if (round == 1) {
                System.out.print('+');
                System.out.flush();
            }
        }
    }
}

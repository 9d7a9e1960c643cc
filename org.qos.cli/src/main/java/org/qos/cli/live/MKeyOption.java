package org.qos.cli.live;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.mad.MKey;
import picocli.CommandLine.Option;

/** The M_Key of the ports, which no message shows. */
final class MKeyOption {

    private static final int MAX_BYTES = 1024;
    private static final String EXPECTED = "is not an M_Key; expected 0x and 1 to 16 hexadecimal digits.";

    @Option(
            names = "--m-key",
            paramLabel = "KEY",
            description = "The M_Key of protected ports, 0x and hexadecimal digits. Other users see it in the list of"
                    + " processes; a file hides it.")
    private Optional<String> key = Optional.empty();

    @Option(
            names = "--m-key-file",
            paramLabel = "FILE",
            description = "A file with nothing but the M_Key of protected ports.")
    private Optional<Path> file = Optional.empty();

    /**
     * The key, {@link MKey#NONE} if none is given.
     *
     * @throws CommandFailed when it is malformed, given twice, or the file cannot be read
     */
    MKey read(Console console) {
        if (key.isPresent() && file.isPresent()) {
            throw CommandFailed.usage("--m-key and --m-key-file: give one of the two.");
        }
        if (file.isPresent()) {
            return MKey.parse(content(console, file.get()).strip())
                    .orElseThrow(() -> CommandFailed.failed(file.get() + ": its content " + EXPECTED));
        }
        return key.map(text ->
                        MKey.parse(text).orElseThrow(() -> CommandFailed.usage("--m-key: the value " + EXPECTED)))
                .orElse(MKey.NONE);
    }

    private static String content(Console console, Path name) {
        return new InputFiles(console, Optional.empty())
                .reading(name, path -> new String(FileInput.read(path, MAX_BYTES), StandardCharsets.ISO_8859_1));
    }
}

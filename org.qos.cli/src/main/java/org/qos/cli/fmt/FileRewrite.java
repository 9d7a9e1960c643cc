package org.qos.cli.fmt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.qos.dsl.generator.output.WholeWrite;

/** Gives a file another content in one step: whoever reads it sees the old or the new one, never a part. */
public final class FileRewrite {

    private FileRewrite() {}

    /**
     * Rewrites a file, or creates it. Its permissions stay the same, and symbolic links to it remain valid.
     *
     * @throws IOException when the content cannot be written beside the file or not be put in its place; the file is as
     *     before then
     */
    public static void write(Path file, byte[] content) throws IOException {
        WholeWrite.of(() -> replace(file, content));
    }

    private static Path replace(Path file, byte[] content) throws IOException {
        boolean exists = Files.exists(file);
        Path target = exists ? file.toRealPath() : file.toAbsolutePath();
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        try {
            if (exists) {
                Files.copy(target, beside, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            }
            Files.write(beside, content);
            return Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}

package org.qos.cli.fmt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Gives a file another content in one step: whoever reads it sees the old or the new one, never a part. */
public final class FileRewrite {

    private FileRewrite() {}

    /**
     * Rewrites a file. Its permissions stay the same, and symbolic links to it remain valid.
     *
     * @throws IOException when the content cannot be written beside the file or not be put in its place; the file is as
     *     before then
     */
    public static void write(Path file, byte[] content) throws IOException {
        Path target = file.toRealPath();
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        try {
            Files.copy(target, beside, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            Files.write(beside, content);
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}

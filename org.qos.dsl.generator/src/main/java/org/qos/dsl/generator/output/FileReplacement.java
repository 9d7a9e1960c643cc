package org.qos.dsl.generator.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** New content for a file: first beside it, then in its place in one step, and back again when others fail. */
final class FileReplacement {

    private final Path target;
    private final Path beside;
    private final Optional<byte[]> before;
    private boolean committed;

    private FileReplacement(Path target, Path beside, Optional<byte[]> before) {
        this.target = target;
        this.beside = beside;
        this.before = before;
    }

    /** Writes the content beside the file. */
    static FileReplacement prepare(Path target, byte[] content) throws IOException {
        Files.createDirectories(target.toAbsolutePath().getParent());
        Optional<byte[]> before = Files.exists(target) ? Optional.of(Files.readAllBytes(target)) : Optional.empty();
        // a plain file, because createTempFile makes one that only the owner may read
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        FileReplacement replacement = new FileReplacement(target, beside, before);
        try {
            Files.write(beside, content, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            Files.deleteIfExists(beside);
            throw e;
        }
        return replacement;
    }

    /** Puts the content in the place of the file. */
    void commit() throws IOException {
        move();
        committed = true;
    }

    /** Leaves the file as it was before. */
    void undo() throws IOException {
        if (!committed) {
            Files.deleteIfExists(beside);
        } else if (before.isPresent()) {
            Files.write(beside, before.get());
            move();
        } else {
            Files.deleteIfExists(target);
        }
    }

    private void move() throws IOException {
        Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}

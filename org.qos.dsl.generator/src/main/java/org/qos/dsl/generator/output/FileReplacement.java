package org.qos.dsl.generator.output;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.file.PreparedFile;

/** New content for a file, which is put back when others fail. */
final class FileReplacement {

    private final PreparedFile content;
    private final Optional<byte[]> before;
    private boolean committed;

    private FileReplacement(PreparedFile content, Optional<byte[]> before) {
        this.content = content;
        this.before = before;
    }

    /** Writes the content next to the file. */
    static FileReplacement prepare(Path target, byte[] content) throws IOException {
        Optional<byte[]> before = Files.exists(target) ? Optional.of(bytes(target)) : Optional.empty();
        return new FileReplacement(AtomicFile.prepare(target, content), before);
    }

    private static byte[] bytes(Path file) throws IOException {
        FileKind.requireReplaceable(file);
        try (InputStream bytes = FileInput.open(file)) {
            return bytes.readAllBytes();
        }
    }

    /** Puts the content in the place of the file. */
    void commit() throws IOException {
        content.commit();
        committed = true;
    }

    /** Leaves the file as it was before. */
    void undo() throws IOException {
        if (!committed) {
            content.discard();
        } else if (before.isPresent()) {
            AtomicFile.write(content.target(), before.get());
        } else {
            content.remove();
        }
    }
}

package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a file that another process is writing; each call reads only what has been added. */
final class GrowingText {

    private final Path file;
    private final StringBuilder text = new StringBuilder();
    private long read;

    GrowingText(Path file) {
        this.file = file;
    }

    /** All that has been written so far; empty when the file does not exist yet. */
    synchronized StringBuilder read() {
        if (Files.exists(file)) {
            try (FileChannel channel = FileChannel.open(file)) {
                ByteBuffer added = ByteBuffer.allocate((int) Math.max(0, channel.size() - read));
                channel.read(added, read);
                read += added.position();
                text.append(new String(added.array(), 0, added.position(), StandardCharsets.ISO_8859_1));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return text;
    }

    /** The end of the text, for messages. */
    String tail() {
        StringBuilder all = read();
        return all.substring(Math.max(0, all.length() - 600)).strip();
    }
}

package org.qos.fabric.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.util.Optional;

/** A stream of lines that fails at a line that no text file has, so that reading by lines needs little memory. */
final class LineLimit extends FilterInputStream {

    /** The maximum number of bytes in a line. */
    static final int MAX_BYTES = 1 << 20;

    private final Optional<String> file;
    private int length;

    /**
     * The lines of a stream.
     *
     * @param file the file that it is read from, for the message of the exception; empty where the reader knows it
     */
    LineLimit(InputStream bytes, Optional<String> file) {
        super(bytes);
        this.file = file;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read);
        return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int size) throws IOException {
        int read = super.read(buffer, offset, size);
        for (int i = 0; i < read; i++) {
            count(buffer[offset + i]);
        }
        return read;
    }

    private void count(int character) throws IOException {
        length = character == '\n' ? 0 : length + 1;
        if (length > MAX_BYTES) {
            String reason = "a line has more than " + MAX_BYTES + " bytes, which no text file has";
            throw file.isPresent() ? new FileSystemException(file.get(), null, reason) : new IOException(reason);
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

package org.qos.fabric.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream of lines that fails at a line that no text file has, so that reading by lines needs little memory. */
final class LineLimit extends FilterInputStream {

    /** The maximum number of bytes in a line. */
    static final int MAX_BYTES = 1 << 20;

    private int length;

    /** The lines of a stream. */
    LineLimit(InputStream bytes) {
        super(bytes);
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
            throw new IOException("a line has more than " + MAX_BYTES + " bytes; is it the right file?");
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

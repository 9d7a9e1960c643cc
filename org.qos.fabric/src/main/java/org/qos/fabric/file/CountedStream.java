package org.qos.fabric.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that counts the bytes that are read. It has no marks, because bytes would count twice. */
class CountedStream extends FilterInputStream {

    private long size;

    CountedStream(InputStream bytes) {
        super(bytes);
    }

    /** The bytes that were read until now. */
    final long size() {
        return size;
    }

    /**
     * Is called after each read.
     *
     * @throws IOException when no more is to be read
     */
    void check() throws IOException {}

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        count(Math.max(0, read));
        return read;
    }

    private void count(int bytes) throws IOException {
        size += bytes;
        check();
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

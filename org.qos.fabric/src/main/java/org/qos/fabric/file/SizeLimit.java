package org.qos.fabric.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that fails when it has more bytes than are read. */
final class SizeLimit extends FilterInputStream {

    private final long limit;
    private long size;

    SizeLimit(InputStream bytes, long limit) {
        super(bytes);
        this.limit = limit;
    }

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
        if (size > limit) {
            throw new IOException("it has more than " + limit + " bytes, which is the limit; is it the right file?");
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

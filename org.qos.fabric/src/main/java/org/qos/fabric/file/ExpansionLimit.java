package org.qos.fabric.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/**
 * The content of a stream that gzip has compressed. It fails when it has far more bytes than any file of the field has for its size: a
 * small file can claim any number of them, and reading them all would take minutes.
 */
final class ExpansionLimit extends FilterInputStream {

    /** What may be decompressed from any file. */
    static final long FREE_BYTES = 1L << 26;

    /** How many times as large as its compressed form a larger content may be. gzip reaches 1 030. */
    static final int MAX_RATIO = 200;

    private final Counter compressed;
    private long size;

    private ExpansionLimit(Counter compressed, int buffer) throws IOException {
        super(new GZIPInputStream(compressed, buffer));
        this.compressed = compressed;
    }

    /**
     * The content of compressed bytes.
     *
     * @param buffer the number of compressed bytes that are read at a time
     * @throws IOException when they are not compressed by gzip
     */
    static InputStream decompressed(InputStream compressed, int buffer) throws IOException {
        return new ExpansionLimit(new Counter(compressed), buffer);
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
        if (size > FREE_BYTES && size > MAX_RATIO * compressed.size) {
            throw new IOException(
                    "its content is more than " + MAX_RATIO + " times as large as the compressed file, which no"
                            + " description of a fabric is; is it the right file? If it is, decompress it first");
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    /** Counts the compressed bytes. */
    private static final class Counter extends FilterInputStream {

        private long size;

        Counter(InputStream bytes) {
            super(bytes);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            size += read < 0 ? 0 : 1;
            return read;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int read = super.read(buffer, offset, length);
            size += Math.max(0, read);
            return read;
        }
    }
}

package org.qos.fabric.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/**
 * The content of a stream that gzip has compressed. It fails when it has far more bytes than any file of the field has for its size: a
 * small file can claim any number of them, and reading them all would take minutes.
 */
final class ExpansionLimit extends CountedStream {

    /** What may be decompressed from any file. */
    static final long FREE_BYTES = 1L << 26;

    /** How many times as large as its compressed form a larger content may be. gzip reaches 1 030. */
    static final int MAX_RATIO = 200;

    private final CountedStream compressed;

    private ExpansionLimit(CountedStream compressed, int buffer) throws IOException {
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
        return new ExpansionLimit(new CountedStream(compressed), buffer);
    }

    @Override
    void check() throws IOException {
        if (size() > FREE_BYTES && size() > MAX_RATIO * compressed.size()) {
            throw new IOException(
                    "its content is more than " + MAX_RATIO + " times as large as the compressed file, which no"
                            + " description of a fabric is; is it the right file? If it is, decompress it first");
        }
    }
}

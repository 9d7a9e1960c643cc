package org.qos.fabric.file;

import java.io.IOException;
import java.io.InputStream;

/** A stream that fails when it has more bytes than are read. */
final class SizeLimit extends CountedStream {

    private final long limit;

    SizeLimit(InputStream bytes, long limit) {
        super(bytes);
        this.limit = limit;
    }

    @Override
    void check() throws IOException {
        if (size() > limit) {
            throw new IOException("it has more than " + limit + " bytes, which is the limit; is it the right file?");
        }
    }
}

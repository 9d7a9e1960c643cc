package org.qos.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** An output that remembers why it could not be written first, which writers above it do not. */
public final class ReportedOutput extends FilterOutputStream {

    private static final String CLOSED_PIPE = "Broken pipe";

    private IOException first;

    /** The output below. */
    public ReportedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int character) throws IOException {
        write(new byte[] {(byte) character}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            if (first == null) {
                first = e;
            }
            throw e;
        }
    }

    /** Why it could not be written; empty where it was, or where a reader such as {@code head} wanted no more. */
    public Optional<String> failure() {
        return Optional.ofNullable(first).map(IOException::getMessage).filter(reason -> !reason.equals(CLOSED_PIPE));
    }
}

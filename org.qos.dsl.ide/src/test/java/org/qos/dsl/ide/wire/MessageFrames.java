package org.qos.dsl.ide.wire;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Message framing (LSP 3.17 "Base Protocol"): a header with the length in bytes, then JSON in UTF-8. */
final class MessageFrames {

    private static final Pattern LENGTH = Pattern.compile("Content-Length: (\\d+)");

    private MessageFrames() {}

    static void write(OutputStream out, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        synchronized (out) {
            out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
        }
    }

    /**
     * The next message; empty at the end of the stream.
     *
     * @throws IOException if the stream has invalid framing
     */
    static Optional<String> read(InputStream in) throws IOException {
        Optional<String> first = line(in);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int length = -1;
        for (String header = first.get(); !header.isEmpty(); header = line(in).orElseThrow(EOFException::new)) {
            Matcher matcher = LENGTH.matcher(header);
            if (matcher.matches()) {
                length = Integer.parseInt(matcher.group(1));
            } else if (!header.startsWith("Content-Type: ")) {
                throw new IOException("no header of the protocol: '" + header + "'");
            }
        }
        byte[] body = in.readNBytes(length);
        if (body.length < length) {
            throw new EOFException("a message ends after " + body.length + " of " + length + " bytes");
        }
        return Optional.of(new String(body, StandardCharsets.UTF_8));
    }

    private static Optional<String> line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = in.read();
        if (next < 0) {
            return Optional.empty();
        }
        for (; next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the stream ends in a header: '" + line + "'");
            }
            line.append((char) next);
        }
        if (line.length() == 0 || line.charAt(line.length() - 1) != '\r') {
            throw new IOException("a header line does not end in CR LF: '" + line + "'");
        }
        line.setLength(line.length() - 1);
        return Optional.of(line.toString());
    }
}

package org.qos.dsl.ide.server;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.MessageIssueHandler;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;

/**
 * Reads the header of each message and then its content. The names of header fields may be in any case (LSP 3.17 "Header
 * Part": the structure is that of HTTP, RFC 7230, 3.2). What is read is never logged, because it may be a document.
 */
final class FrameReader extends StreamMessageProducer {

    private static final Logger LOG = Logger.getLogger(FrameReader.class.getName());
    private static final List<String> FIELDS = List.of(CONTENT_LENGTH_HEADER, CONTENT_TYPE_HEADER);

    FrameReader(InputStream input, MessageJsonHandler messages, MessageIssueHandler issues) {
        super(input, messages, issues);
    }

    @Override
    protected void parseHeader(String line, Headers headers) {
        int colon = line.indexOf(':');
        String name = line.substring(0, Math.max(0, colon)).strip();
        String usual = FIELDS.stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .map(field -> field + line.substring(colon))
                .orElse(line);
        super.parseHeader(usual, headers);
    }

    /** The content is read to its end even where it is invalid, so that the next header is found. */
    @Override
    protected boolean handleMessage(InputStream input, Headers headers) {
        try {
            return super.handleMessage(new ByteArrayInputStream(input.readNBytes(headers.contentLength)), headers);
        } catch (IOException closed) {
            fireStreamClosed(closed);
            return false;
        }
    }

    @Override
    protected void fireError(Throwable error) {
        LOG.severe(
                error instanceof NumberFormatException
                        ? "the Content-Length of a message is not a number"
                        : error instanceof IllegalStateException
                                ? "a message has no Content-Length"
                                : "a message cannot be read: "
                                        + error.getClass().getSimpleName());
    }
}

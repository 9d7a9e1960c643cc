package org.qos.cli.lsp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.qos.cli.testing.TimeLimits;

/** {@code qos lsp} as an editor starts it, by the name of the command alone, and the bytes that go to and fro. */
final class RawSession implements AutoCloseable {

    static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static final String LENGTH = "Content-Length: ";

    private final Process process;
    private final DataInputStream in;
    private final Path log;

    /** Starts the words of a command line, with this checkout on the {@code PATH}. */
    RawSession(String commandLine) throws IOException {
        this(commandLine, ROOT);
    }

    /** Starts the words of a command line, with a checkout on the {@code PATH}. */
    RawSession(String commandLine, Path checkout) throws IOException {
        log = Files.createTempFile(Path.of("target"), "lsp", ".log");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec " + commandLine).redirectError(log.toFile());
        builder.environment().merge("PATH", checkout.toString(), (path, root) -> root + ":" + path);
        process = builder.start();
        in = new DataInputStream(process.getInputStream());
    }

    Process process() {
        return process;
    }

    /** What the command has said on standard error. */
    String log() throws IOException {
        return Files.readString(log);
    }

    /** Sends a request and returns its answer, which has to be the very next message. */
    JsonNode ask(int id, String method, String params) throws IOException {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
        JsonNode answer = read();
        if (answer.path("id").asInt() != id) {
            throw new AssertionError("no answer to " + method + ": " + answer);
        }
        return answer;
    }

    JsonNode initialize() throws IOException {
        return ask(1, "initialize", "{\"processId\":null,\"rootUri\":null,\"capabilities\":{}}");
    }

    /** Says farewell and waits for the end of the stream, before which nothing else may come. */
    int end() throws IOException, InterruptedException {
        ask(2, "shutdown", "null");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
        int rest = in.read();
        if (rest >= 0) {
            throw new AssertionError("a byte " + rest + " after the end");
        }
        return exitCode();
    }

    int exitCode() throws InterruptedException {
        if (!process.waitFor(TimeLimits.END_OF_SERVER.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not end");
        }
        return process.exitValue();
    }

    void send(String json) throws IOException {
        OutputStream out = process.getOutputStream();
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        out.write((LENGTH + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(body);
        out.flush();
    }

    /** The next message of the server. */
    JsonNode read() throws IOException {
        int length = -1;
        for (String header = line(); !header.isEmpty(); header = line()) {
            if (header.startsWith(LENGTH)) {
                length = Integer.parseInt(header.substring(LENGTH.length()));
            }
        }
        byte[] body = new byte[length];
        in.readFully(body);
        return new ObjectMapper().readTree(body);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (char next = (char) in.readUnsignedByte(); next != '\n'; next = (char) in.readUnsignedByte()) {
            line.append(next);
        }
        return line.toString().strip();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

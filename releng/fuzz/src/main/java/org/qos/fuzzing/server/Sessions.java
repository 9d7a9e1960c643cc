package org.qos.fuzzing.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.qos.fuzzing.SeedSource;

/** Sessions with the language server: a JSON-RPC message in each line. */
final class Sessions {

    private static final String URI = "\"uri\":\"file:///site/policy.qos\"";
    private static final String DOCUMENT = "\"textDocument\":{" + URI + "}";
    private static final String POSITION = "\"position\":{\"line\":0,\"character\":7}";

    private Sessions() {}

    static SeedSource seeds() {
        return root -> sessions().map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    static SeedSource framedSeeds() {
        return root -> seeds().in(root).map(Sessions::framed);
    }

    /** The lines of an input as messages with their headers (LSP 3.17 "Header Part"). */
    static byte[] framed(byte[] lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String line : new String(lines, StandardCharsets.ISO_8859_1).split("\n")) {
            out.writeBytes(
                    ("Content-Length: " + line.length() + "\r\n\r\n" + line).getBytes(StandardCharsets.ISO_8859_1));
        }
        return out.toByteArray();
    }

    private static Stream<String> sessions() {
        return Stream.of(
                        request("hover", DOCUMENT + "," + POSITION),
                        request("completion", DOCUMENT + "," + POSITION),
                        request("formatting", DOCUMENT + ",\"options\":{\"tabSize\":4,\"insertSpaces\":true}"),
                        request(
                                "codeAction",
                                DOCUMENT + ",\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":9,"
                                        + "\"character\":0}},\"context\":{\"diagnostics\":[]}"),
                        request("rename", DOCUMENT + "," + POSITION + ",\"newName\":\"A\""),
                        request("semanticTokens/full", DOCUMENT),
                        notification(
                                "textDocument/didChange",
                                "\"textDocument\":{" + URI
                                        + ",\"version\":2},\"contentChanges\":[{\"range\":{\"start\":"
                                        + "{\"line\":0,\"character\":1},\"end\":{\"line\":0,\"character\":4}},\"text\":\"x\"}]"))
                .map(message -> String.join("\n", initialize(), open(), message));
    }

    private static String initialize() {
        return "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}";
    }

    private static String open() {
        return notification(
                "textDocument/didOpen",
                "\"textDocument\":{" + URI + ",\"languageId\":\"qos-rfc\",\"version\":1,\"text\":"
                        + "\"<qos-policy><qos-levels><qos-level><sn>1</sn><sl>01</sl></qos-level></qos-levels></qos-policy>\"}");
    }

    private static String request(String feature, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/" + feature + "\",\"params\":{" + parameters
                + "}}";
    }

    private static String notification(String method, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{" + parameters + "}}";
    }
}

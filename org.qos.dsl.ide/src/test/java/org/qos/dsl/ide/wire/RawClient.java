package org.qos.dsl.ide.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.qos.dsl.ide.testing.TimeLimits;

/** A client that sends valid and invalid messages and records the responses. */
final class RawClient {

    private final OutputStream out;
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, JsonObject> responses = new ConcurrentHashMap<>();
    private final Map<String, JsonObject> published = new ConcurrentHashMap<>();
    private final List<String> violations = new ArrayList<>();
    private final List<JsonObject> progress = new ArrayList<>();
    private final List<JsonObject> errorsWithoutId = new ArrayList<>();
    private final Map<String, JsonObject> responsesById = new ConcurrentHashMap<>();
    private final Map<String, JsonElement> replies = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> received = new ConcurrentHashMap<>();
    private boolean ended;

    /** Starts to read messages. */
    RawClient(InputStream in, OutputStream out) {
        this.out = out;
        Thread listening = new Thread(() -> listen(in), "raw client");
        listening.setDaemon(true);
        listening.start();
    }

    /** Sends a request and returns its ID. */
    int send(String method, JsonElement params) throws IOException {
        int id = ids.incrementAndGet();
        write(message(method, params, id));
        return id;
    }

    void sendNotification(String method, JsonElement params) throws IOException {
        write(message(method, params, null));
    }

    /** Cancels a request. */
    void cancel(int id) throws IOException {
        sendNotification("$/cancelRequest", Json.object("id", id));
    }

    /** Sends a request and waits for its response: a message with a result or an error. */
    JsonObject request(String method, JsonElement params) throws Exception {
        return response(send(method, params));
    }

    /** Sends a request with an ID of any type, and waits for its response. */
    JsonObject requestWithId(JsonElement id, String method, JsonElement params) throws Exception {
        JsonObject message = message(method, params, null);
        message.add("id", id);
        write(message);
        return responseTo(id);
    }

    /** Waits for the response to a request with an ID of any type. */
    JsonObject responseTo(JsonElement id) throws InterruptedException {
        await(() -> responsesById.containsKey(id.toString()), "request " + id + " has no response");
        return responsesById.get(id.toString());
    }

    /** From now on, sets the responses to the server's requests. */
    void reply(String method, JsonElement result) {
        replies.put(method, result);
    }

    /** The number of requests or notifications of a method from the server. */
    int receivedCount(String method) {
        return received.getOrDefault(method, new AtomicInteger()).get();
    }

    /** Waits for a number of requests or notifications from the server. */
    synchronized void awaitReceived(String method, int times) throws InterruptedException {
        await(() -> receivedCount(method) >= times, method + " is not sent");
    }

    /** The last published diagnostics of a document, after they meet a condition. */
    synchronized JsonObject published(String uri, Predicate<JsonObject> condition) throws InterruptedException {
        await(
                () -> published.containsKey(uri) && condition.test(published.get(uri)),
                "not so is what is published about " + uri);
        return published.get(uri);
    }

    /** Sends bytes that may have invalid framing. */
    void writeBytes(byte[] bytes) throws IOException {
        synchronized (out) {
            out.write(bytes);
            out.flush();
        }
    }

    /** Sends any body with valid framing. */
    void write(String body) throws IOException {
        MessageFrames.write(out, body);
    }

    /** Waits for the response to a request. */
    JsonObject response(int id) throws InterruptedException {
        await(() -> responses.containsKey(id), "request " + id + " has no response");
        return responses.get(id);
    }

    /** Waits for the diagnostics of a document; returns the last ones. */
    synchronized JsonObject published(String uri) throws InterruptedException {
        await(() -> published.containsKey(uri), "nothing is published about " + uri);
        return published.get(uri);
    }

    /** Waits for the diagnostics of a version of a document. */
    synchronized void published(String uri, int version) throws InterruptedException {
        await(
                () -> published.containsKey(uri)
                        && published.get(uri).get("version").getAsInt() >= version,
                "nothing is published about " + uri + " version " + version);
    }

    /** Waits for the progress of a token: {@code begin}, {@code report} or {@code end}. */
    synchronized void awaitProgress(String token, String kind) throws InterruptedException {
        await(() -> progress.stream().anyMatch(each -> is(each, token, kind)), token + " has no " + kind);
    }

    private static boolean is(JsonObject progress, String token, String kind) {
        return progress.get("token").getAsString().equals(token)
                && progress.getAsJsonObject("value").get("kind").getAsString().equals(kind);
    }

    /** The IDs without a response. */
    List<Integer> openRequestIds() {
        List<Integer> open = new ArrayList<>();
        for (int id = 1; id <= ids.get(); id++) {
            if (!responses.containsKey(id)) {
                open.add(id);
            }
        }
        return open;
    }

    /** The number of requests sent. */
    int requests() {
        return ids.get();
    }

    /** Waits until at most this many requests are open. */
    void awaitOpenRequests(int stillOpen) throws InterruptedException {
        await(() -> ids.get() - responses.size() <= stillOpen, "requests have no response");
    }

    /** The server's violations of the protocol. */
    synchronized List<String> violations() {
        return List.copyOf(violations);
    }

    /** Waits for the next error response without an ID. */
    synchronized JsonObject errorWithoutId() throws InterruptedException {
        await(() -> !errorsWithoutId.isEmpty(), "what cannot be read has no response");
        return errorsWithoutId.remove(0);
    }

    /** Waits until the server closes its stream. */
    void awaitEnd() throws InterruptedException {
        await(() -> ended, "the server does not end");
    }

    private synchronized void await(BooleanSupplier condition, String failure) throws InterruptedException {
        long until = System.currentTimeMillis() + TimeLimits.MESSAGE.toMillis();
        while (!condition.getAsBoolean()) {
            long rest = until - System.currentTimeMillis();
            if (rest <= 0 || ended) {
                throw new AssertionError(failure + "; " + violations);
            }
            wait(rest);
        }
    }

    private void listen(InputStream in) {
        try {
            for (Optional<String> body = MessageFrames.read(in); body.isPresent(); body = MessageFrames.read(in)) {
                take(JsonParser.parseString(body.get()).getAsJsonObject());
            }
        } catch (IOException | RuntimeException broken) {
            violation(broken.toString());
        }
        synchronized (this) {
            ended = true;
            notifyAll();
        }
    }

    private synchronized void take(JsonObject message) throws IOException {
        if (!message.has("jsonrpc") || !message.get("jsonrpc").getAsString().equals("2.0")) {
            violation("no JSON-RPC 2.0: " + message);
        }
        if (message.has("method")) {
            received.computeIfAbsent(message.get("method").getAsString(), any -> new AtomicInteger())
                    .incrementAndGet();
        }
        if (!message.has("method")) {
            onResponse(message);
        } else if (message.has("id")) {
            reply(message);
        } else if (message.get("method").getAsString().equals("textDocument/publishDiagnostics")) {
            JsonObject params = message.getAsJsonObject("params");
            published.put(params.get("uri").getAsString(), params);
        } else if (message.get("method").getAsString().equals("$/progress")) {
            progress.add(message.getAsJsonObject("params"));
        }
        notifyAll();
    }

    private void onResponse(JsonObject message) {
        if (message.has("result") == message.has("error")) {
            violation("neither result nor error alone: " + message);
        }
        JsonElement id = message.get("id");
        if (id == null || id.isJsonNull()) {
            errorsWithoutId.add(message);
        } else if (!isOurs(id)) {
            if (responsesById.put(id.toString(), message) != null) {
                violation("second response: " + message);
            }
        } else if (id.getAsInt() > ids.get() || responses.put(id.getAsInt(), message) != null) {
            violation("second response, or without request: " + message);
        }
    }

    /** The IDs of this client's own requests are numbers from 1. */
    private static boolean isOurs(JsonElement id) {
        return id.getAsJsonPrimitive().isNumber() && id.getAsInt() > 0;
    }

    /** Responds to the server's requests with null. */
    private void reply(JsonObject params) throws IOException {
        JsonElement result = replies.getOrDefault(params.get("method").getAsString(), JsonNull.INSTANCE);
        JsonObject reply = Json.object("jsonrpc", "2.0", "id", params.get("id"), "result", result);
        write(reply.toString());
    }

    private synchronized void violation(String what) {
        violations.add(what);
        notifyAll();
    }

    private void write(JsonObject message) throws IOException {
        write(message.toString());
    }

    private static JsonObject message(String method, JsonElement params, Integer id) {
        JsonObject message = Json.object("jsonrpc", "2.0", "method", method);
        if (id != null) {
            message.add("id", new JsonPrimitive(id));
        }
        if (params != null) {
            message.add("params", params);
        }
        return message;
    }
}

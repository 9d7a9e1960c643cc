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

/** A client that sends what it is told to, right or wrong, and keeps account of what it is answered. */
final class RawClient {

    private static final long PATIENCE_MILLIS = 30_000;

    private final OutputStream out;
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, JsonObject> answers = new ConcurrentHashMap<>();
    private final Map<String, JsonObject> published = new ConcurrentHashMap<>();
    private final List<String> violations = new ArrayList<>();
    private final List<JsonObject> progress = new ArrayList<>();
    private final List<JsonObject> errorsOfNoRequest = new ArrayList<>();
    private final Map<String, JsonObject> answersByName = new ConcurrentHashMap<>();
    private final Map<String, JsonElement> replies = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> told = new ConcurrentHashMap<>();
    private boolean ended;

    /** Listens from now on. */
    RawClient(InputStream in, OutputStream out) {
        this.out = out;
        Thread listening = new Thread(() -> listen(in), "raw client");
        listening.setDaemon(true);
        listening.start();
    }

    /** Sends a request and returns its id. */
    int send(String method, JsonElement params) throws IOException {
        int id = ids.incrementAndGet();
        write(message(method, params, id));
        return id;
    }

    void tell(String method, JsonElement params) throws IOException {
        write(message(method, params, null));
    }

    /** Has the server give a request up. */
    void cancel(int id) throws IOException {
        tell("$/cancelRequest", Json.object("id", id));
    }

    /** Sends a request and waits for its answer: a message with a result or an error. */
    JsonObject ask(String method, JsonElement params) throws Exception {
        return answer(send(method, params));
    }

    /** Sends a request with an id of any kind, and waits for its answer. */
    JsonObject askWithId(JsonElement id, String method, JsonElement params) throws Exception {
        JsonObject message = message(method, params, null);
        message.add("id", id);
        write(message);
        return answerTo(id);
    }

    /** The answer to a request with an id of any kind, waited for. */
    JsonObject answerTo(JsonElement id) throws InterruptedException {
        await(() -> answersByName.containsKey(id.toString()), "request " + id + " is not answered");
        return answersByName.get(id.toString());
    }

    /** Answers questions of the server from now on. */
    void reply(String method, JsonElement result) {
        replies.put(method, result);
    }

    /** How often the server sent a request or notification. */
    int told(String method) {
        return told.getOrDefault(method, new AtomicInteger()).get();
    }

    /** Waits until the server has sent a request or notification so often. */
    synchronized void awaitTold(String method, int times) throws InterruptedException {
        await(() -> told(method) >= times, method + " is not sent");
    }

    /** What the server published last about a document, once it is as it should be. */
    synchronized JsonObject published(String uri, Predicate<JsonObject> wanted) throws InterruptedException {
        await(
                () -> published.containsKey(uri) && wanted.test(published.get(uri)),
                "not so is what is published about " + uri);
        return published.get(uri);
    }

    /** Sends bytes that may be no frame. */
    void writeBytes(byte[] bytes) throws IOException {
        synchronized (out) {
            out.write(bytes);
            out.flush();
        }
    }

    /** Sends a body in a right frame, whatever the body is. */
    void write(String body) throws IOException {
        Frames.write(out, body);
    }

    /** The answer to a request, waited for. */
    JsonObject answer(int id) throws InterruptedException {
        await(() -> answers.containsKey(id), "request " + id + " is not answered");
        return answers.get(id);
    }

    /** What the server published last about a document, waited for. */
    synchronized JsonObject published(String uri) throws InterruptedException {
        await(() -> published.containsKey(uri), "nothing is published about " + uri);
        return published.get(uri);
    }

    /** What the server published about a version of a document, waited for. */
    synchronized void published(String uri, int version) throws InterruptedException {
        await(
                () -> published.containsKey(uri)
                        && published.get(uri).get("version").getAsInt() >= version,
                "nothing is published about " + uri + " version " + version);
    }

    /** Waits until the work of a token begins, goes on or ends: {@code begin}, {@code report}, {@code end}. */
    synchronized void awaitProgress(String token, String kind) throws InterruptedException {
        await(() -> progress.stream().anyMatch(each -> is(each, token, kind)), token + " has no " + kind);
    }

    private static boolean is(JsonObject progress, String token, String kind) {
        return progress.get("token").getAsString().equals(token)
                && progress.getAsJsonObject("value").get("kind").getAsString().equals(kind);
    }

    /** Ids that were given out and are not answered. */
    List<Integer> unanswered() {
        List<Integer> open = new ArrayList<>();
        for (int id = 1; id <= ids.get(); id++) {
            if (!answers.containsKey(id)) {
                open.add(id);
            }
        }
        return open;
    }

    /** How many requests were sent. */
    int requests() {
        return ids.get();
    }

    /** Waits until no more requests are open than that. */
    void awaitAnswers(int stillOpen) throws InterruptedException {
        await(() -> ids.get() - answers.size() <= stillOpen, "requests are not answered");
    }

    /** What the server did that the protocol does not allow. */
    synchronized List<String> violations() {
        return List.copyOf(violations);
    }

    /** The next error with which the server answered what could not be read, waited for. */
    synchronized JsonObject errorOfNoRequest() throws InterruptedException {
        await(() -> !errorsOfNoRequest.isEmpty(), "what cannot be read is not answered");
        return errorsOfNoRequest.remove(0);
    }

    /** Waits until the server closes its stream. */
    void awaitEnd() throws InterruptedException {
        await(() -> ended, "the server does not end");
    }

    private synchronized void await(BooleanSupplier there, String otherwise) throws InterruptedException {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!there.getAsBoolean()) {
            long rest = until - System.currentTimeMillis();
            if (rest <= 0 || ended) {
                throw new AssertionError(otherwise + "; " + violations);
            }
            wait(rest);
        }
    }

    private void listen(InputStream in) {
        try {
            for (Optional<String> body = Frames.read(in); body.isPresent(); body = Frames.read(in)) {
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
            told.computeIfAbsent(message.get("method").getAsString(), any -> new AtomicInteger())
                    .incrementAndGet();
        }
        if (!message.has("method")) {
            answered(message);
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

    private void answered(JsonObject message) {
        if (message.has("result") == message.has("error")) {
            violation("neither result nor error alone: " + message);
        }
        JsonElement id = message.get("id");
        if (id == null || id.isJsonNull()) {
            errorsOfNoRequest.add(message);
        } else if (!isOurs(id)) {
            if (answersByName.put(id.toString(), message) != null) {
                violation("answered twice: " + message);
            }
        } else if (id.getAsInt() > ids.get() || answers.put(id.getAsInt(), message) != null) {
            violation("answered twice, or never asked: " + message);
        }
    }

    /** Ids that this client gives out itself are numbers from 1. */
    private static boolean isOurs(JsonElement id) {
        return id.getAsJsonPrimitive().isNumber() && id.getAsInt() > 0;
    }

    /** The server's own questions get the answer of a client that has nothing to say. */
    private void reply(JsonObject question) throws IOException {
        JsonElement result = replies.getOrDefault(question.get("method").getAsString(), JsonNull.INSTANCE);
        JsonObject reply = Json.object("jsonrpc", "2.0", "id", question.get("id"), "result", result);
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

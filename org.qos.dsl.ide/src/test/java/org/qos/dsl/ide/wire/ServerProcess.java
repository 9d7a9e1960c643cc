package org.qos.dsl.ide.wire;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The packaged server as a process, with what it writes on standard error in a file. */
final class ServerProcess implements AutoCloseable {

    /** The options with which the script {@code qos} and the VS Code extension start a server; LaunchersTest compares. */
    static final List<String> LAUNCHERS_OPTIONS = List.of(
            "-Xlog:disable",
            "-Xlog:all=error:stderr",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xms32m",
            "-XX:MaxHeapFreeRatio=60");

    private static final Path LOGS = Path.of("target", "server-logs");

    private final Process process;
    private final Path log;
    private final RawClient client;

    private ServerProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
        client = new RawClient(process.getInputStream(), process.getOutputStream());
    }

    /** Starts the server on its standard streams; nothing is said yet. */
    static ServerProcess start(String... args) throws IOException {
        return start(List.of(), args);
    }

    /** The same with options for the virtual machine besides those of the launchers. */
    static ServerProcess start(List<String> options, String... args) throws IOException {
        List<String> all = new ArrayList<>(LAUNCHERS_OPTIONS);
        all.addAll(options);
        return startWith(all, args);
    }

    /** The same with those options and no others. */
    static ServerProcess startWith(List<String> options, String... args) throws IOException {
        Files.createDirectories(LOGS);
        Path log = Files.createTempFile(LOGS, "server", ".txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", System.getProperty("qos.server.jar")));
        command.addAll(List.of(args));
        return new ServerProcess(
                new ProcessBuilder(command).redirectError(log.toFile()).start(), log);
    }

    /** Starts a server and opens a folder as a client that can do nothing special. */
    static ServerProcess serving(Path folder) throws Exception {
        ServerProcess server = start();
        server.initialize(folder);
        return server;
    }

    /** Says hello and returns what the server can do. */
    JsonObject initialize(Path folder) throws Exception {
        return initialize(folder, new JsonObject());
    }

    /** The same for a client with capabilities of its own. */
    JsonObject initialize(Path folder, JsonObject capabilities) throws Exception {
        JsonObject hello = hello(folder);
        hello.add("capabilities", capabilities);
        JsonObject answer = client.ask("initialize", hello);
        client.tell("initialized", new JsonObject());
        return answer.getAsJsonObject("result").getAsJsonObject("capabilities");
    }

    static JsonObject hello(Path folder) {
        return Json.object(
                "processId", JsonNull.INSTANCE, "rootUri", folder.toUri().toString(), "capabilities", new JsonObject());
    }

    RawClient client() {
        return client;
    }

    /** Closes the stream to the server, as a client does that dies. */
    void hangUp() throws IOException {
        process.getOutputStream().close();
    }

    /** Says farewell as the protocol wants it. */
    void shutDown() throws Exception {
        client.ask("shutdown", null);
        client.tell("exit", null);
    }

    /** The exit code, waited for. */
    int exitCode() throws InterruptedException {
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not end");
        }
        return process.exitValue();
    }

    /** What the server wrote on standard error until now. */
    List<String> log() throws IOException {
        return Files.readAllLines(log);
    }

    /** What of it tells of a failure; that a client has sent what cannot be read is said in one line. */
    List<String> failures() throws IOException {
        return log().stream()
                .filter(line -> line.matches(".*(Exception|Error\\b|\\tat ).*"))
                .limit(20)
                .toList();
    }

    /** The processor time that the server has used until now. */
    long processorMillis() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
    }

    /** The most memory that the server has had until now, by Linux's count; 0 on other systems. */
    long peakMegabytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return !Files.exists(status)
                ? 0
                : Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("VmHWM:"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                        .findFirst()
                        .orElse(0);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

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
import org.qos.dsl.ide.testing.TimeLimits;

/** The packaged server as a process, with its standard error in a file. */
final class ServerProcess implements AutoCloseable {

    /**
     * The JVM options with which the script {@code qos} and the VS Code extension start a server; LaunchersTest
     * compares them.
     */
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

    /** Starts the server on its standard streams, without sending a message. */
    static ServerProcess start(String... args) throws IOException {
        return start(List.of(ServerArchive.option()), args);
    }

    /** The same without a CDS archive, with JVM options besides those of the launchers. */
    static ServerProcess start(List<String> options, String... args) throws IOException {
        List<String> all = new ArrayList<>(LAUNCHERS_OPTIONS);
        all.addAll(options);
        return startWith(all, args);
    }

    /** The same with these JVM options only. */
    static ServerProcess startWith(List<String> options, String... args) throws IOException {
        Files.createDirectories(LOGS);
        Path log = Files.createTempFile(LOGS, "server", ".txt");
        List<String> command = new ArrayList<>();
        command.add(java());
        command.addAll(options);
        command.addAll(List.of("-jar", System.getProperty("qos.server.jar")));
        command.addAll(List.of(args));
        return new ServerProcess(
                new ProcessBuilder(command).redirectError(log.toFile()).start(), log);
    }

    /** The program that runs Java. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Starts a server and opens a folder with a client without capabilities. */
    static ServerProcess serving(Path folder) throws Exception {
        ServerProcess server = start();
        server.initialize(folder);
        return server;
    }

    /** Initializes the server and returns its capabilities. */
    JsonObject initialize(Path folder) throws Exception {
        return initialize(folder, new JsonObject());
    }

    /** The same for a client with certain capabilities. */
    JsonObject initialize(Path folder, JsonObject capabilities) throws Exception {
        JsonObject hello = initializeParams(folder);
        hello.add("capabilities", capabilities);
        JsonObject response = client.request("initialize", hello);
        client.sendNotification("initialized", new JsonObject());
        return response.getAsJsonObject("result").getAsJsonObject("capabilities");
    }

    static JsonObject initializeParams(Path folder) {
        return Json.object(
                "processId", JsonNull.INSTANCE, "rootUri", folder.toUri().toString(), "capabilities", new JsonObject());
    }

    RawClient client() {
        return client;
    }

    /** Closes the stream to the server, as when a client crashes. */
    void closeInput() throws IOException {
        process.getOutputStream().close();
    }

    /** Shuts the server down: {@code shutdown}, then {@code exit}. */
    void shutDown() throws Exception {
        client.request("shutdown", null);
        client.sendNotification("exit", null);
    }

    /** Waits for the exit code. */
    int exitCode() throws InterruptedException {
        if (!process.waitFor(TimeLimits.END_OF_PROCESS.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not end");
        }
        return process.exitValue();
    }

    /** The standard error output so far. */
    List<String> log() throws IOException {
        return Files.readAllLines(log);
    }

    /** The part of it about failures; an invalid message is logged in one line. */
    List<String> failures() throws IOException {
        return log().stream()
                .filter(line -> line.matches(".*(Exception|Error\\b|\\tat ).*"))
                .limit(20)
                .toList();
    }

    /** The CPU time of the server so far. */
    long processorMillis() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
    }

    /** The peak memory of the server (Linux: VmHWM); 0 on other systems. */
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

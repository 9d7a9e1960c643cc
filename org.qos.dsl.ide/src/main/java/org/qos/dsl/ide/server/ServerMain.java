package org.qos.dsl.ide.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.logging.LogRecord;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Starts the language server on the standard streams: {@code java -jar qos-language-server.jar}. With {@code --socket=PORT} it
 * waits on that port of this machine for one client, for debugging. With {@code --rehearse} it serves a client of its own for a
 * moment, so that a virtual machine that is told to ({@code -XX:ArchiveClassesAtExit}) has the classes of a server to archive.
 *
 * <p>Standard output carries the protocol and nothing else; whatever the server has to say besides goes to
 * standard error, which editors show as the server's log. The process ends with its client.
 */
public final class ServerMain {

    private static final String SOCKET = "--socket=";
    private static final String REHEARSE = "--rehearse";

    /** Who reads frames; loggers that nobody holds forget what they were told. */
    private static final java.util.logging.Logger FRAMES =
            java.util.logging.Logger.getLogger(StreamMessageProducer.class.getName());

    private ServerMain() {}

    /**
     * Serves the client at the other end of the standard streams, then ends the process with exit code 0.
     *
     * @param args {@code --socket=PORT} or {@code --rehearse}; other options, such as {@code --clientProcessId=1234}, are
     *     ignored, as editors append some of their own
     * @throws InterruptedException when the process is asked to end while it serves
     * @throws IOException when there is no client to be had on the port
     */
    public static void main(String[] args) throws InterruptedException, IOException {
        OptionalInt port = port(args);
        if (Arrays.asList(args).contains(REHEARSE)) {
            rehearse();
        } else if (port.isPresent()) {
            serveOnSocket(port.getAsInt());
        } else {
            serveOnStandardStreams();
        }
        System.exit(0);
    }

    private static OptionalInt port(String[] args) {
        Optional<String> said = Arrays.stream(args)
                .filter(arg -> arg.startsWith(SOCKET))
                .map(arg -> arg.substring(SOCKET.length()))
                .findFirst();
        if (said.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!said.get().matches("[0-9]{1,5}") || Integer.parseInt(said.get()) > 0xffff) {
            System.err.println("qos-language-server: " + SOCKET + "PORT wants a port from 0 to 65535, found '"
                    + said.get() + "'.");
            System.exit(2);
        }
        return OptionalInt.of(Integer.parseInt(said.get()));
    }

    /**
     * Serves the client at the other end of the standard streams until it closes its stream. Whatever else the process prints
     * goes to standard error from now on. A client that says {@code exit} ends the process.
     *
     * @throws InterruptedException when the thread is interrupted while it serves
     */
    public static void serveOnStandardStreams() throws InterruptedException {
        InputStream in = System.in;
        OutputStream protocol = System.out;
        keepStandardStreams();
        SpareMemory.lookAfter();
        serve(in, protocol, System::exit);
    }

    /**
     * Waits on a port of this machine for one client and serves it until it closes its stream. A client that says
     * {@code exit} ends the process.
     *
     * @param port from 0 to 65535; 0 is one that the system chooses
     * @throws IOException when the port is not to be had
     * @throws InterruptedException when the thread is interrupted while it serves
     */
    public static void serveOnSocket(int port) throws IOException, InterruptedException {
        keepStandardStreams();
        SpareMemory.lookAfter();
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
                Socket client = socket.accept()) {
            serve(client.getInputStream(), client.getOutputStream(), System::exit);
        }
    }

    /**
     * Serves a client within this process that asks for what editors ask for first, then returns.
     *
     * @throws IOException when there are no pipes to be had
     * @throws InterruptedException when the thread is interrupted while it waits for an answer
     */
    public static void rehearse() throws IOException, InterruptedException {
        keepStandardStreams();
        new Rehearsal().run();
    }

    private static void keepStandardStreams() {
        System.setOut(System.err);
        System.setIn(InputStream.nullInputStream());
        logToStandardError();
    }

    private static void logToStandardError() {
        ConsoleAppender log = new ConsoleAppender(new PatternLayout("%p %c{1}: %m%n"), ConsoleAppender.SYSTEM_ERR);
        Logger.getRootLogger().addAppender(log);
        Logger.getRootLogger().setLevel(Level.WARN);
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s %3$s: %5$s%6$s%n");
        java.util.logging.Logger.getLogger("").setLevel(java.util.logging.Level.WARNING);
        FRAMES.setFilter(ServerMain::inOneLine);
    }

    /**
     * Serves one client until it closes its stream.
     *
     * @param in the messages of the client
     * @param out takes the messages to the client
     * @param end takes the exit code when the client wants the process to end
     * @throws InterruptedException when the thread is interrupted while it serves
     */
    static void serve(InputStream in, OutputStream out, IntConsumer end) throws InterruptedException {
        ExecutorService threads = Executors.newCachedThreadPool(ServerMain::daemon);
        try (Outbox outbox = new Outbox(out);
                QosLanguageServer server = new QosLanguageServer(code -> end(outbox, end, code))) {
            Launcher<LanguageClient> connection = new Connection()
                    .setLocalService(server)
                    .setRemoteInterface(LanguageClient.class)
                    .setInput(in)
                    .setOutput(outbox)
                    .setExecutorService(threads)
                    .setExceptionHandler(ServerMain::withoutTrace)
                    .create();
            server.connect(connection.getRemoteProxy());
            connection.startListening().get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("The connection to the editor broke", broken.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** What a client gets wrong in a header is no failure of the server. */
    private static boolean inOneLine(LogRecord mistake) {
        mistake.setThrown(null);
        return true;
    }

    /** Where the server fails is for its log, not for the client's. */
    private static ResponseError withoutTrace(Throwable failure) {
        if (isNotOffered(failure)) {
            return new ResponseError(ResponseErrorCode.MethodNotFound, "the server does not offer this", null);
        }
        ResponseError error = RemoteEndpoint.DEFAULT_EXCEPTION_HANDLER.apply(failure);
        return error.getCode() == ResponseErrorCode.InternalError.getValue()
                ? new ResponseError(ResponseErrorCode.InternalError, "the server failed at this: " + failure, null)
                : error;
    }

    /** The library knows all methods of the protocol; those that the server does not implement fail in its interfaces. */
    private static boolean isNotOffered(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof UnsupportedOperationException
                && cause.getStackTrace().length > 0
                && cause.getStackTrace()[0].getClassName().startsWith("org.eclipse.lsp4j.services.");
    }

    /** What is answered already is to reach the client. */
    private static void end(Outbox outbox, IntConsumer end, int code) {
        outbox.close();
        end.accept(code);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS connection");
        thread.setDaemon(true);
        return thread;
    }

    /** Messages go through a reader of ours. */
    private static final class Connection extends Launcher.Builder<LanguageClient> {

        @Override
        protected MessageJsonHandler createJsonHandler() {
            return new MessageReader(getSupportedMethods());
        }
    }
}

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
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageProducer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.ConcurrentMessageProcessor;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/**
 * Starts the language server on the standard streams: {@code java -jar qos-language-server.jar}. With {@code
 * --socket=PORT} it listens on that local port for one client, for debugging. With {@code --cds-training-run} it serves
 * an in-process client for a moment, so that {@code -XX:ArchiveClassesAtExit} archives the classes of a session.
 * <p>Standard output carries LSP messages only; log messages go to standard error, which editors show as server log.
 * The process ends with its client.
 */
public final class ServerMain {

    /** The highest port of a TCP socket. */
    public static final int MAX_SOCKET_PORT = 65535;

    /** The exit code when messages can no longer be read. */
    private static final int FAILURE = 1;

    private static final String SOCKET = "--socket=";
    private static final String CDS_TRAINING_RUN = "--cds-training-run";

    private ServerMain() {}

    /**
     * Serves the client on the standard streams, then ends the process with exit code 0.
     *
     * @param args {@code --socket=PORT} or {@code --cds-training-run}; other options, such as {@code
     *     --clientProcessId=1234}, are ignored, because editors append their own
     * @throws InterruptedException if the process is interrupted
     * @throws IOException if the port cannot be opened
     */
    public static void main(String[] args) throws InterruptedException, IOException {
        OptionalInt port = port(args);
        if (Arrays.asList(args).contains(CDS_TRAINING_RUN)) {
            runCdsTraining();
        } else if (port.isPresent()) {
            serveOnSocket(port.getAsInt());
        } else {
            serveOnStandardStreams();
        }
        System.exit(0);
    }

    private static OptionalInt port(String[] args) {
        Optional<String> value = Arrays.stream(args)
                .filter(arg -> arg.startsWith(SOCKET))
                .map(arg -> arg.substring(SOCKET.length()))
                .findFirst();
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!value.get().matches("[0-9]{1,5}") || Integer.parseInt(value.get()) > MAX_SOCKET_PORT) {
            System.err.println("qos-language-server: " + SOCKET + "PORT must be a port from 0 to " + MAX_SOCKET_PORT
                    + "; found '" + value.get() + "'.");
            System.exit(2);
        }
        return OptionalInt.of(Integer.parseInt(value.get()));
    }

    /**
     * Serves the client on the standard streams until it closes its stream; other output of the process goes to
     * standard error from now on. The {@code exit} notification ends the process.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    public static void serveOnStandardStreams() throws InterruptedException {
        InputStream in = System.in;
        OutputStream protocol = System.out;
        keepStandardStreams();
        HeapTrimmer.start();
        serve(in, protocol, System::exit);
    }

    /**
     * Listens on a local port for one client and serves it until it closes its stream. The {@code exit} notification
     * ends the process.
     *
     * @param port 0 to 65535; 0 lets the system choose
     * @throws IOException if the port cannot be opened
     * @throws InterruptedException if the thread is interrupted
     */
    public static void serveOnSocket(int port) throws IOException, InterruptedException {
        keepStandardStreams();
        HeapTrimmer.start();
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
                Socket client = socket.accept()) {
            serve(client.getInputStream(), client.getOutputStream(), System::exit);
        }
    }

    /**
     * Runs a short session with an in-process client, then returns.
     *
     * @throws IOException if no pipe can be created
     * @throws InterruptedException if interrupted while waiting for a response
     */
    public static void runCdsTraining() throws IOException, InterruptedException {
        keepStandardStreams();
        new CdsTrainingRun().run();
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
    }

    /**
     * Serves one client until it closes its stream.
     *
     * @param in receives messages from the client
     * @param out sends messages to the client
     * @param end receives the exit code when the client sends {@code exit}
     * @throws InterruptedException if the thread is interrupted
     */
    static void serve(InputStream in, OutputStream out, IntConsumer end) throws InterruptedException {
        ExecutorService threads = Executors.newCachedThreadPool(ServerMain::daemon);
        try (AsyncOutputStream output = new AsyncOutputStream(out);
                QosLanguageServer server = new QosLanguageServer(code -> end(output, end, code))) {
            Launcher<QosLanguageClient> connection = new Connection()
                    .setLocalService(server)
                    .setRemoteInterface(QosLanguageClient.class)
                    .setInput(in)
                    .setOutput(output)
                    .setExecutorService(threads)
                    .setExceptionHandler(ServerMain::withoutTrace)
                    .create();
            server.connect(connection.getRemoteProxy());
            connection.startListening().get();
        } catch (ExecutionException broken) {
            System.err.println("qos-language-server: the connection to the client failed: " + broken.getCause());
            end.accept(FAILURE);
        } finally {
            threads.shutdownNow();
        }
    }

    /** Stack traces of server failures go to the log, not to the client. */
    private static ResponseError withoutTrace(Throwable failure) {
        if (isUnsupportedMethod(failure)) {
            return new ResponseError(ResponseErrorCode.MethodNotFound, "method not supported", null);
        }
        ResponseError error = RemoteEndpoint.DEFAULT_EXCEPTION_HANDLER.apply(failure);
        return error.getCode() == ResponseErrorCode.InternalError.getValue()
                ? new ResponseError(ResponseErrorCode.InternalError, "internal error: " + failure, null)
                : error;
    }

    /**
     * LSP4J defines all LSP methods; those that this server does not implement fail in the interfaces' default methods.
     */
    private static boolean isUnsupportedMethod(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof UnsupportedOperationException
                && cause.getStackTrace().length > 0
                && cause.getStackTrace()[0].getClassName().startsWith("org.eclipse.lsp4j.services.");
    }

    /** Responses in the buffer still have to reach the client. */
    private static void end(AsyncOutputStream output, IntConsumer end, int code) {
        output.close();
        end.accept(code);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS connection");
        thread.setDaemon(true);
        return thread;
    }

    /** Uses {@link MessageReader} and {@link FrameReader}. */
    private static final class Connection extends Launcher.Builder<QosLanguageClient> {

        private MessageJsonHandler messages;
        private RemoteEndpoint endpoint;

        @Override
        protected MessageJsonHandler createJsonHandler() {
            messages = new MessageReader(getSupportedMethods());
            return messages;
        }

        @Override
        protected RemoteEndpoint createRemoteEndpoint(MessageJsonHandler handler) {
            endpoint = super.createRemoteEndpoint(handler);
            return endpoint;
        }

        @Override
        protected ConcurrentMessageProcessor createMessageProcessor(
                MessageProducer replaced, MessageConsumer consumer, QosLanguageClient proxy) {
            return super.createMessageProcessor(new FrameReader(input, messages, endpoint), consumer, proxy);
        }
    }
}

package org.qos.dsl.ide.server;

import com.google.inject.Guice;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutionException;
import org.apache.log4j.BasicConfigurator;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;

/**
 * Starts the language server on the standard streams: {@code java -jar qos-language-server.jar}.
 *
 * <p>Standard output carries the protocol and nothing else; whatever the server has to say besides goes to
 * standard error, which editors show as the server's log. The process ends with its client.
 */
public final class ServerMain {

    private ServerMain() {}

    /**
     * Serves the client at the other end of the standard streams, then ends the process with exit code 0.
     *
     * @param args ignored; editors append options of their own, such as {@code --clientProcessId=1234}
     * @throws InterruptedException when the process is asked to end while it serves
     */
    public static void main(String[] args) throws InterruptedException {
        OutputStream protocol = System.out;
        System.setOut(System.err);
        BasicConfigurator.configure();
        Logger.getRootLogger().setLevel(Level.WARN);
        serve(System.in, protocol);
        // request threads of the server would keep the process alive
        System.exit(0);
    }

    /**
     * Serves one client until it closes its stream.
     *
     * @param in the messages of the client
     * @param out takes the messages to the client
     * @throws InterruptedException when the thread is interrupted while it serves
     */
    static void serve(InputStream in, OutputStream out) throws InterruptedException {
        LanguageServerImpl server =
                Guice.createInjector(ServerLanguages.setUp()).getInstance(LanguageServerImpl.class);
        Launcher<LanguageClient> connection = Launcher.createLauncher(server, LanguageClient.class, in, out);
        server.connect(connection.getRemoteProxy());
        try {
            connection.startListening().get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("The connection to the editor broke", broken.getCause());
        }
    }
}

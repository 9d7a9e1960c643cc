package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.TimeLimits;

class ServerMainTest {

    private final PipedOutputStream toServer = new PipedOutputStream();
    private final PipedOutputStream fromServer = new PipedOutputStream();
    private Thread serving;
    private TestEditor editor;

    @TempDir
    private Path folder;

    @BeforeEach
    void connect() throws Exception {
        var serverInput = new PipedInputStream(toServer, 1 << 16);
        var editorInput = new PipedInputStream(fromServer, 1 << 16);
        serving = new Thread(() -> serve(serverInput), "server under test");
        serving.start();
        editor = new TestEditor(editorInput, toServer);
        editor.openFolder(folder);
    }

    private void serve(PipedInputStream in) {
        try (fromServer) {
            ServerMain.serve(in, fromServer, code -> {});
        } catch (IOException | InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @AfterEach
    void disconnect() throws Exception {
        toServer.close();
        serving.join(TimeLimits.END_OF_PROCESS.toMillis());
    }

    @Test
    void publishesAnErrorAndClearsItOnceFixed() throws Exception {
        Path policy = folder.resolve("storage.qos");

        editor.openFile(policy, "qos-rfc", TestPolicies.UNCLOSED_PORT_GROUPS);
        editor.awaitErrors();

        editor.replaceText(policy, 2, TestPolicies.WITHOUT_ERROR);
        editor.awaitNoErrors();
    }

    @ParameterizedTest
    @ValueSource(strings = {"storage.qos", "qos-policy.xml", "qos-policy.conf", "site.qos-policy.conf"})
    void knowsAPolicyByTheNameOfItsFile(String name) throws Exception {
        editor.openFile(folder.resolve(name), "any", "not a policy");

        editor.awaitErrors();
    }

    @Test
    void publishesNothingForAnUnknownLanguage() throws Exception {
        editor.openFile(folder.resolve("nginx.conf"), "any", "not a policy");
        editor.openFile(folder.resolve("storage.qos"), "any", TestPolicies.UNCLOSED_PORT_GROUPS);

        assertTrue(editor.nextPublished().getUri().endsWith("storage.qos"));
    }

    @ParameterizedTest
    @CsvSource({
        "opensm.opts, qos  TRUE",
        "partitions.conf, A=1 :ALL ;",
        "qos-policy.conf, qos-ulps default:0 end-qos-ulps"
    })
    void formatsAFile(String name, String text) throws Exception {
        editor.openFile(folder.resolve(name), "any", text + "\n");

        assertFalse(editor.format(folder.resolve(name)).isEmpty());
    }

    @Test
    void endsWhenTheEditorDisconnects() throws Exception {
        toServer.close();

        serving.join(TimeLimits.END_OF_PROCESS.toMillis());

        assertFalse(serving.isAlive());
    }
}

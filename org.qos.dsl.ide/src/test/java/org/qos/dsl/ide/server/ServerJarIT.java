package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.TimeLimits;

/** The jar as editors start it: one file, in a process of its own. */
class ServerJarIT {

    private Process process;
    private TestEditor editor;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        process = new ProcessBuilder(java, "-jar", System.getProperty("qos.server.jar"), "--clientProcessId=1")
                .redirectError(new File("target/ServerJarIT.stderr.txt"))
                .start();
        editor = new TestEditor(process.getInputStream(), process.getOutputStream());
    }

    @AfterEach
    void stop() {
        process.destroyForcibly();
    }

    @Test
    void containsAllLanguagesAndWritesOnlyMessagesToStandardOutput() throws Exception {
        var capabilities = editor.openFolder(folder).getCapabilities();
        assertNotNull(capabilities.getTextDocumentSync());

        editor.openFile(folder.resolve("storage.qos"), "qos-rfc", TestPolicies.UNCLOSED_PORT_GROUPS);
        editor.awaitErrors();

        process.getOutputStream().close();
        editor.awaitEndOfStream();
    }

    @Test
    void namesItsVersion() throws Exception {
        assertTrue(editor.openFolder(folder).getServerInfo().getVersion().matches("\\d+\\.\\d+\\.\\d+.*"));
    }

    @Test
    void endsWithItsClient() throws Exception {
        editor.openFolder(folder);

        process.getOutputStream().close();

        assertTrue(process.waitFor(TimeLimits.END_OF_PROCESS.toSeconds(), TimeUnit.SECONDS));
        assertEquals(0, process.exitValue());
    }
}

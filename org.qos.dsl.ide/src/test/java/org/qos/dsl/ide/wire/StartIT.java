package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A start with the class archive that a CDS training run has written, as {@code qos lsp} and the VS Code extension arrange it, beside a plain one. */
class StartIT {

    /** How the class of the server is logged that comes out of an archive which is not Java's own. */
    private static final String SHARED = "org.qos.dsl.ide.server.QosLanguageServer source: shared objects file (top)";

    @TempDir
    private Path folder;

    @Test
    void theCdsTrainingRunWritesTheArchiveThatTheNextStartUses() throws Exception {
        Path archive = folder.resolve("server.jsa");
        writeArchive(archive);

        assertTrue(loadedClasses("-XX:SharedArchiveFile=" + archive).stream().anyMatch(line -> line.contains(SHARED)));
        assertFalse(loadedClasses("-Xshare:auto").stream().anyMatch(line -> line.contains(SHARED)));
    }

    @Test
    void anInvalidArchiveIsIgnoredSilently() throws Exception {
        Path archive = Files.write(folder.resolve("server.jsa"), new byte[100]);

        assertEquals(List.of(), serve(List.of("-XX:SharedArchiveFile=" + archive)));
    }

    static void writeArchive(Path archive) throws Exception {
        try (ServerProcess server =
                ServerProcess.start(List.of("-XX:ArchiveClassesAtExit=" + archive), "--cds-training-run")) {
            assertEquals(0, server.exitCode());
            server.client().awaitEnd();
            assertEquals(List.of(), server.client().violations());
            assertEquals(List.of(), server.log());
        }
    }

    private List<String> loadedClasses(String option) throws Exception {
        Path classes = folder.resolve("classes.txt");
        assertEquals(List.of(), serve(List.of(option, "-Xlog:class+load:file=" + classes)));
        return Files.readAllLines(classes);
    }

    /** Has a server begin and end, and returns what it wrote on standard error. */
    private List<String> serve(List<String> options) throws Exception {
        try (ServerProcess server = ServerProcess.start(options)) {
            server.initialize(folder);
            server.shutDown();
            assertEquals(0, server.exitCode());
            assertEquals(List.of(), server.client().violations());
            return server.log();
        }
    }
}

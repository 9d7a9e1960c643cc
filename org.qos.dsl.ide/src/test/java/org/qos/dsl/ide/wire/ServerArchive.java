package org.qos.dsl.ide.wire;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The CDS archive from which the servers of tests start, as those of users do after the first one. It takes away a second of
 * CPU time of each start.
 */
final class ServerArchive {

    private static final Path JAR = Path.of(System.getProperty("qos.server.jar"));
    private static final Path ARCHIVE = Path.of("target", "test-server.jsa");

    private ServerArchive() {}

    /** The option of Java that uses the archive, which is written when there is none of this jar. */
    static synchronized String option() throws IOException {
        Path lock = Path.of("target", "test-server.lock");
        try (FileChannel held = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            held.lock(); // tests run in several processes
            if (!Files.exists(ARCHIVE)
                    || Files.getLastModifiedTime(ARCHIVE).compareTo(Files.getLastModifiedTime(JAR)) < 0) {
                write();
            }
        }
        return "-XX:SharedArchiveFile=" + ARCHIVE.toAbsolutePath();
    }

    private static void write() throws IOException {
        Path unfinished = Path.of("target", "test-server.part");
        List<String> command = Stream.of(
                        Stream.of(ServerProcess.java()),
                        ServerProcess.LAUNCHERS_OPTIONS.stream(),
                        Stream.of(
                                "-XX:ArchiveClassesAtExit=" + unfinished, "-jar", JAR.toString(), "--cds-training-run"))
                .flatMap(words -> words)
                .toList();
        Process training = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        training.getOutputStream().close();
        if (training.onExit().join().exitValue() != 0) {
            throw new AssertionError("the training run of the server fails");
        }
        Files.move(unfinished, ARCHIVE, StandardCopyOption.REPLACE_EXISTING);
    }
}

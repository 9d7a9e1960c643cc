package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.qos.fabric.sm.ProcessLog.Use;

@EnabledOnOs(OS.LINUX)
class ProcessLogTest {

    @TempDir
    Path folder;

    private Process program;

    @AfterEach
    void stop() throws InterruptedException {
        program.destroyForcibly().waitFor();
    }

    @Test
    void theLogIsTheFileThatTheProcessHasOpen() throws IOException {
        Path log = Files.writeString(folder.resolve("own.log"), "");
        Path other = Files.writeString(folder.resolve("other.log"), "");
        ProcessLog found = start("exec 5>>own.log; echo; read wait");
        assertEquals(Use.WRITTEN, found.of(log));
        assertEquals(Use.NOT_WRITTEN, found.of(other));
        assertEquals(Use.NOT_WRITTEN, found.of(folder.resolve("gone.log")));
        assertEquals(Optional.of(log), found.file());
    }

    /** The file that the process goes on writing has another name now. */
    @Test
    void afterARotationTheNewFileIsNotTheLog() throws IOException {
        Path log = Files.writeString(folder.resolve("own.log"), "");
        ProcessLog found = start("exec 5>>own.log; echo; read wait");
        Path old = Files.move(log, folder.resolve("own.log.1"));
        Files.writeString(log, "");
        assertEquals(Use.NOT_WRITTEN, found.of(log));
        assertEquals(Use.WRITTEN, found.of(old));
        assertEquals(Optional.of(old), found.file());
    }

    @Test
    void theArgumentsNameTheLog() throws IOException, InterruptedException {
        assertEquals(
                Optional.of(folder.resolve("a.log")),
                start("echo; read wait", "-f", "a.log").file());
        stop();
        assertEquals(
                Optional.of(Path.of("/var/b.log")),
                start("echo; read wait", "--log_file=/var/b.log").file());
    }

    /** A shell that has done what precedes its first line of output. */
    private ProcessLog start(String script, String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script, "opensm");
        builder.command().addAll(List.of(arguments));
        program = builder.directory(folder.toFile()).start();
        program.getInputStream().read();
        return new ProcessLog(new SmProcess(program.pid()));
    }
}

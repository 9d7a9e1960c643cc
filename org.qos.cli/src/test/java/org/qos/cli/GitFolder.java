package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder under git. */
public record GitFolder(Path folder) {

    /** Makes a repository of a folder and commits all its files. */
    public static GitFolder of(Path folder) throws IOException, InterruptedException {
        GitFolder git = new GitFolder(folder);
        git.run("init", "-q");
        return git.commit();
    }

    /** Commits all files as they are. */
    public GitFolder commit() throws IOException, InterruptedException {
        run("add", "-A");
        run("-c", "user.name=n", "-c", "user.email=e@x", "commit", "-qm", "state");
        return this;
    }

    private void run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Process git = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(git.getInputStream().readAllBytes());
        assertEquals(0, git.waitFor(), output);
    }
}

package org.qos.conformity.manual;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.qos.conformity.testing.CheckoutCommand;

/**
 * One shell that runs the steps of a page one after the other, in a folder with {@code examples} and the {@code qos}
 * command, which is on the PATH too. It ends at the first step whose exit code is not that of the page.
 */
final class ShellSession {

    private static final long LIMIT_SECONDS = 600;
    private static final long LIMIT_OF_END_SECONDS = 30;

    /** Ends what the steps have left running, the last one first: without ibsim OpenSM does not end. */
    private static final String END_OF_JOBS =
            """
            records='%s'
            trap exit TERM
            trap 'jobs -p >"$records/jobs"; for job in $(tac "$records/jobs"); do kill $job; wait $job; done' EXIT
            """;

    private final Path folder;
    private final Path records;

    /**
     * @param folder an empty folder for the session
     * @param root the root of the checkout
     */
    ShellSession(Path folder, Path root) throws IOException {
        this.folder = Files.createDirectory(folder.resolve("folder"));
        this.records = Files.createDirectory(folder.resolve("records"));
        copy(root, root.resolve("examples"), this.folder);
        Path qos = Files.writeString(this.folder.resolve("qos"), CheckoutCommand.script());
        qos.toFile().setExecutable(true);
    }

    /**
     * What a step did.
     *
     * @param exitCode of its last command
     * @param output what its commands printed on both streams
     */
    record Outcome(int exitCode, String output) {}

    /** Runs the steps; those after the last outcome did not run. */
    List<Outcome> run(List<PageStep> steps) throws IOException, InterruptedException {
        StringBuilder script = new StringBuilder(END_OF_JOBS.formatted(records));
        for (int i = 0; i < steps.size(); i++) {
            script.append(script(i, steps.get(i)));
        }
        runScript(Files.writeString(records.resolve("script"), script));
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            outcome(i).ifPresent(outcomes::add);
        }
        return outcomes;
    }

    private String script(int number, PageStep step) throws IOException {
        Path commands = Files.writeString(records.resolve(number + ".commands"), step.commands());
        return """
                . '%s' >'%s' 2>&1
                code=$?
                echo $code >'%s'
                [ $code = %d ] || exit
                """
                .formatted(commands, output(number), exitCode(number), step.exitCode());
    }

    private Optional<Outcome> outcome(int number) throws IOException {
        if (!Files.exists(exitCode(number))) {
            return Optional.empty();
        }
        int code = Integer.parseInt(Files.readString(exitCode(number)).strip());
        return Optional.of(new Outcome(code, Files.readString(output(number))));
    }

    private Path output(int number) {
        return records.resolve(number + ".output");
    }

    private Path exitCode(int number) {
        return records.resolve(number + ".code");
    }

    private void runScript(Path script) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", script.toString())
                .directory(folder.toFile())
                .redirectInput(new File("/dev/null"))
                .redirectError(Redirect.DISCARD)
                .redirectOutput(Redirect.DISCARD);
        builder.environment().merge("PATH", folder.toString(), (path, added) -> added + File.pathSeparator + path);
        builder.environment().put("LC_ALL", "C.UTF-8");
        // makes each JVM print a line
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        Process shell = builder.start();
        if (!shell.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            // its trap ends what runs in the background
            shell.destroy();
            shell.waitFor(LIMIT_OF_END_SECONDS, TimeUnit.SECONDS);
            List<ProcessHandle> all = shell.descendants().toList();
            shell.destroyForcibly();
            all.forEach(ProcessHandle::destroyForcibly);
        }
    }

    private static void copy(Path root, Path folder, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Files.copy(file, target.resolve(root.relativize(file).toString()));
            }
        }
    }
}

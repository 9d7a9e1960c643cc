package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.completion.CompletionShell;
import org.qos.cli.console.ExitCode;
import org.qos.cli.testing.TimeLimits;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What shells propose with the scripts of {@code qos completion}. */
class CompletionTest {

    @TempDir
    Path directory;

    @ParameterizedTest(name = "qos {0}")
    @CsvSource(
            delimiter = '=',
            textBlock =
                    """
            che<|>                  = check
            --v<|>                  = --version
            ver<|>                  = verify version
            check --fi<|>           = --fix
            check --fail-level <|>  = error warning info
            check --fail-level w<|> = warning
            check --format s<|>     = sarif
            convert --to o<|>       = opensm
            check --language <|>    = rfc opensm partitions opts test enhanced-qos
            fmt --language r<|>     = rfc
            audit --target <|>      = opensm-3.3 mlnx-5
            init --target m<|>      = mlnx-5
            init --preset s<|>      = storage-mpi
            rules octal-<|>         = octal-literal
            help che<|>             = check
            completion z<|>         = zsh
            fmt --c<|>              = --check --color --config
            """)
    void bashAndFishProposeWhatFits(String typed, String proposed) throws Exception {
        String line = typed.replace("<|>", "");
        List<String> wanted = Stream.of(proposed.split(" ")).sorted().toList();
        assertEquals(wanted, bash(line));
        if (installed("fish")) {
            assertEquals(wanted, fish(line));
        }
    }

    @ParameterizedTest
    @EnumSource(CompletionShell.class)
    void everyCommandAndOptionIsInTheScript(CompletionShell shell) {
        String script = script(shell);
        for (CommandLine command : commands().getSubcommands().values()) {
            assertTrue(script.contains(command.getCommandName()), command.getCommandName());
            for (OptionSpec option : command.getCommandSpec().options()) {
                String name = option.longestName().replaceFirst("^--", "");
                assertEquals(!option.hidden(), script.contains(name), name);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(CompletionShell.class)
    void theShellReadsTheScript(CompletionShell shell) throws Exception {
        assumeTrue(installed(shell.toString()));
        Files.writeString(directory.resolve("script"), script(shell));
        assertEquals("", run(shell.toString(), "-n", "script"));
    }

    @Test
    void anUnknownShellIsAUsageError() {
        Outcome outcome = new Shell(directory).qos("completion", "tcsh");
        assertEquals(ExitCode.USAGE, outcome.exitCode());
        assertTrue(outcome.err().contains("expected one of bash, zsh, fish"), outcome.err());
    }

    private List<String> bash(String typed) throws Exception {
        Files.writeString(directory.resolve("script"), script(CompletionShell.BASH));
        String words = "COMP_WORDS=(qos " + typed + (typed.endsWith(" ") ? "''" : "") + ")";
        String call = "source ./script; " + words + "; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _qos; "
                + "printf '%s\\n' \"${COMPREPLY[@]}\"";
        return run("bash", "--norc", "-c", call).lines().sorted().toList();
    }

    /** What begins with the typed word: fish also proposes what contains it. */
    private List<String> fish(String typed) throws Exception {
        Files.writeString(directory.resolve("script"), script(CompletionShell.FISH));
        String word = typed.substring(typed.lastIndexOf(' ') + 1);
        return run("fish", "--no-config", "-c", "source ./script; complete -C 'qos " + typed + "'")
                .lines()
                .map(line -> line.split("\t")[0])
                .filter(proposal -> proposal.startsWith(word))
                .sorted()
                .toList();
    }

    private String script(CompletionShell shell) {
        return new Shell(directory).qos("completion", shell.toString()).out();
    }

    private static boolean installed(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private String run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        assertTrue(process.waitFor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS));
        return output;
    }

    private static CommandLine commands() {
        return QosCommand.specs().get(0).commandLine();
    }
}

package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.qos.cli.completion.CompletionShell;
import org.qos.cli.help.ManPage;
import org.qos.cli.report.ToolVersion;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Writes the files that a package installs beside the command: a manual page for each command, and completion scripts, each
 * below the folder where its readers expect it. The build of packages runs it.
 */
public final class PackageFiles {

    private PackageFiles() {}

    /**
     * Writes the files.
     *
     * @param args the folder that becomes {@code share} of the installation
     * @throws IOException when a file cannot be written
     */
    public static void main(String... args) throws IOException {
        write(Path.of(args[0]));
    }

    /** Writes the files below a folder. */
    static void write(Path share) throws IOException {
        List<CommandSpec> commands = QosCommand.specs();
        CommandLine qos = commands.get(0).commandLine();
        String version = ToolVersion.current();
        for (CommandSpec command : commands) {
            file(share.resolve("man/man1/" + ManPage.name(command) + ".1"), ManPage.of(command, version));
        }
        file(share.resolve("bash-completion/completions/qos"), CompletionCommand.script(CompletionShell.BASH, qos));
        file(share.resolve("zsh/vendor-completions/_qos"), CompletionCommand.script(CompletionShell.ZSH, qos));
        file(share.resolve("fish/vendor_completions.d/qos.fish"), CompletionCommand.script(CompletionShell.FISH, qos));
    }

    private static void file(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

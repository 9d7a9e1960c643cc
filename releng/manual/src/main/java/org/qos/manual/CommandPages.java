package org.qos.manual;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.qos.cli.QosCommand;
import org.qos.cli.console.Console;
import picocli.CommandLine;

/** Makes a page of the help of each command. */
final class CommandPages {

    private static final Path FOLDER = Path.of("commands");

    private CommandPages() {}

    /** The pages: an overview, then each command by name. */
    static Part part() {
        List<ManualPage> pages = new ArrayList<>();
        StringBuilder overview = new StringBuilder("# Commands\n\n| command | purpose |\n|---|---|\n");
        for (CommandLine command : QosCommand.specs().get(0).subcommands().values()) {
            String name = command.getCommandName();
            String purpose =
                    String.join(" ", command.getCommandSpec().usageMessage().description());
            overview.append("| [qos " + name + "](" + name + ".md) | "
                    + firstSentence(purpose).replace("|", "\\|") + " |\n");
            pages.add(MarkdownReader.page(
                    FOLDER.resolve(name + ".md"), "# qos " + name + "\n\n```text\n" + help(name) + "```\n"));
        }
        pages.add(0, MarkdownReader.page(FOLDER.resolve("README.md"), overview.toString()));
        return new Part("Commands", pages);
    }

    private static String firstSentence(String text) {
        return text.replaceFirst("(?<=\\w[.])\\s.*$", "");
    }

    private static String help(String command) {
        StringWriter out = new StringWriter();
        QosCommand.run(console(out), "help", command);
        return out.toString();
    }

    private static Console console(Writer out) {
        PrintWriter printer = new PrintWriter(out, true);
        return new Console(
                InputStream.nullInputStream(), printer, printer, Path.of("").toAbsolutePath());
    }
}

package org.qos.cli.option;

import java.util.Locale;
import org.qos.cli.console.Console;
import org.qos.cli.terminal.Progress;
import picocli.CommandLine.Option;

/** The options about output that every command has. */
public final class OutputOptions {

    @Option(
            names = "--color",
            defaultValue = "auto",
            paramLabel = "auto|always|never",
            description = "When to colour output; auto: on a terminal, unless NO_COLOR is set or TERM is dumb"
                    + " (default: ${DEFAULT-VALUE}).")
    private Color color = Color.AUTO;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print no messages except errors.")
    private boolean quiet;

    /** When output is coloured. */
    enum Color {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether output has colours: by the option, otherwise by the terminal. */
    public boolean hasColor(Console console) {
        return color == Color.ALWAYS
                || color == Color.AUTO && console.terminal().color();
    }

    /** What shows how far the command is; nothing when it is to be quiet. */
    public Progress progress(Console console) {
        return quiet ? Progress.NONE : console.progress();
    }

    /** Whether only results and errors are printed. */
    public boolean quiet() {
        return quiet;
    }
}

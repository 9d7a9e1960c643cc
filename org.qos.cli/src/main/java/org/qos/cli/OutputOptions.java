package org.qos.cli;

import java.util.Locale;
import picocli.CommandLine.Option;

/** The options about output that every command has. */
final class OutputOptions {

    @Option(
            names = "--color",
            defaultValue = "auto",
            paramLabel = "auto|always|never",
            description = "When to colour output; auto: on a terminal, unless NO_COLOR is set (default:"
                    + " ${DEFAULT-VALUE}).")
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

    boolean colorful(Console console) {
        return color == Color.ALWAYS || color == Color.AUTO && console.colorful();
    }

    boolean quiet() {
        return quiet;
    }
}

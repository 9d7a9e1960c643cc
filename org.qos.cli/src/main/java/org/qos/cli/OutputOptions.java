package org.qos.cli;

import java.util.Locale;
import picocli.CommandLine.Option;

/** The options about output that every command has. */
final class OutputOptions {

    @Option(
            names = "--color",
            defaultValue = "auto",
            paramLabel = "WHEN",
            description = "Colour: ${COMPLETION-CANDIDATES}; auto is on a terminal without NO_COLOR.")
    private Color color = Color.AUTO;

    @Option(
            names = {"-q", "--quiet"},
            description = "No messages but those of failure.")
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

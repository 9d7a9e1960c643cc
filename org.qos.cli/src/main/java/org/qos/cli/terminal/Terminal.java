package org.qos.cli.terminal;

import java.util.Map;
import java.util.Optional;

/**
 * How a command may use the terminal of its user.
 *
 * @param input whether standard input is a terminal, so that questions can be answered
 * @param output whether standard output is a terminal
 * @param color whether standard output takes colour
 * @param progress whether standard error shows progress
 * @param columns the width, from {@value #MIN_COLUMNS} to {@value #MAX_COLUMNS} columns
 */
public record Terminal(boolean input, boolean output, boolean color, boolean progress, int columns) {

    /** No terminal: output goes to files or other programs. */
    public static final Terminal NONE = new Terminal(false, false, false, false, 80);

    private static final int MIN_COLUMNS = 30;
    private static final int MAX_COLUMNS = 120;

    /** The terminal of this process. */
    public static Terminal ofProcess() {
        return of(
                System.getenv(),
                StandardStream.INPUT.isTerminal(),
                StandardStream.OUTPUT.isTerminal(),
                StandardStream.ERROR.isTerminal());
    }

    /**
     * What the environment says about the terminal: {@code NO_COLOR} that is not empty switches colour off
     * (no-color.org), {@code TERM=dumb} colour and progress (clig.dev), {@code CI} progress, and {@code COLUMNS} is
     * the width (POSIX, Base Definitions 8.3).
     *
     * @param environment the environment variables
     * @param input whether standard input is a terminal
     * @param output whether standard output is a terminal
     * @param error whether standard error is a terminal
     */
    public static Terminal of(Map<String, String> environment, boolean input, boolean output, boolean error) {
        boolean dumb = "dumb".equals(environment.get("TERM"));
        return new Terminal(
                input,
                output,
                output && !dumb && !isSet("NO_COLOR", environment),
                error && !dumb && !isSet("CI", environment),
                columns(environment));
    }

    private static boolean isSet(String name, Map<String, String> environment) {
        return !environment.getOrDefault(name, "").isEmpty();
    }

    /** A width outside the range is not readable: wide lines of help are hard to follow. */
    private static int columns(Map<String, String> environment) {
        return Optional.ofNullable(environment.get("COLUMNS"))
                .filter(columns -> columns.matches("[1-9][0-9]{0,5}"))
                .map(Integer::parseInt)
                .map(columns -> Math.min(Math.max(columns, MIN_COLUMNS), MAX_COLUMNS))
                .orElse(NONE.columns());
    }
}

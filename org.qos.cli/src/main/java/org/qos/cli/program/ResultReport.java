package org.qos.cli.program;

import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.option.TextFormat;
import org.qos.fabric.program.ProgramResult;

/** Says what came of setting tables. */
public final class ResultReport {

    private ResultReport() {}

    /** Prints the result as text; returns the exit code. */
    public static int print(Console console, ProgramResult result, DriftText text) {
        return print(console, TextFormat.TEXT, result, text);
    }

    /** Prints failures and, as text, success; returns the exit code. */
    static int print(Console console, TextFormat format, ProgramResult result, DriftText text) {
        text.failures(result.failures()).forEach(line -> console.err().println("error: " + line));
        if (result.failures().isEmpty()) {
            if (format == TextFormat.TEXT) {
                console.print(success(result));
            }
            return ExitCode.CLEAN;
        }
        console.err()
                .println(notAsWanted(result) + " as wanted. 'qos apply' tries again, 'qos rollback' restores the old"
                        + " tables.");
        return ExitCode.FINDINGS;
    }

    private static String success(ProgramResult result) {
        return result.sets() == 0
                ? "Nothing differs; nothing was set.\n"
                : result.sets() + " MADs set the tables" + intermediate(result) + "; all were read back.\n";
    }

    /** How many tables are not as they should be, such as {@code 2 tables are not}. */
    static String notAsWanted(ProgramResult result) {
        int tables = result.failures().size();
        return tables == 1 ? "1 table is not" : tables + " tables are not";
    }

    private static String intermediate(ProgramResult result) {
        return result.intermediate() == 0
                ? ""
                : ", " + result.intermediate() + " of them to intermediate values, with which the old and the new VLs"
                        + " are served";
    }
}

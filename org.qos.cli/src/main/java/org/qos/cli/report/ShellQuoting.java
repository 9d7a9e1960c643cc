package org.qos.cli.report;

import java.util.regex.Pattern;

/** Writes an argument so that a POSIX shell passes it on as it is. */
public final class ShellQuoting {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

    private ShellQuoting() {}

    /** The argument, in single quotes where a shell would change it. */
    public static String of(String argument) {
        return PLAIN.matcher(argument).matches() ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}

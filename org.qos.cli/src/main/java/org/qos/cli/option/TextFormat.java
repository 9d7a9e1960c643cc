package org.qos.cli.option;

import java.util.Locale;

/** How commands with one answer print it. */
public enum TextFormat {
    /** For people. */
    TEXT,
    /** For programs. */
    JSON;

    /** The name as it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

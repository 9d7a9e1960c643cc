package org.qos.cli.diff;

import java.util.Locale;

/** How {@code qos diff} prints a difference. */
public enum DiffFormat {
    /** For people. */
    TEXT,
    /** For programs. */
    JSON,
    /** A comment on GitHub. */
    GITHUB,
    /** A comment on GitLab. */
    GITLAB;

    /** The name as it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

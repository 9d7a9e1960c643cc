package org.qos.cli;

import java.util.Locale;

/** How {@code qos check} prints findings. */
enum Format {
    /** One line a finding, for people and editors. */
    TEXT,
    /** The contract for scripts. */
    JSON;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

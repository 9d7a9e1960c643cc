package org.qos.cli;

/** How {@code qos check} prints findings. */
enum Format {
    /** One line a finding, for people and editors. */
    TEXT,
    /** The contract for scripts. */
    JSON
}

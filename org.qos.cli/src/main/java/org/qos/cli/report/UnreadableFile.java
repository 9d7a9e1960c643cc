package org.qos.cli.report;

/**
 * A file that is not checked because it cannot be read.
 *
 * @param name the name as the user gave it
 * @param message why, beginning with the name
 */
public record UnreadableFile(String name, String message) {}

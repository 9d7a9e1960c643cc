package org.qos.cli.report;

/**
 * A file that could not be checked because it could not be read.
 *
 * @param name the name as the user gave it
 * @param message why, beginning with the name
 */
public record UnreadableFile(String name, String message) {}

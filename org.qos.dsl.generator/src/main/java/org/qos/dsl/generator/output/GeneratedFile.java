package org.qos.dsl.generator.output;

/**
 * A file that is to stand in the output folder.
 *
 * @param path its place below the folder, with {@code /} between names
 * @param text all that it holds, written in UTF-8
 */
public record GeneratedFile(String path, String text) {}

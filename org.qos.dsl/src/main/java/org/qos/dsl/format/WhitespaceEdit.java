package org.qos.dsl.format;

/**
 * A change of the whitespace at one place of a text.
 *
 * @param start the offset of the first character to remove
 * @param end the offset after the last character to remove
 * @param whitespace what comes in their place
 */
public record WhitespaceEdit(int start, int end, String whitespace) {}

package org.qos.dsl.format;

/**
 * A change of the blanks at one place of a text.
 *
 * @param start the offset of the first blank that goes
 * @param end the offset behind the last blank that goes
 * @param blanks what comes in their place
 */
public record WhitespaceEdit(int start, int end, String blanks) {}

package org.qos.dsl.scanner;

/** The line of a text that an offset is in: from the line feed before the offset to the next one, neither counted. */
public final class TextLine {

    private TextLine() {}

    /** The offset at which the line begins. */
    public static int start(String text, int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    /** The offset of the line feed that ends the line, or the length of the text. */
    public static int end(String text, int offset) {
        int feed = text.indexOf('\n', offset);
        return feed < 0 ? text.length() : feed;
    }

    /** The part of the line before the offset. */
    public static String before(String text, int offset) {
        return text.substring(start(text, offset), offset);
    }

    /** The part of the line from the offset on. */
    public static String after(String text, int offset) {
        return text.substring(offset, end(text, offset));
    }
}

package org.qos.dsl.partition;

import java.nio.charset.StandardCharsets;

/**
 * The buffer into which OpenSM reads the lines of a partition file one after the other, ending tokens in it with NUL
 * bytes while it parses. It matters where OpenSM reads on after the end of a line: there is what earlier, longer lines
 * left.
 */
final class LineBuffer {

    /** What OpenSM finds where it reads on after the end of the line. */
    enum Rest {
        /** Nothing, so that it goes on with the next line. */
        NOTHING,
        /** Text that cannot be a definition, because it has no colon. */
        NO_DEFINITION,
        /** Text that may be a definition, or what was in that memory before OpenSM read the file. */
        UNKNOWN
    }

    private final byte[] bytes = new byte[PartitionsScanner.LONGEST_LINE + 2];
    private String text = "";
    private int start;
    private int length;
    private int written;
    private boolean ascii;

    /** Reads a line, its line feed included. */
    void read(String file, int from, int to) {
        text = file;
        start = from;
        byte[] line = file.substring(from, to).getBytes(StandardCharsets.UTF_8);
        length = line.length;
        ascii = length == to - from;
        System.arraycopy(line, 0, bytes, 0, length);
        bytes[length] = 0;
        written = Math.max(written, length + 1);
    }

    /** Ends a token at an offset of the file that is on the line. */
    void end(int offset) {
        bytes[index(offset)] = 0;
    }

    /** Ends the line at an offset of the file where a comment begins, which stays in the buffer. */
    void endLine(int offset) {
        end(offset);
        length = index(offset);
    }

    /** What is in the buffer after the end of the line. */
    Rest afterTheEnd() {
        int next = length + 1;
        while (next < written && (bytes[next] == ' ' || bytes[next] == '\t' || bytes[next] == '\n')) {
            next++;
        }
        if (next < written && bytes[next] == 0) {
            return Rest.NOTHING;
        }
        while (next < written && bytes[next] != 0 && bytes[next] != ';' && bytes[next] != ':') {
            next++;
        }
        return next < written && bytes[next] != ':' ? Rest.NO_DEFINITION : Rest.UNKNOWN;
    }

    /** The text after the end of the line up to the next NUL byte; empty where OpenSM has read nothing into that memory. */
    String textAfterTheEnd() {
        int first = length + 1;
        int next = first;
        while (next < written && bytes[next] != 0) {
            next++;
        }
        return next < written ? new String(bytes, first, next - first, StandardCharsets.UTF_8) : "";
    }

    private int index(int offset) {
        return ascii ? offset - start : utf8Length(text.substring(start, offset));
    }

    private static int utf8Length(String part) {
        return part.getBytes(StandardCharsets.UTF_8).length;
    }
}

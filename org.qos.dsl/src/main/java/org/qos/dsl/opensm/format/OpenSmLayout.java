package org.qos.dsl.opensm.format;

import java.util.List;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.scanner.ScannedToken;

/**
 * The OpenSM syntax: blocks and entries on lines of their own, four spaces a level, {@code key: value}, {@code a,
 * b}, the colons of qos-ulps below each other. A line end of the author's inside a value stays where it is: OpenSM
 * reads what follows it in another way.
 */
public final class OpenSmLayout implements LayoutRules {

    @Override
    public Layout layout(String text) {
        TokenizedText written = OpenSmPieces.of(text);
        List<String> whitespace = written.whitespace(new Lines(written)::before);
        UlpColumns.align(written, whitespace);
        return new Layout(written, whitespace, "\n");
    }

    private static final class Lines {
        private static final String LEVEL = "    ";

        private final TokenizedText written;
        private int depth;
        private String entry = "";

        Lines(TokenizedText written) {
            this.written = written;
        }

        private String before(int index) {
            String kind = written.kind(index);
            if (OpenSmPieces.closes(kind)) {
                depth = Math.max(0, depth - 1);
            }
            String whitespace = beginsLine(index) ? written.lineBreak(index, indentation(kind)) : within(index);
            if (OpenSmPieces.opens(kind)) {
                depth++;
            }
            if (OpenSmPieces.beginsEntry(kind)) {
                entry = kind;
            }
            return whitespace;
        }

        private boolean beginsLine(int index) {
            String kind = written.kind(index);
            if (written.startsLine(index) || isOwnLine(kind)) {
                return !kind.equals(OpenSmPieces.MARK);
            }
            String before = written.kind(index - 1);
            return !kind.equals(ScannedToken.COMMENT) && (OpenSmPieces.opens(before) || OpenSmPieces.closes(before));
        }

        private static boolean isOwnLine(String kind) {
            return OpenSmPieces.opens(kind) || OpenSmPieces.closes(kind) || OpenSmPieces.beginsEntry(kind);
        }

        private String indentation(String kind) {
            boolean continued = !isOwnLine(kind) && !kind.equals(ScannedToken.COMMENT);
            return LEVEL.repeat(continued ? depth + 1 : depth);
        }

        private String within(int index) {
            String kind = written.kind(index);
            String before = written.kind(index - 1);
            if (kind.equals(ScannedToken.COMMENT)) {
                return BEFORE_COMMENT;
            }
            if (isJoint(kind) || isJoint(before)) {
                return "";
            }
            return switch (kind) {
                case OpenSmPieces.MARK, "','" -> "";
                default -> afterValue(index, before);
            };
        }

        private String afterValue(int index, String before) {
            if (before.equals("','")) {
                return entry.equals("'sl2vl-table:'") ? "" : " ";
            }
            boolean apart =
                    before.equals(OpenSmPieces.MARK) || OpenSmPieces.beginsUlp(entry) || !written.touches(index);
            return apart ? " " : "";
        }

        /** Whether it joins two numbers: a range, a VL and its weight. */
        private boolean isJoint(String kind) {
            return kind.equals("'-'") || kind.equals("':'") && !OpenSmPieces.beginsUlp(entry);
        }
    }
}

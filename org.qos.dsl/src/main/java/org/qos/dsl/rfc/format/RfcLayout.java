package org.qos.dsl.rfc.format;

import java.util.ArrayDeque;
import java.util.Deque;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.rfc.parser.Repair;
import org.qos.dsl.rfc.parser.RfcToken;
import org.qos.dsl.syntax.Content;

/**
 * The RFC syntax: an element per line, two spaces per level, values on the line of their tags without spaces around
 * them. A list that is too long for a line keeps the author's lines.
 */
public final class RfcLayout implements LayoutRules {

    @Override
    public Layout layout(String text) {
        TokenizedText written = RfcPieces.of(text, Repair.ofPolicy(text));
        return new Layout(
                written, written.whitespace(new Lines(written)::before), text.contains("\r\n") ? "\r\n" : "\n");
    }

    private static final class Lines {
        private static final int LONGEST = 120;
        private static final String LEVEL = "  ";

        private final TokenizedText written;
        private final Deque<Element> open = new ArrayDeque<>();
        private boolean broken;

        Lines(TokenizedText written) {
            this.written = written;
            open.push(Element.DOCUMENT);
        }

        private String before(int index) {
            String kind = written.kind(index);
            if (kind.equals(RfcPieces.TAG_END)
                    || index == 0
                    || written.piece(index - 1).is(ByteOrderMark.TEXT)) {
                enter(index, kind);
                return "";
            }
            if (RfcPieces.closes(kind)) {
                return close(index);
            }
            String whitespace = open.peek().content().isValue() ? inValue(index) : inContainer(index);
            enter(index, kind);
            return whitespace;
        }

        private void enter(int index, String kind) {
            if (RfcPieces.opens(kind)) {
                String name = kind.substring(1, kind.length() - 1);
                open.push(open.peek().child(name).orElseThrow());
                broken = isList(open.peek()) && width(index) > LONGEST;
            }
        }

        private String close(int index) {
            Element closed = open.peek();
            boolean empty = RfcPieces.opens(written.kind(index - 2));
            String whitespace = closed.content().isValue() ? inValue(index) : "";
            open.pop();
            return closed.content().isValue() || empty ? whitespace : written.lineBreak(index, indentation());
        }

        private String inContainer(int index) {
            boolean after = written.piece(index).is(RfcToken.COMMENT) && !written.startsLine(index);
            return after ? " " : written.lineBreak(index, indentation());
        }

        private String inValue(int index) {
            if (broken && written.startsLine(index)) {
                boolean end = RfcPieces.closes(written.kind(index));
                return "\n" + LEVEL.repeat(open.size() - (end ? 2 : 1));
            }
            boolean besideComment = written.piece(index).is(RfcToken.COMMENT)
                    || written.piece(index - 1).is(RfcToken.COMMENT);
            return besideComment && !written.touches(index) ? " " : "";
        }

        private String indentation() {
            return LEVEL.repeat(open.size() - 1);
        }

        private static boolean isList(Element element) {
            return element.content().isValue() && element.content() != Content.TEXT;
        }

        /** How wide a line with the element that begins at a piece would be. */
        private int width(int first) {
            int width = (open.size() - 2) * LEVEL.length();
            int at = first;
            while (at < written.size() && !RfcPieces.closes(written.kind(at))) {
                width += written.piece(at++).length();
            }
            return width + written.piece(first).length() + 2;
        }
    }
}

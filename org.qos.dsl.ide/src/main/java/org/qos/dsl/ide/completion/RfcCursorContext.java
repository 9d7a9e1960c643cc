package org.qos.dsl.ide.completion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.rfc.parser.Repair;
import org.qos.dsl.rfc.parser.RfcToken;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.EntryType;

/**
 * A place in the RFC syntax.
 *
 * @param place what all languages have
 * @param element the innermost open element, the document outside of all
 */
record RfcCursorContext(CursorContext place, Element element) {

    private static final Pattern TAG = Pattern.compile("<?/?[A-Za-z0-9_-]*$|</?[A-Za-z0-9_-]+\\s*$");

    /** The place of a cursor after a text. */
    static RfcCursorContext after(String text) {
        if (text.lastIndexOf("<!--") > text.lastIndexOf("-->")) {
            return new RfcCursorContext(CursorContext.prose(), Element.DOCUMENT);
        }
        Matcher typed = TAG.matcher(text);
        String tag = typed.find() ? typed.group() : "";
        Opened opened = Opened.by(text.substring(0, text.length() - tag.length()));
        Element top = opened.tops.element().element();
        if (top.content().isValue() && !tag.startsWith("<")) {
            return new RfcCursorContext(value(text, opened), top);
        }
        List<String> present = opened.tops.element().present();
        Optional<String> block = top.isDocument() ? Optional.empty() : Optional.of(top.name());
        return new RfcCursorContext(new CursorContext(tag, block, Optional.empty(), present, false), top);
    }

    private static CursorContext value(String text, Opened opened) {
        String written = text.substring(opened.end);
        Element value = opened.tops.pop().element();
        String typed = written.substring(start(written, value.content())).stripLeading();
        Open parent = opened.tops.element();
        return new CursorContext(
                typed,
                Optional.of(parent.element().name()),
                value.entry().map(EntryType::value),
                parent.present(),
                false);
    }

    /** Where in a value the part begins that is proposed: one of a list, one end of a range, a table as a whole. */
    private static int start(String written, Content content) {
        return switch (content) {
            case TEXT, NUMBERS, WEIGHTS -> 0;
            case RANGES, PORT_NUMBERS -> Math.max(written.lastIndexOf(','), written.lastIndexOf('-')) + 1;
            case ELEMENTS, NAMES, NUMBER -> written.lastIndexOf(',') + 1;
        };
    }

    /** Whether the second end of a range is being typed. */
    boolean isRangeEnd(String before) {
        int typed = before.length() - place.prefix().length();
        Content content = element.content();
        return (content == Content.RANGES || content == Content.PORT_NUMBERS)
                && before.substring(0, typed).stripTrailing().endsWith("-");
    }

    private record Open(Element element, List<String> present) {}

    /** What a text leaves open at its end. */
    private static final class Opened {
        private final Deque<Open> tops = new ArrayDeque<>();
        private int end;

        static Opened by(String text) {
            Opened opened = new Opened();
            opened.tops.push(new Open(Element.DOCUMENT, new ArrayList<>()));
            for (RfcToken rfcToken : Repair.ofBeginning(text)) {
                opened.add(rfcToken);
            }
            return opened;
        }

        private void add(RfcToken rfcToken) {
            String symbol = rfcToken.symbol();
            if (symbol.startsWith("</")) {
                tops.pop();
            } else if (symbol.startsWith("<")) {
                String name = symbol.substring(1, symbol.length() - 1);
                Open around = tops.element();
                around.present().add(name);
                tops.push(new Open(around.element().child(name).orElseThrow(), new ArrayList<>()));
                end = rfcToken.end();
            }
        }
    }
}

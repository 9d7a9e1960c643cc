package org.qos.dsl.ide.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.workspace.Lines;

/**
 * A text with marks: {@code <|>} at the cursor, {@code <|} and {@code |>} around expected ranges.
 *
 * @param text the text without the marks
 * @param cursor the offset of the cursor, -1 if there is none
 * @param regions the marked regions, in text order
 */
public record MarkedText(String text, int cursor, List<TextRegion> regions) {

    private static final Pattern MARK = Pattern.compile("<\\|>|<\\||\\|>");

    /** Parses the marks of a text. */
    public static MarkedText of(String marked) {
        StringBuilder text = new StringBuilder();
        List<TextRegion> regions = new ArrayList<>();
        int cursor = -1;
        int start = 0;
        Matcher mark = MARK.matcher(marked);
        while (mark.find()) {
            mark.appendReplacement(text, "");
            switch (mark.group()) {
                case "<|>" -> cursor = text.length();
                case "<|" -> start = text.length();
                default -> regions.add(new TextRegion(start, text.length() - start));
            }
        }
        mark.appendTail(text);
        return new MarkedText(text.toString(), cursor, List.copyOf(regions));
    }

    /** The position of the cursor. */
    public Position position() {
        return new Lines(text).position(cursor);
    }

    /** The marked ranges. */
    public List<Range> ranges() {
        Lines lines = new Lines(text);
        return regions.stream().map(lines::range).toList();
    }
}

package org.qos.dsl.ide;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.workspace.Lines;

/**
 * A text with marks: {@code <|>} where the cursor stands, {@code <|} and {@code |>} around what is expected.
 *
 * @param text the text without the marks
 * @param cursor the offset of the cursor, -1 when there is none
 * @param regions what is marked, in the order of the text
 */
public record Marked(String text, int cursor, List<TextRegion> regions) {

    private static final Pattern MARK = Pattern.compile("<\\|>|<\\||\\|>");

    /** Reads the marks of a text. */
    public static Marked of(String marked) {
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
        return new Marked(text.toString(), cursor, List.copyOf(regions));
    }

    /** Where the cursor stands. */
    public Position position() {
        return new Lines(text).position(cursor);
    }

    /** What is marked. */
    public List<Range> ranges() {
        Lines lines = new Lines(text);
        return regions.stream().map(lines::range).toList();
    }
}

package org.qos.dsl.ui.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;

/** The Markdown of an explanation, shown as styled text: a title, lists of two levels, bold words. */
final class ExplanationText {

    private static final Pattern PART = Pattern.compile("\\*\\*(?<bold>.+?)\\*\\*|\\\\(?<escaped>\\p{Punct})");

    private final StringBuilder text = new StringBuilder();
    private final List<StyleRange> bold = new ArrayList<>();

    private ExplanationText() {}

    /** Shows an explanation in place of what the widget shows. */
    static void show(String markdown, StyledText widget) {
        ExplanationText converted = new ExplanationText();
        markdown.lines().forEach(converted::line);
        widget.setText(converted.text.toString());
        widget.setStyleRanges(converted.bold.toArray(StyleRange[]::new));
    }

    private void line(String line) {
        if (line.startsWith("# ")) {
            int start = text.length();
            inline(line.substring(2));
            bold.removeIf(range -> range.start >= start);
            bold(start);
        } else if (line.startsWith("* ")) {
            text.append("\u2022 ");
            inline(line.substring(2));
        } else if (line.startsWith("  * ")) {
            text.append("    \u2013 ");
            inline(line.substring(4));
        } else if (!line.equals("---")) {
            inline(line);
        }
        text.append('\n');
    }

    private void inline(String line) {
        Matcher part = PART.matcher(line);
        int end = 0;
        while (part.find()) {
            text.append(line, end, part.start());
            if (part.group("bold") == null) {
                text.append(part.group("escaped"));
            } else {
                int start = text.length();
                text.append(part.group("bold").replaceAll("\\\\(\\p{Punct})", "$1"));
                bold(start);
            }
            end = part.end();
        }
        text.append(line, end, line.length());
    }

    private void bold(int start) {
        bold.add(new StyleRange(start, text.length() - start, null, null, SWT.BOLD));
    }
}

package org.qos.dsl.ui.explanation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;

/**
 * The Markdown of an explanation as text: a title, lists of two levels, bold words, links to places in the policy.
 *
 * @param text the text
 * @param styles how its parts are shown, in their order
 * @param links its links, in their order
 */
record ExplanationText(String text, List<StyleRange> styles, List<Link> links) {

    private static final Pattern PART = Pattern.compile("\\*\\*(?<bold>.+?)\\*\\*|\\\\(?<escaped>\\p{Punct})");

    /**
     * A link.
     *
     * @param start where it begins in the text
     * @param end the offset after it
     * @param place where it leads
     */
    record Link(int start, int end, Position place) {}

    /** Converts an explanation by a policy with this name, which it writes before its lines and columns. */
    static ExplanationText of(String markdown, String policy) {
        Converter converter = new Converter();
        markdown.lines().forEach(converter::line);
        String text = converter.text.toString();
        List<Link> links = links(text, policy).stream()
                .filter(link -> converter.bold.stream().noneMatch(range -> overlap(link, range)))
                .toList();
        List<StyleRange> styles = new ArrayList<>(converter.bold);
        links.forEach(link -> styles.add(style(link)));
        styles.sort(Comparator.comparing(style -> style.start));
        return new ExplanationText(text, styles, links);
    }

    private static List<Link> links(String text, String policy) {
        return Pattern.compile("(?<![\\w./-])" + Pattern.quote(policy) + ":(\\d+)(?::(\\d+))?")
                .matcher(text)
                .results()
                .map(found -> new Link(
                        found.start(),
                        found.end(),
                        new Position(
                                Integer.parseInt(found.group(1)) - 1,
                                found.group(2) == null ? 0 : Integer.parseInt(found.group(2)) - 1)))
                .toList();
    }

    /** A text has one style at each place. */
    private static boolean overlap(Link link, StyleRange range) {
        return link.start < range.start + range.length && range.start < link.end;
    }

    private static StyleRange style(Link link) {
        StyleRange style = new StyleRange(link.start, link.end - link.start, null, null);
        style.underline = true;
        style.underlineStyle = SWT.UNDERLINE_LINK;
        return style;
    }

    /** Collects the text line by line. */
    private static final class Converter {

        private final StringBuilder text = new StringBuilder();
        private final List<StyleRange> bold = new ArrayList<>();

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
}

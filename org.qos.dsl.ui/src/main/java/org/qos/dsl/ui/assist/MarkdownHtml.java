package org.qos.dsl.ui.assist;

import java.util.regex.Pattern;

/**
 * Converts the Markdown of hovers and documentation to the HTML that JFace renders as styled text without a browser
 * (org.eclipse.jface.internal.text.html.HTML2TextReader): paragraphs, lists, headings, bold, italics, preformatted
 * text.
 */
public final class MarkdownHtml {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern TABLE_RULE = Pattern.compile("\\|[-:| ]+\\|");
    private static final Pattern CELLS = Pattern.compile("\\s*\\|\\s*");

    private final StringBuilder html = new StringBuilder();
    private boolean preformatted;
    private boolean inParagraph;

    private MarkdownHtml() {}

    /** The HTML of a Markdown text. */
    public static String of(String markdown) {
        MarkdownHtml converted = new MarkdownHtml();
        markdown.lines().forEach(converted::line);
        return converted.html.toString();
    }

    /** The HTML of a text without markup, with its line ends. */
    public static String ofPlain(String text) {
        return escaped(text).replace("\n", "<br>");
    }

    private void line(String line) {
        if (line.startsWith("```")) {
            html.append(preformatted ? "</pre>" : "<pre>");
            preformatted = !preformatted;
        } else if (preformatted) {
            html.append(escaped(line)).append('\n');
        } else if (line.isBlank()) {
            inParagraph = false;
        } else if (line.startsWith("#")) {
            block("<b>" + inline(line.replaceFirst("#+ *", "")) + "</b>");
        } else if (line.startsWith("- ") || line.startsWith("* ")) {
            html.append("<li>").append(inline(line.substring(2))).append("</li>");
            inParagraph = true;
        } else if (line.startsWith("|")) {
            row(line);
        } else {
            text(line);
        }
    }

    private void row(String line) {
        if (!TABLE_RULE.matcher(line).matches()) {
            String cells = line.replaceFirst("^\\|\\s*", "").replaceFirst("\\s*\\|$", "");
            block(inline(CELLS.matcher(cells).replaceAll(" - ")));
        }
    }

    /** Consecutive lines are one paragraph or one item of a list. */
    private void text(String line) {
        if (inParagraph) {
            html.append(' ').append(inline(line.strip()));
        } else {
            paragraph().append(inline(line.strip()));
            inParagraph = true;
        }
    }

    private void block(String content) {
        paragraph().append(content);
        inParagraph = false;
    }

    /** Eclipse cuts the line end of a first paragraph off, and moves what is bold by one character then. */
    private StringBuilder paragraph() {
        return html.isEmpty() ? html : html.append("<p>");
    }

    private static String inline(String text) {
        String marked = CODE.matcher(escaped(text)).replaceAll("<em>$1</em>");
        return LINK.matcher(BOLD.matcher(marked).replaceAll("<b>$1</b>")).replaceAll("$1");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}

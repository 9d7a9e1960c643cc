package org.qos.manual;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.renderer.html.AttributeProvider;

/** Writes a page as HTML into the frame that all pages share. */
final class PageWriter {

    private final String frame;
    private final List<Part> parts;
    private final LinkTargets targets;

    /**
     * Writes pages.
     *
     * @param frame HTML with places {@code ${title}}, {@code ${root}}, {@code ${contents}} and {@code ${body}}
     */
    PageWriter(String frame, List<Part> parts, LinkTargets targets) {
        this.frame = frame;
        this.parts = parts;
        this.targets = targets;
    }

    /** The HTML of a page. */
    String html(ManualPage page) {
        Map<Heading, String> ids = Sections.ids(page.document());
        String body = MarkdownReader.html(page.document(), context -> attributes(page, ids));
        String root = LinkTargets.relative(page.target(), Path.of(""));
        return frame.replace("${title}", Markup.escaped(page.title()))
                .replace("${root}", root.isEmpty() ? "." : root)
                .replace("${contents}", contents(page))
                .replace("${body}", body);
    }

    private AttributeProvider attributes(ManualPage page, Map<Heading, String> ids) {
        return (node, tag, attributes) -> {
            if (node instanceof Heading heading && ids.containsKey(heading)) {
                attributes.put("id", ids.get(heading));
            } else if (node instanceof Link link) {
                replace(attributes, "href", targets.destination(page, link.getDestination()));
            } else if (node instanceof Image image) {
                replace(attributes, "src", targets.destination(page, image.getDestination()));
            } else if (tag.equals("pre")) {
                // A wide block scrolls by keyboard, too.
                attributes.put("tabindex", "0");
            }
        };
    }

    private static void replace(Map<String, String> attributes, String name, Optional<String> value) {
        value.ifPresentOrElse(text -> attributes.put(name, text), () -> attributes.remove(name));
    }

    /** The pages of the part that a page belongs to, and the first page of each other part. */
    private String contents(ManualPage open) {
        StringBuilder html = new StringBuilder();
        for (Part part : parts) {
            ManualPage first = part.pages().get(0);
            html.append("<h2><a href=\"" + LinkTargets.relative(open.target(), first.target()) + "\">"
                    + Markup.escaped(part.title()) + "</a></h2>\n");
            if (part.pages().contains(open)) {
                html.append("<ul>");
                part.pages().forEach(page -> html.append("<li>" + entry(open, page) + "</li>"));
                html.append("</ul>\n");
            }
        }
        return html.toString();
    }

    private static String entry(ManualPage open, ManualPage page) {
        return "<a href=\"" + LinkTargets.relative(open.target(), page.target()) + "\""
                + (page == open ? " aria-current=\"page\"" : "") + ">" + Markup.escaped(page.title()) + "</a>";
    }
}

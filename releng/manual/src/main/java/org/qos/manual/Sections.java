package org.qos.manual;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/** Divides a document into sections, and gives its headings the identifiers that Markdown viewers give them. */
final class Sections {

    private static final TextContentRenderer TEXT = TextContentRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .lineBreakRendering(LineBreakRendering.COMPACT)
            .build();

    private Sections() {}

    /** The sections of a document in order. */
    static List<PageSection> of(Node document) {
        return ids(document).entrySet().stream()
                .map(heading -> new PageSection(heading.getValue(), text(heading.getKey()), body(heading.getKey())))
                .toList();
    }

    /** The identifiers of the headings of a document, in order. */
    static Map<Heading, String> ids(Node document) {
        Map<Heading, String> ids = new LinkedHashMap<>();
        Set<String> used = new HashSet<>();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                String base = id(text(heading));
                String id = base;
                for (int i = 1; !used.add(id); i++) {
                    id = base + "-" + i;
                }
                ids.put(heading, id);
            }
        }
        return ids;
    }

    /** A heading in lower case with hyphens for spaces, without other punctuation. */
    private static String id(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    private static String body(Heading heading) {
        StringBuilder body = new StringBuilder();
        for (Node node = heading.getNext(); node != null && !(node instanceof Heading); node = node.getNext()) {
            body.append(text(node)).append('\n');
        }
        return body.toString().replaceAll("\\s+", " ").strip();
    }

    private static String text(Node node) {
        return TEXT.render(node).strip();
    }
}

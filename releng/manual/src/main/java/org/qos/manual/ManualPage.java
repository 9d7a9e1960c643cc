package org.qos.manual;

import java.nio.file.Path;
import java.util.List;
import org.commonmark.node.Node;

/**
 * A page of the manual.
 *
 * @param source the Markdown file, relative to the root of the repository
 * @param title its first heading
 * @param document its content; links are those of the source
 * @param sections its headings in order, the first of which is the title
 */
record ManualPage(Path source, String title, Node document, List<PageSection> sections) {

    /** The file of the page in the site; the README is the start page. */
    Path target() {
        return target(source);
    }

    /** The file in the site of a Markdown file. */
    static Path target(Path source) {
        String name = source.toString();
        return Path.of(name.equals("README.md") ? "index.html" : name.replaceFirst("\\.md$", ".html"));
    }

    /** If the page has a section with an identifier. */
    boolean has(String id) {
        return sections.stream().anyMatch(section -> section.id().equals(id));
    }
}

package org.qos.manual;

import java.nio.file.Path;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProviderFactory;
import org.commonmark.renderer.html.HtmlRenderer;

/** Reads and renders Markdown as the repository uses it: CommonMark with tables. */
final class MarkdownReader {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private MarkdownReader() {}

    /** Reads a page. */
    static ManualPage page(Path source, String text) {
        Node document = PARSER.parse(text);
        List<PageSection> sections = Sections.of(document);
        if (sections.isEmpty()) {
            throw new ManualException(source + " has no heading; begin it with a title");
        }
        return new ManualPage(source, sections.get(0).title(), document, sections);
    }

    /** The HTML of a document, whose elements get further attributes. Raw HTML, such as marks of tests, is left out. */
    static String html(Node document, AttributeProviderFactory attributes) {
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(attributes)
                .nodeRendererFactory(WithoutHtml::new)
                .build()
                .render(document);
    }
}

package org.qos.dsl.ui.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The Markdown that the server sends, as HTML for JFace. */
class MarkdownHtmlIT {

    @Test
    void paragraphsAndEmphasis() {
        assertEquals(
                "<b>QoS level</b> <em>A&lt;B</em><p>two lines of one paragraph",
                MarkdownHtml.of(
                        """
                **QoS level** `A<B`

                two lines of
                one paragraph
                """));
    }

    @Test
    void listsWithLongItems() {
        assertEquals("<li>one</li><li>two</li> goes on", MarkdownHtml.of("- one\n- two\n  goes on\n"));
    }

    @Test
    void headingsTablesLinksAndCode() {
        assertEquals(
                "<b>Fix</b><p>a - b<p>see page<pre>sl &gt; 1\n</pre>",
                MarkdownHtml.of(
                        """
                ## Fix
                | a | b |
                |---|---|
                see [page](page.md)
                ```
                sl > 1
                ```
                """));
    }

    @Test
    void textWithoutMarkupKeepsItsLines() {
        assertEquals("**a &amp; b**<br>c", MarkdownHtml.ofPlain("**a & b**\nc"));
    }
}

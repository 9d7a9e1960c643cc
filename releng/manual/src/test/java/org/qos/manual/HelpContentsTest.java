package org.qos.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of contents of the help of Eclipse. */
class HelpContentsTest {

    @Test
    void eachPartIsATopicWithItsPages() {
        Part rules =
                new Part("Rules", List.of(page("docs/rules/README.md", "Rules"), page("docs/rules/a.md", "`a` < b")));

        assertEquals(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <toc label="InfiniBand QoS Policies" topic="help/docs/eclipse.html">
                  <topic label="Rules" href="help/docs/rules/README.html">
                    <topic label="&quot;a&quot; &lt; b" href="help/docs/rules/a.html"/>
                  </topic>
                </toc>
                """,
                HelpContents.xml(List.of(rules)));
    }

    private static ManualPage page(String source, String title) {
        return MarkdownReader.page(Path.of(source), "# " + title + "\n");
    }
}

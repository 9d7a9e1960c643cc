package org.qos.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The script with the texts that the search of the site looks through. */
class SearchIndexTest {

    @Test
    void theFieldsOfASectionHaveTheSameOrderInEachBuild() throws IOException {
        ManualPage page = MarkdownReader.page(Path.of("docs/paths.md"), "# Paths\n\nBetween ports.\n");

        assertEquals(
                "const SECTIONS = [{\"page\":\"Paths\",\"title\":\"Paths\",\"text\":\"Between ports.\","
                        + "\"href\":\"docs/paths.html#paths\"}];\n",
                SearchIndex.script(List.of(new Part("Manual", List.of(page)))));
    }
}

package org.qos.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How pages are divided into sections, and which identifiers headings get. */
class SectionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Installing a policy        | installing-a-policy",
                "Is the policy in force?    | is-the-policy-in-force",
                "`--fix`, and what it means | --fix-and-what-it-means",
                "SL2VL, VLArb               | sl2vl-vlarb",
            })
    void anIdentifierIsTheHeadingWithHyphens(String heading, String id) {
        assertEquals(id, page("# " + heading + "\n").sections().get(0).id());
    }

    @Test
    void equalHeadingsHaveDifferentIdentifiers() {
        ManualPage page = page("# Limits\n## Limits\n### Limits\n");
        assertEquals(
                List.of("limits", "limits-1", "limits-2"),
                page.sections().stream().map(PageSection::id).toList());
    }

    @Test
    void aSectionHasTheTextUpToTheNextHeading() {
        ManualPage page = page(
                """
                # Shares

                Each VL has a *weight*.

                | VL | weight |
                |---|---|
                | 1 | 64 |

                ## Limit

                Of the `high` table.
                """);
        assertEquals("Shares", page.title());
        assertEquals(
                List.of(
                        new PageSection("shares", "Shares", "Each VL has a weight. VL| weight 1| 64"),
                        new PageSection("limit", "Limit", "Of the \"high\" table.")),
                page.sections());
    }

    @Test
    void aPageNeedsATitle() {
        ManualException problem = assertThrows(ManualException.class, () -> page("Text alone.\n"));
        assertEquals("docs/page.md has no heading; begin it with a title", problem.getMessage());
    }

    private static ManualPage page(String text) {
        return MarkdownReader.page(Path.of("docs/page.md"), text);
    }
}

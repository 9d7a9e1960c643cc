package org.qos.conformity.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PageStepTest {

    private static final String PAGE =
            """
            # A page

            <!-- commands: exit 1 -->
            ```sh
            date
            false
            ```

            ```text
            Mon … 2026
            …
            end
            ```

            ```sh
            sudo apt install anything
            ```

            <!-- commands -->
            ```sh
            true
            ```
            """;

    @Test
    void stepsAreTheBlocksWithAMarker() {
        List<PageStep> steps = PageStep.of(PAGE);
        assertEquals(
                List.of("date\nfalse\n", "true\n"),
                steps.stream().map(PageStep::commands).toList());
        assertEquals(List.of(1, 0), steps.stream().map(PageStep::exitCode).toList());
        assertEquals(Optional.empty(), steps.get(1).output());
        assertEquals(
                "Mon … 2026\n…\nend\n",
                PAGE.substring(steps.get(0).begin(), steps.get(0).end()));
    }

    @Test
    void anEllipsisStandsForTextWithinALineOrForLines() {
        PageStep step = PageStep.of(PAGE).get(0);
        assertTrue(step.shows("Mon Nov 23 2026\nend\n"));
        assertTrue(step.shows("Mon Nov 23 2026\none\ntwo\nend\n"));
        assertFalse(step.shows("Mon Nov\n23 2026\nend\n"));
        assertFalse(step.shows("Mon Nov 23 2026\nend\nmore\n"));
    }

    @Test
    void withoutABlockOfTextAnyOutputIsShown() {
        assertTrue(PageStep.of(PAGE).get(1).shows("anything"));
    }
}

package org.qos.analysis.explanation.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** One page, as a terminal and as an editor shows it. */
class PageTest {

    private static final Page PAGE = new Page(List.of(
            List.of(PageEntry.of("from", "\"n1 *HCA*/P1\"")),
            List.of(),
            List.of(
                    PageEntry.of("rule 1", "does not match", "P_Key: wanted 0x0001, got <nothing>"),
                    PageEntry.of("", "and goes on"))));

    @Test
    void aTerminalShowsColumns() {
        assertEquals(
                List.of(
                        "from      \"n1 *HCA*/P1\"",
                        "",
                        "rule 1    does not match",
                        "            P_Key: wanted 0x0001, got <nothing>",
                        "          and goes on"),
                PAGE.lines());
    }

    @Test
    void anEditorShowsListsInWhichNamesSetNoMarks() {
        assertEquals(
                """
                # from 1 to \\_all\\_

                level \\[a\\]

                * **from** "n1 \\*HCA\\*/P1"

                ---

                * **rule 1** does not match
                  * P_Key: wanted 0x0001, got \\<nothing>
                * and goes on
                """,
                PAGE.markdown("from 1 to _all_", "level [a]"));
    }

    @Test
    void aHeadingThatIsTooLongPushesItsText() {
        assertEquals(
                List.of("rule 12345 matches"),
                new Page(List.of(List.of(PageEntry.of("rule 12345", "matches")))).lines());
    }

    @Test
    void pagesFollowEachOther() {
        Page hops = new Page(List.of(List.of(PageEntry.of("hops", "no path"))));

        assertEquals(
                List.of("SL        1", "", "hops      no path"),
                new Page(List.of(List.of(PageEntry.of("SL", "1")))).and(hops).lines());
    }
}

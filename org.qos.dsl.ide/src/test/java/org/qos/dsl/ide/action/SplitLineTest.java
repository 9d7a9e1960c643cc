package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A line for both ends of a path becomes one for each. */
class SplitLineTest {

    private static final String TITLE = "Split into";

    @Test
    void writesALineForEachDirection() {
        assertEquals(
                """
                qos-ulps
                    any, source-port-guid 0x11,0x21-0x31 : 3
                    any, target-port-guid 0x11,0x21-0x31 : 3
                    default : 0
                end-qos-ulps
                """,
                Offered.in(
                                "qos-policy.conf",
                                """
                                qos-ulps
                                    any, source-<|>target-port-guid 0x11,0x21-0x31 : 3
                                    default : 0
                                end-qos-ulps
                                """)
                        .after(TITLE));
    }

    @Test
    void mendsTheFindingAboutIt() {
        var offered = Offered.in(
                "qos-policy.conf", "qos-ulps\n any, source-target-port-guid 0x1<|>1 : 3\n default : 0\nend-qos-ulps\n");
        var action = offered.actions().stream()
                .filter(each -> each.getTitle().startsWith(TITLE))
                .findFirst()
                .orElseThrow();

        assertEquals(
                List.of("both-ends-any"),
                action.getDiagnostics().stream()
                        .map(each -> each.getCode().getLeft())
                        .toList());
    }

    @Test
    void worksInASectionThatIsNotClosed() {
        assertTrue(Offered.in("qos-policy.conf", "qos-ulps\n any, source-target-port-guid 0x11<|> : 3\n")
                .after(TITLE)
                .contains(" any, target-port-guid 0x11 : 3"));
    }

    @Test
    void isOfferedForSuchLinesOnly() {
        var titles = Offered.in("qos-policy.conf", "qos-ulps\n any, target-port-guid 0x11<|> : 3\n")
                .titles();

        assertTrue(titles.stream().noneMatch(title -> title.startsWith(TITLE)), titles::toString);
        assertTrue(Offered.in("a.qos", "<|>").titles().stream().noneMatch(title -> title.startsWith(TITLE)));
    }
}

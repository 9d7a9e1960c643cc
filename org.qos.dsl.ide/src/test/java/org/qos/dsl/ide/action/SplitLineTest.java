package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Splitting a line for both ends of a path. */
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
                OfferedActions.in(
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
    void fixesTheFindingAboutIt() {
        var offered = OfferedActions.in(
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

    /** In an unclosed section, after an unclosed block, without an SL, on the line of its section. */
    @ParameterizedTest
    @CsvSource({
        "'qos-ulps\n ', '', ' : 3\n', '\n '",
        "'qos-ulps\n\t', '', ' : 3', '\n\t'",
        "'port-groups\n port-group\n name: A\nqos-ulps\n ', '', ' : 3\nend-qos-ulps\n', '\n '",
        "'qos-ulps\n ', ',0x21-0x31', ' : 3 # both\nend-qos-ulps\n', '\n '",
        "'qos-ulps ', '', ' : 3\nend-qos-ulps\n', '\n'",
    })
    void splitsInIncompleteText(String before, String more, String after, String between) {
        for (String lineEnd : List.of("\n", "\r\n")) {
            String marked = before + "any, source-target-port-guid 0x11" + more + "<|>" + after;
            String lines = "any, source-port-guid 0x11" + more + " : 3" + between + "any, target-port-guid 0x11" + more;
            String good = before + lines + after;

            String actual = OfferedActions.in("qos-policy.conf", marked.replace("\n", lineEnd))
                    .after(TITLE);

            assertEquals(good.replace("\n", lineEnd), actual);
        }
    }

    @Test
    void isOfferedForSuchLinesOnly() {
        var titles = OfferedActions.in("qos-policy.conf", "qos-ulps\n any, target-port-guid 0x11<|> : 3\n")
                .titles();

        assertTrue(titles.stream().noneMatch(title -> title.startsWith(TITLE)), titles::toString);
    }

    /** The RFC syntax has no such lines. */
    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, <|>",
        "a.qos, <|>",
        "partitions.conf, <|>",
        "opensm.opts, <|>",
        "qos-policy.conf, 'qos-ulps\n any, source-target<|>'",
        "a.qos, '<qos-policy><qos-match-rules><qos-match-rule><source>A<|>'"
    })
    void hasNothingToSplitElsewhere(String name, String marked) {
        assertTrue(OfferedActions.in(name, marked).titles().stream().noneMatch(title -> title.startsWith(TITLE)));
    }
}

package org.qos.dsl.ide.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The selection ranges at a cursor, from the inside out. */
class SelectionRangesTest {

    private static List<String> growing(String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        SelectionRange range = new SelectionRanges()
                .handle(
                        snapshot,
                        new SelectionRangeParams(LspTestHarness.id(snapshot), List.of(text.position())),
                        LspTestHarness.NEVER_CANCELLED)
                .get(0);
        List<String> texts = new ArrayList<>();
        for (; range != null; range = range.getParent()) {
            texts.add(text.text()
                    .substring(
                            snapshot.lines().offset(range.getRange().getStart()),
                            snapshot.lines().offset(range.getRange().getEnd())));
        }
        return texts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingGrowsInAnEmptyFile(String name) {
        assertEquals(List.of(""), growing(name, "<|>"));
    }

    @Test
    void fromAValueToItsElementAndFurtherInAnUnclosedOne() {
        assertEquals(
                List.of(
                        "",
                        "2",
                        "<sn>2</sn>",
                        "<sn>2</sn><sl>1</sl>",
                        "<qos-level><sn>2</sn><sl>1</sl>",
                        "<qos-levels><qos-level><sn>2</sn><sl>1</sl>",
                        "<qos-policy><qos-levels><qos-level><sn>2</sn><sl>1</sl>"),
                growing("a.qos", "<qos-policy><qos-levels><qos-level><sn><|>2</sn><sl>1</sl>"));
    }

    @Test
    void fromANameToItsLineAndBlock() {
        List<String> growing =
                growing("qos-policy.conf", "qos-levels\n  qos-level\n    name: Go<|>ld\n    sl: 1\n  end-qos-level\n");

        assertEquals(List.of("", "Gold", "name: Gold"), growing.subList(0, 3));
        assertTrue(growing.contains("qos-level\n    name: Gold\n    sl: 1\n  end-qos-level"), growing::toString);
    }

    @Test
    void eachIsLargerThanTheOneBeforeAtALineEndOfWindows() {
        List<String> growing = growing("qos-policy.conf", "qos-ulps<|>\r\n    default: 0\r\nend-qos-ulps\r\n");

        assertEquals(growing.stream().distinct().toList(), growing);
    }

    @Test
    void fromAMemberToItsPartition() {
        List<String> growing = growing("partitions.conf", "A=1: ALL;\nB=2: 0x1<|>1=full, SELF;\n");

        assertEquals(
                List.of("", "0x11", "0x11=full", "B=2: 0x11=full, SELF", "B=2: 0x11=full, SELF;"),
                growing.subList(0, 5));
    }

    @ParameterizedTest
    @CsvSource({
        "a.qos, <qos-policy><qos-levels><qos-level><name>Gold<|>, Gold",
        "a.qos, <qos-policy><qos-levels><qos-level><name>Gold<|></name>, Gold",
        "qos-policy.conf, qos-levels qos-level name: Gold<|>, Gold",
        "partitions.conf, B=2: 0x11<|>=full;, 0x11",
        "partitions.conf, B=2: 0x11<|>, 0x11",
        "opensm.opts, qos TRUE<|>, TRUE",
        "opensm.opts, qos<|> TRUE, qos"
    })
    void fromTheTokenThatIsBeingTyped(String name, String marked, String word) {
        assertEquals(List.of("", word), growing(name, marked).subList(0, 2));
    }
}

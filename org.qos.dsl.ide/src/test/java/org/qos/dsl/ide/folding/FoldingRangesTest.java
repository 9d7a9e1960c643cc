package org.qos.dsl.ide.folding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Folding ranges: first and last line, from 0. */
class FoldingRangesTest {

    private static List<String> folds(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        return new FoldingRanges()
                        .handle(
                                snapshot,
                                new FoldingRangeRequestParams(LspTestHarness.id(snapshot)),
                                LspTestHarness.NEVER_CANCELLED)
                        .stream()
                        .map(range -> range.getStartLine() + "-" + range.getEndLine()
                                + (range.getKind() == null ? "" : " " + range.getKind()))
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertEquals(List.of(), folds(name, ""));
    }

    @Test
    void elementsAndCommentsOfMoreThanOneLine() {
        assertEquals(
                List.of("0-8", "1-2 comment", "3-7", "4-6"),
                folds(
                        "a.qos",
                        """
                        <qos-policy>
                          <!-- who
                               we are -->
                          <port-groups>
                            <port-group>
                              <name>A</name>
                              <use>x</use>
                            </port-group>
                          </port-groups>
                        </qos-policy>
                        """));
    }

    @Test
    void anUnclosedBlockUpToTheNext() {
        assertEquals(
                List.of("0-1 comment", "2-8", "3-5", "6-8"),
                folds(
                        "qos-policy.conf",
                        """
                        # who
                        # we are
                        port-groups
                            port-group
                                name: A
                                use: x
                            port-group
                                name: B
                                use: y
                        """));
    }

    @Test
    void theLongestOfSeveralThatStartOnOneLine() {
        assertEquals(
                List.of("0-4", "1-3"),
                folds(
                        "a.qos",
                        """
                        <qos-policy>
                          <port-groups><port-group>
                            <name>A</name>
                          </port-group>
                        </port-groups>
                        </qos-policy>
                        """));
    }

    @Test
    void noTwoThatOverlap() {
        assertEquals(List.of("0-1 comment"), folds("a.qos", "<!-- one\n  two --> <!-- three\n  four -->\n"));
    }

    @Test
    void partitionsWithTheirMembers() {
        assertEquals(List.of("0-1"), folds("partitions.conf", "Part1=0x8001:\n  0x11,\n  0x12;\n"));
    }

    @Test
    void commentsOfOptions() {
        assertEquals(List.of("0-1 comment"), folds("opensm.opts", "# one\n# two\nqos TRUE\n# three\n"));
    }
}

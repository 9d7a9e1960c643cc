package org.qos.analysis.report.fabric;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SwitchPositionsTest {

    private static final int PORTS = 18;

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "14, 4", "15, 4", "32, 8", "33, 8", "300, 18"})
    void switchesOfATreeDoNotOverlap(int leaves, int spines) {
        SwitchGraph graph = tree(leaves, spines);
        assertSeparate(graph, new SwitchPositions(graph, PORTS));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 14, 15, 200})
    void switchesOfOtherFabricsDoNotOverlap(int switches) {
        List<String> links = new ArrayList<>();
        for (int index = 0; index < switches; index++) {
            links.add("h" + index + " s" + index);
            links.add("s" + index + " s" + (index + 1) % switches);
        }
        SwitchGraph graph = new SwitchGraph(Fabrics.of(links.toArray(String[]::new)));
        SwitchPositions layout = new SwitchPositions(graph, PORTS);
        assertFalse(layout.isTree());
        assertSeparate(graph, layout);
    }

    @Test
    void leavesAreBelowSpinesInTheOrderOfTheirNumbers() {
        SwitchGraph graph = tree(12, 2);
        SwitchPositions layout = new SwitchPositions(graph, PORTS);
        assertTrue(layout.y(index(graph, "s2")) > layout.y(index(graph, "s1000")));
        assertTrue(layout.x(index(graph, "s2")) < layout.x(index(graph, "s10")));
    }

    private static void assertSeparate(SwitchGraph graph, SwitchPositions layout) {
        Scale scale = layout.scale();
        for (int one = 0; one < graph.size(); one++) {
            assertTrue(layout.x(one) - scale.switchWidth() / 2.0 >= 0, "x");
            assertTrue(layout.x(one) + scale.switchWidth() / 2.0 <= layout.width(), "width");
            assertTrue(layout.y(one) + scale.switchHeight() / 2.0 <= layout.height(), "height");
            for (int other = 0; other < one; other++) {
                boolean beside = Math.abs(layout.x(one) - layout.x(other)) >= scale.switchWidth();
                boolean below = Math.abs(layout.y(one) - layout.y(other)) >= scale.switchHeight();
                assertTrue(
                        beside || below,
                        graph.node(one).description() + " covers "
                                + graph.node(other).description());
            }
        }
    }

    private static SwitchGraph tree(int leaves, int spines) {
        List<String> links = new ArrayList<>();
        for (int leaf = 1; leaf <= leaves; leaf++) {
            links.add("h" + leaf + " s" + leaf);
            for (int spine = 0; spine < spines; spine++) {
                links.add("s" + leaf + " s" + (1000 + spine));
            }
        }
        return new SwitchGraph(Fabrics.of(links.toArray(String[]::new)));
    }

    private static int index(SwitchGraph graph, String name) {
        int index = 0;
        while (!graph.node(index).description().equals(name)) {
            index++;
        }
        return index;
    }
}

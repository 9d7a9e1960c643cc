package org.qos.analysis.report.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SwitchGraphTest {

    @Test
    void aTreeHasLeavesBelowSpinesBelowCores() {
        SwitchGraph tree = graph("h1 s1", "h2 s2", "s1 s11", "s2 s11", "s1 s12", "s2 s12", "s11 s21", "s12 s21");
        assertEquals(Map.of("s1", 1, "s2", 1, "s11", 2, "s12", 2, "s21", 3), levels(tree));
        assertTrue(tree.isLevelled());
    }

    @Test
    void switchesOfARingAreAlike() {
        SwitchGraph ring = graph("h1 s1", "h2 s2", "h3 s3", "s1 s2", "s2 s3", "s3 s1");
        assertEquals(Map.of("s1", 1, "s2", 1, "s3", 1), levels(ring));
        assertFalse(ring.isLevelled());
    }

    @Test
    void cablesBetweenTwoSwitchesAreCounted() {
        SwitchGraph pair = graph("h1 s1", "s1 s2", "s1 s2", "s1 s2");
        assertEquals(Map.of(1, 3), pair.links(0));
        assertEquals(Map.of(0, 3), pair.links(1));
    }

    @Test
    void hostsWithoutASwitchAreLoose() {
        SwitchGraph graph = graph("h1 s1", "h2 h3");
        assertEquals(2, graph.loose());
        assertEquals(1, graph.endpoints(0).size());
    }

    @Test
    void switchesThatNoHostReachesHaveNoLevel() {
        SwitchGraph graph = graph("h1 s1", "s2 s3");
        assertEquals(SwitchGraph.UNREACHED, levels(graph).get("s2"));
    }

    private static SwitchGraph graph(String... links) {
        return new SwitchGraph(Fabrics.of(links));
    }

    private static Map<String, Integer> levels(SwitchGraph graph) {
        Map<String, Integer> levels = new TreeMap<>();
        IntStream.range(0, graph.size())
                .forEach(index -> levels.put(graph.node(index).description(), graph.level(index)));
        return levels;
    }
}

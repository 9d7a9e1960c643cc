package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How the lines of sets of requirements are named. */
class ContradictingLinesTest {

    @Test
    void pairsAndLargerSetsOfOneRequirementAreTwoParts() {
        assertEquals(
                "each of lines 3 and 5, and lines 4 and 7 together, and lines 4 and 8 together",
                ContradictingLines.ofOthers(
                        List.of(List.of(7, 4), List.of(5), List.of(4, 8), List.of(3), List.of(5, 5), List.of(8, 4))));
    }

    @Test
    void eachOfSeveralSetsIsNamed() {
        assertEquals(
                "lines 3 and 5; lines 3 and 7",
                ContradictingLines.ofSets(List.of(List.of(3, 5), List.of(7, 3), List.of(5, 3))));
    }

    @Test
    void ofManySetsTheFirstAreNamed() {
        List<List<Integer>> sets =
                IntStream.range(2, 12).mapToObj(line -> List.of(1, line)).toList();

        assertEquals(
                "lines 1 and 2; lines 1 and 3; lines 1 and 4; lines 1 and 5; lines 1 and 6; lines 1 and 7; 4 more sets of lines",
                ContradictingLines.ofSets(sets));
    }
}

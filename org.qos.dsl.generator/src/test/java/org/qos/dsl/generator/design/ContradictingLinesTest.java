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
    void ofManySetsOrLinesThereAreNumbers() {
        List<List<Integer>> sets =
                IntStream.range(2, 12).mapToObj(line -> List.of(1, line)).toList();
        List<Integer> many = IntStream.range(2, 12).boxed().toList();

        assertEquals("11 lines, in 10 sets", ContradictingLines.ofSets(sets));
        assertEquals("11 other lines, in 10 sets", ContradictingLines.ofOthers(sets));
        assertEquals("10 lines", ContradictingLines.ofSets(List.of(many)));
        assertEquals("10 other lines together", ContradictingLines.ofOthers(List.of(many)));
        assertEquals(
                "each of 10 other lines",
                ContradictingLines.ofOthers(many.stream().map(List::of).toList()));
    }
}

package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tables of shapes: the first rule of each combination of classes. */
class ShapeCellsTest {

    private static final int NONE = Integer.MAX_VALUE;

    /** Three classes of the first criterion by four of the second; rules of the second block are in the last class alone. */
    @Test
    void aCellHasTheFirstRuleOfBothVectors() {
        ShapeVectors shape = shape(new int[][] {{}, {0, 70}, {1, 5000}}, new int[][] {
            {}, {70}, {0, 1}, IntStream.range(0, 5001).filter(rule -> rule != 1).toArray()
        });
        assertArrayEquals(
                new int[] {NONE, NONE, NONE, NONE, NONE, 170, 100, 100, NONE, NONE, 101, 5100},
                shape.withCells().cells());
    }

    @Test
    void theSmallestShapesHaveCellsAsFarAsAllowed() {
        ShapeVectors[] shapes = {
            shape(new int[][] {{}, {1}}, new int[][] {{}, {1}, {2}}),
            shape(new int[][] {{}, {1}, {2}}),
            shape(new int[][] {{}, {1}}),
        };
        ShapeCells.add(shapes, 5);
        assertEquals(
                List.of(0, 3, 2),
                Stream.of(shapes).map(shape -> shape.cells().length).toList());
    }

    /** A shape of rules 100, 101 and so on, with the places of the rules of each class of its criteria. */
    private static ShapeVectors shape(int[][]... ofCriteria) {
        int count = 1
                + Stream.of(ofCriteria)
                        .flatMap(Stream::of)
                        .flatMapToInt(IntStream::of)
                        .max()
                        .orElse(0);
        int blocks = (count + Shapes.BLOCK - 1) / Shapes.BLOCK;
        VectorStore store = new VectorStore();
        store.add(new int[0], 0, blocks);
        int[][] begins = Stream.of(ofCriteria)
                .map(classes -> Stream.of(classes)
                        .mapToInt(places -> places.length == 0 ? 0 : store.add(places, places.length, blocks))
                        .toArray())
                .toArray(int[][]::new);
        return new ShapeVectors(
                store.toArray(),
                IntStream.range(100, 100 + count).toArray(),
                IntStream.range(0, ofCriteria.length).toArray(),
                begins,
                new int[0]);
    }
}

package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Makes tables of shapes, in which a rule is found with one read. Vectors of criteria with few classes have many rules in
 * common in their summaries, so that without a table several words are read for a request, and how many is not predictable.
 */
final class ShapeCells {

    private ShapeCells() {}

    /**
     * Gives tables to shapes, those with the fewest combinations of classes first.
     *
     * @param shapes the shapes, which are replaced
     * @param allowed how many cells all of them together may have
     */
    static void add(ShapeVectors[] shapes, int allowed) {
        int[] ascending = IntStream.range(0, shapes.length)
                .boxed()
                .sorted(Comparator.comparingLong(shape -> shapes[shape].combinations()))
                .mapToInt(shape -> shape)
                .toArray();
        long left = allowed;
        for (int shape : ascending) {
            left -= shapes[shape].combinations();
            shapes[shape] = left < 0 ? shapes[shape] : shapes[shape].withCells();
        }
    }

    /** Searches the vectors for each combination of classes. */
    static int[] of(ShapeVectors shape) {
        int[] cells = new int[(int) shape.combinations()];
        ShapeSearch search = new ShapeSearch();
        int[][] classes = new int[Criterion.values().length][BlockSearch.SIZE];
        int[] all = IntStream.range(0, BlockSearch.SIZE).toArray();
        int[] firsts = new int[BlockSearch.SIZE];
        for (int begin = 0; begin < cells.length; begin += BlockSearch.SIZE) {
            int count = Math.min(BlockSearch.SIZE, cells.length - begin);
            for (int cell = 0; cell < count; cell++) {
                split(begin + cell, shape, classes, cell);
            }
            Arrays.fill(firsts, Integer.MAX_VALUE);
            search.search(shape, classes, all, count, firsts);
            System.arraycopy(firsts, 0, cells, begin, count);
        }
        return cells;
    }

    private static void split(int cell, ShapeVectors shape, int[][] classes, int request) {
        int rest = cell;
        for (int i = shape.criteria().length - 1; i >= 0; i--) {
            int count = shape.begins()[i].length;
            classes[shape.criteria()[i]][request] = rest % count;
            rest /= count;
        }
    }
}

package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes the vectors of the classes of all criteria into one store. */
final class VectorWriter {

    private final Shapes shapes;
    private final VectorStore store = new VectorStore();
    /** For each shape the vector of all its rules. */
    private final int[] universal;
    /** For each shape the places of the rules of the vector that is being made. */
    private final int[][] places;

    private final int[] counts;

    VectorWriter(Shapes shapes) {
        this.shapes = shapes;
        this.counts = new int[shapes.count()];
        this.places = new int[shapes.count()][];
        Arrays.setAll(places, shape -> new int[shapes.rules(shape).length]);
        // where there is no vector: without rules in every block
        store.add(
                new int[0],
                0,
                IntStream.range(0, shapes.count()).map(shapes::blocks).max().orElse(1));
        this.universal = IntStream.range(0, shapes.count())
                .map(shape -> {
                    int size = shapes.rules(shape).length;
                    return store.add(IntStream.range(0, size).toArray(), size, shapes.blocks(shape));
                })
                .toArray();
    }

    /**
     * Writes the vectors of a criterion.
     *
     * @param rules the rules of each class; all of them state the criterion
     */
    ClassVectors write(Criterion criterion, List<NumberSet> rules) {
        return write(criterion, rules, Integer.MAX_VALUE).orElseThrow();
    }

    /** The same, unless more longs would be needed than allowed; then nothing is written. */
    Optional<ClassVectors> write(Criterion criterion, List<NumberSet> rules, int allowed) {
        long rows = (long) rules.size() * shapes.count() / 2;
        int before = store.size();
        if (rows > allowed) {
            return Optional.empty();
        }
        ClassVectors vectors = ClassVectors.ofSize(rules.size(), shapes.count());
        for (int number = 0; number < rules.size(); number++) {
            writeClass(criterion, rules.get(number), number, vectors);
            if (store.size() - before + rows > allowed) {
                store.truncate(before);
                return Optional.empty();
            }
        }
        return Optional.of(vectors);
    }

    /** Vectors of a criterion that is not examined here: one class that has every rule. */
    ClassVectors writeNothing() {
        ClassVectors vectors = ClassVectors.ofSize(1, shapes.count());
        vectors.shapes()[0] = allShapes();
        Arrays.setAll(vectors.begins(), shape -> new int[] {universal[shape]});
        return vectors;
    }

    /** What was written. */
    long[] longs() {
        return store.toArray();
    }

    private void writeClass(Criterion criterion, NumberSet rules, int number, ClassVectors vectors) {
        Arrays.fill(counts, 0);
        rules.forEach(rule -> {
            int shape = shapes.shapeOf(rule);
            places[shape][counts[shape]++] = shapes.placeOf(rule);
        });
        for (int shape = 0; shape < counts.length; shape++) {
            boolean open = !shapes.states(shape, criterion);
            if (open || counts[shape] > 0) {
                vectors.shapes()[number] |= 1L << shape;
                vectors.begins()[shape][number] =
                        open ? universal[shape] : store.add(places[shape], counts[shape], shapes.blocks(shape));
            }
        }
    }

    private long allShapes() {
        return shapes.count() == Long.SIZE ? -1L : (1L << shapes.count()) - 1;
    }
}

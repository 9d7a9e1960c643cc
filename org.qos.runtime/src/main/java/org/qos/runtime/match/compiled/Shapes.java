package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The rules by what they state. Rules of one shape state the same criteria, so that their bit vectors are sparse and
 * one AND says which of them match; a request is asked only about the shapes that state nothing it lacks. There are at
 * most 64 shapes, ordered by their first rules.
 */
final class Shapes {

    /** How many rules one word of a summary represents. */
    static final int BLOCK = Long.SIZE * Long.SIZE;

    private final int[] shapeOfRule;
    private final int[] placeOfRule;
    private final int[] stated;
    private final int[][] rules;

    private Shapes(byte[] statedByRule) {
        int[] shapes = distinct(statedByRule);
        stated = shapes;
        shapeOfRule = new int[statedByRule.length];
        placeOfRule = new int[statedByRule.length];
        int[] sizes = new int[shapes.length];
        for (int rule = 0; rule < statedByRule.length; rule++) {
            int shape = indexOf(shapes, statedByRule[rule]);
            shapeOfRule[rule] = shape;
            placeOfRule[rule] = sizes[shape]++;
        }
        rules = new int[shapes.length][];
        Arrays.setAll(rules, shape -> new int[sizes[shape]]);
        for (int rule = 0; rule < statedByRule.length; rule++) {
            rules[shapeOfRule[rule]][placeOfRule[rule]] = rule;
        }
    }

    static Shapes of(RuleTable rules) {
        return new Shapes(rules.stated());
    }

    /** How many shapes the rules have. */
    int count() {
        return stated.length;
    }

    int shapeOf(int rule) {
        return shapeOfRule[rule];
    }

    /** The place of a rule among those of its shape. */
    int placeOf(int rule) {
        return placeOfRule[rule];
    }

    /** The rules of a shape in ascending order; not to be changed. */
    int[] rules(int shape) {
        return rules[shape];
    }

    boolean states(int shape, Criterion criterion) {
        return (stated[shape] & criterion.bit()) != 0;
    }

    /** How many words the summary of a vector of this shape has. */
    int blocks(int shape) {
        return (rules[shape].length + BLOCK - 1) / BLOCK;
    }

    /** The shapes in the order of their first rules. */
    private static int[] distinct(byte[] statedByRule) {
        return IntStream.range(0, statedByRule.length)
                .map(rule -> statedByRule[rule])
                .distinct()
                .toArray();
    }

    private static int indexOf(int[] shapes, int stated) {
        int shape = 0;
        while (shapes[shape] != stated) {
            shape++;
        }
        return shape;
    }
}

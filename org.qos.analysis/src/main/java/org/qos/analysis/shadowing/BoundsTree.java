package org.qos.analysis.shadowing;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A binary tree over the rules of a policy. Each node has the bounds of all rules below it, so that a search for a rule
 * that covers another one leaves out the nodes that hold none. The children of node n are 2n and 2n + 1.
 */
final class BoundsTree {

    /** The node above all others. */
    static final int ROOT = 1;

    private static final int LEAF_SIZE = 8;

    private final List<Bounds> bounds;
    private final int[] rules;
    private final int leaves;
    private final int[] earliest;
    private final Bounds[] around;

    /**
     * Sorts rules into a tree, so that rules with similar bounds are close together.
     *
     * @param bounds the bounds of the rules, by place
     */
    BoundsTree(List<Bounds> bounds) {
        this.bounds = bounds;
        this.rules = IntStream.range(0, bounds.size()).toArray();
        this.leaves = Integer.highestOneBit(Math.max(1, bounds.size() / LEAF_SIZE));
        this.earliest = new int[2 * leaves];
        this.around = new Bounds[2 * leaves];
        build(ROOT, 0, leaves, new RankedKeys(bounds));
    }

    /** Whether a node holds rules, and no nodes. */
    boolean isLeaf(int node) {
        return node >= leaves;
    }

    /** The places, from 0, of the rules of a leaf, in ascending order. */
    int[] rules(int leaf) {
        return Arrays.copyOfRange(rules, start(leaf - leaves), start(leaf - leaves + 1));
    }

    /** The place, from 0, of the earliest rule below a node; the largest number where there is none. */
    int earliest(int node) {
        return earliest[node];
    }

    /** Whether the bounds leave it open that a rule below the node covers something. */
    boolean mayCover(int node, Bounds covered) {
        return around[node].mayCover(covered);
    }

    /** The leaves share the rules evenly. */
    private int start(int leaf) {
        return (int) ((long) leaf * rules.length / leaves);
    }

    private void build(int node, int firstLeaf, int leafCount, RankedKeys ranked) {
        int from = start(firstLeaf);
        int to = start(firstLeaf + leafCount);
        if (leafCount == 1) {
            Arrays.sort(rules, from, to);
            earliest[node] = from < to ? rules[from] : Integer.MAX_VALUE;
            around[node] = Bounds.around(
                    Arrays.stream(rules, from, to).mapToObj(bounds::get).toList());
        } else {
            ranked.sort(rules, from, to);
            int left = 2 * node;
            build(left, firstLeaf, leafCount / 2, ranked);
            build(left + 1, firstLeaf + leafCount / 2, leafCount / 2, ranked);
            earliest[node] = Math.min(earliest[left], earliest[left + 1]);
            around[node] = Bounds.around(List.of(around[left], around[left + 1]));
        }
    }
}

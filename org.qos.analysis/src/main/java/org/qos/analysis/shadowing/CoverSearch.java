package org.qos.analysis.shadowing;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;

/** Finds the first rule that covers another one or matches a request, without a comparison with each. Places are from 0. */
final class CoverSearch {

    private final List<MatchRule> rules;
    private final List<RuleExtent> extents;
    private final ReferenceMatcher criteria;
    private final PolicyBounds policyBounds;
    private final List<Bounds> bounds;
    private final BoundsTree tree;
    private final AtomicLong comparisons = new AtomicLong();

    CoverSearch(BoundPolicy bound, List<RuleExtent> extents) {
        this.rules = bound.policy().rules();
        this.extents = extents;
        this.criteria = new ReferenceMatcher(bound);
        this.policyBounds = new PolicyBounds(bound);
        this.bounds = rules.stream().map(policyBounds::of).toList();
        this.tree = new BoundsTree(bounds);
    }

    /** The first rule before that one that covers it. */
    OptionalInt coverOf(int place) {
        RuleExtent covered = extents.get(place);
        return first(place, bounds.get(place), rule -> extents.get(rule).covers(covered));
    }

    /** The first rule that matches a request. */
    OptionalInt matching(Request request) {
        return first(rules.size(), policyBounds.of(request), rule -> criteria.matches(rules.get(rule), request));
    }

    /** How often bounds were compared so far: of two rules, or of a rule and a node of the tree. */
    long comparisons() {
        return comparisons.get();
    }

    private OptionalInt first(int end, Bounds covered, IntPredicate covers) {
        int first = below(BoundsTree.ROOT, end, covered, covers);
        return first < end ? OptionalInt.of(first) : OptionalInt.empty();
    }

    /** The first covering rule below a node; the end where none comes before it. */
    private int below(int node, int end, Bounds covered, IntPredicate covers) {
        if (tree.earliest(node) >= end || !isOpen(tree.mayCover(node, covered))) {
            return end;
        }
        if (tree.isLeaf(node)) {
            return inLeaf(node, end, covered, covers);
        }
        int left = 2 * node;
        int sooner = tree.earliest(left) <= tree.earliest(left + 1) ? left : left + 1;
        int later = sooner == left ? left + 1 : left;
        return below(later, below(sooner, end, covered, covers), covered, covers);
    }

    private int inLeaf(int leaf, int end, Bounds covered, IntPredicate covers) {
        for (int rule : tree.rules(leaf)) {
            if (rule >= end) {
                break;
            }
            if (isOpen(bounds.get(rule).mayCover(covered)) && covers.test(rule)) {
                return rule;
            }
        }
        return end;
    }

    private boolean isOpen(boolean mayCover) {
        comparisons.incrementAndGet();
        return mayCover;
    }
}

package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.runtime.value.VlWeight;

/**
 * Finds the Sets that lead from one state of the arbitration tables to another such that some VLs are served after each Set. A
 * port has four blocks at most, so that all orders can be tried.
 */
final class ArbitrationSequence {

    private final Arbitration to;
    private final int needed;

    private ArbitrationSequence(Arbitration to, int needed) {
        this.to = to;
        this.needed = needed;
    }

    /**
     * The Sets, in their order.
     *
     * @param needed the VLs to serve, a bit for each; both states serve them
     * @return the states after each Set; empty when no such order was found
     */
    static Optional<List<Step>> between(Arbitration from, Arbitration to, int needed) {
        ArbitrationSequence sequence = new ArbitrationSequence(to, needed);
        return sequence.direct(from).or(() -> sequence.detour(from, from.differing(to)));
    }

    /** Each block is set once, to what it is to be. */
    private Optional<List<Step>> direct(Arbitration state) {
        List<Integer> left = state.differing(to);
        if (left.isEmpty()) {
            return Optional.of(List.of());
        }
        return left.stream()
                .map(block -> new Step(block, state.with(block, to.blocks().get(block))))
                .filter(step -> step.state().serves(needed))
                .flatMap(step -> direct(step.state()).map(rest -> joined(step, rest)).stream())
                .findFirst();
    }

    /** A block that would leave VLs without service gets them in spare entries at first. */
    private Optional<List<Step>> detour(Arbitration state, List<Integer> left) {
        if (left.isEmpty()) {
            return direct(state);
        }
        return left.stream()
                .flatMap(block -> changed(state, block).stream())
                .flatMap(step ->
                        detour(step.state(), without(left, step.block())).map(rest -> joined(step, rest)).stream())
                .findFirst();
    }

    private Optional<Step> changed(Arbitration state, int block) {
        Arbitration next = state.with(block, to.blocks().get(block));
        return next.serving(block, needed, needed, state)
                .filter(served -> served.serves(needed))
                .map(served -> new Step(block, served));
    }

    private static List<Step> joined(Step first, List<Step> rest) {
        List<Step> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all;
    }

    private static List<Integer> without(List<Integer> blocks, int block) {
        return blocks.stream().filter(other -> other != block).toList();
    }

    /**
     * A Set.
     *
     * @param block the block that is set
     * @param state the tables afterwards
     */
    record Step(int block, Arbitration state) {

        List<VlWeight> entries() {
            return state.blocks().get(block);
        }
    }
}

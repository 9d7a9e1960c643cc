package org.qos.analysis.audit;

import java.util.Arrays;

/** SLs that are computed once for all pairs of ports of the same kinds. */
final class KeptSls implements PairSls {

    private static final int NOT_KNOWN = -1;
    /** How many pairs of kinds of ports are kept. */
    private static final int MAX_KEPT = 1 << 23;

    private final PairSls sls;
    private final int[] sourceKind;
    private final int[] destinationKind;
    private final int destinationKinds;
    private final int[] kept;

    /**
     * Keeps SLs.
     *
     * @param sourceKind the kind of each endpoint as a source, from 0
     * @param destinationKind the kind of each endpoint as a destination, from 0
     */
    KeptSls(PairSls sls, int[] sourceKind, int[] destinationKind) {
        this.sls = sls;
        this.sourceKind = sourceKind;
        this.destinationKind = destinationKind;
        destinationKinds = count(destinationKind);
        long pairs = (long) count(sourceKind) * destinationKinds;
        kept = new int[pairs <= MAX_KEPT ? (int) pairs : 0];
        Arrays.fill(kept, NOT_KNOWN);
    }

    private static int count(int[] kinds) {
        return Arrays.stream(kinds).max().orElse(-1) + 1;
    }

    @Override
    public int between(int source, int destination) {
        if (kept.length == 0) {
            return sls.between(source, destination);
        }
        int place = sourceKind[source] * destinationKinds + destinationKind[destination];
        if (kept[place] == NOT_KNOWN) {
            kept[place] = sls.between(source, destination);
        }
        return kept[place];
    }
}

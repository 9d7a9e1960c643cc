package org.qos.analysis.design;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.qos.runtime.value.VlWeight;

/**
 * Finds the tables with the fewest packets in a round. Each VL has one packet at first; those that get less than their classes ask for get
 * more. What a VL needs grows with what the others send, so that tables that keep all shares have no fewer packets than these: whether
 * there are some does not depend on a guess of what the high-priority table gets. Where that is too much, the VL with the largest packets
 * gets more, because a burst of the high-priority table follows each packet; where it is too little, the one with the smallest. Where bursts
 * are single packets, more turns of the smallest ones lower what the high-priority table gets, too.
 */
final class ShortestTables {

    private static final double ROUNDING = 1e-9;

    /** More turns of the smallest packets lower the mean of bursts by little. */
    private static final int MOST_SMALL = 64;

    private final TableDesign high;
    private final TableDesign low;
    private final int perEntry;
    private final BiFunction<List<VlWeight>, List<VlWeight>, Plan> plans;
    /** How many packets the VL with the smallest ones has at first in the high-priority table. */
    private final int smallTurns;

    private final int[] lowTurns;
    private int[] highTurns;

    private ShortestTables(
            TableDesign high,
            TableDesign low,
            int perEntry,
            int smallTurns,
            BiFunction<List<VlWeight>, List<VlWeight>, Plan> plans) {
        this.high = high;
        this.low = low;
        this.perEntry = perEntry;
        this.smallTurns = smallTurns;
        this.plans = plans;
        this.lowTurns = onePacketEach(low);
        this.highTurns = firstHighTurns();
    }

    private int[] firstHighTurns() {
        int[] turns = onePacketEach(high);
        IntStream.range(0, turns.length)
                .boxed()
                .min(Comparator.comparingInt(high::packet))
                .ifPresent(place -> turns[place] = smallTurns);
        return turns;
    }

    private static int[] onePacketEach(TableDesign design) {
        return IntStream.generate(() -> 1).limit(design.vls().size()).toArray();
    }

    /**
     * A plan with such tables; empty where there is none.
     *
     * @param limit VLHighLimit
     * @param plans makes a plan of the high-priority and the low-priority table
     */
    static Optional<Plan> plan(
            TableDesign high, TableDesign low, int limit, BiFunction<List<VlWeight>, List<VlWeight>, Plan> plans) {
        return low.packetsPerEntry()
                .boxed()
                .flatMap(perEntry -> smallTurns(high, limit)
                        .mapToObj(smallTurns -> new ShortestTables(high, low, perEntry, smallTurns, plans)))
                .map(ShortestTables::plan)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** One packet, or growing numbers of them where the mean of bursts depends on it. */
    private static IntStream smallTurns(TableDesign high, int limit) {
        boolean isMixed = IntStream.range(0, high.vls().size())
                        .map(high::packet)
                        .distinct()
                        .count()
                > 1;
        return limit == 0 && isMixed
                ? IntStream.iterate(1, turns -> turns <= MOST_SMALL, turns -> turns * 2)
                : IntStream.of(1);
    }

    private Optional<Plan> plan() {
        while (low.fits(lowTurns, perEntry) && high.fits(highTurns, perEntry)) {
            Plan plan = plans.apply(high.spread(highTurns, perEntry), low.spread(lowTurns, perEntry));
            if (plan.holds()) {
                return Optional.of(plan);
            }
            if (!raise(plan, low, lowTurns)) {
                boolean isMoreForHigh = raise(plan, high, highTurns);
                if ((!isMoreForHigh || !high.fits(highTurns, perEntry)) && !shiftPart(isMoreForHigh)) {
                    break;
                }
            }
        }
        return Optional.empty();
    }

    /** Gives the high-priority table more or less than now; whether that is possible. Room that an entry has left is used first. */
    private boolean shiftPart(boolean isMoreForHigh) {
        Comparator<Integer> smallestFirst = Comparator.comparingInt(low::packet);
        Comparator<Integer> order = isMoreForHigh ? smallestFirst : smallestFirst.reversed();
        List<Integer> places = IntStream.range(0, lowTurns.length)
                .boxed()
                .sorted(order.thenComparing(place -> lowTurns[place] % perEntry == 0))
                .toList();
        for (int place : places) {
            lowTurns[place]++;
            if (order.compare(place, places.get(places.size() - 1)) != 0 && low.fits(lowTurns, perEntry)) {
                highTurns = firstHighTurns();
                return true;
            }
            lowTurns[place]--;
        }
        return false;
    }

    /** Gives each VL of a table what it needs at least; whether one needs more. */
    private static boolean raise(Plan plan, TableDesign design, int[] turns) {
        boolean isRaised = false;
        for (ClassPlan each : plan.classes()) {
            int place = design.vls().indexOf(each.vl());
            if (place >= 0 && each.requested().share().isPresent()) {
                double share = each.requested().sharePart();
                double part = plan.part(each);
                if (part < share - ROUNDING) {
                    turns[place] = Math.max(turns[place] + 1, (int) Math.ceil(turns[place] * share / part - ROUNDING));
                    isRaised = true;
                }
            }
        }
        return isRaised;
    }
}

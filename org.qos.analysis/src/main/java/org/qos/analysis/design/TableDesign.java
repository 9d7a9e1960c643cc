package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * Makes an arbitration table. Weights are multiples of the MTU, less what the last packet of a turn can exceed them by where packets of
 * several sizes share a VL. Where such weights do not do, the last packet of a turn may begin with less than its size left: the weight of
 * 255 then counts as 256. The entries of a VL are spread over the table, so that no VL waits for long turns of others.
 */
final class TableDesign {

    private final int mtu;
    private final int entries;
    private final List<Integer> vls;
    /** The classes of each VL. */
    private final List<List<DesignClass>> classes;
    /** What the classes of each VL ask for together, as a part of a link. */
    private final double[] shares;

    private final VlPackets sizes;

    /**
     * A table for classes.
     *
     * @param mtu in bytes
     * @param entries how many entries the table can have
     */
    TableDesign(int mtu, int entries, List<ClassPlan> plans) {
        this.mtu = mtu;
        this.entries = entries;
        Map<Integer, List<DesignClass>> byVl = new LinkedHashMap<>();
        plans.forEach(
                plan -> byVl.computeIfAbsent(plan.vl(), vl -> new ArrayList<>()).add(plan.requested()));
        this.vls = List.copyOf(byVl.keySet());
        this.classes = List.copyOf(byVl.values());
        this.shares = classes.stream().mapToDouble(TableDesign::share).toArray();
        this.sizes = Plan.packets(plans, mtu);
    }

    private static double share(List<DesignClass> ofVl) {
        return ofVl.stream().mapToInt(each -> each.share().orElse(0)).sum() / (double) DesignClass.WHOLE;
    }

    /** What all classes ask for together, as a part of a link. */
    double shares() {
        return DoubleStream.of(shares).sum();
    }

    /** Whether each VL can have an entry. */
    boolean hasRoom() {
        return vls.size() <= entries;
    }

    /**
     * The entries; empty where the table cannot give each class its share.
     *
     * @param part the part of a link that the table gets, 0 to 1
     * @param getsRest the classes that get what the guarantees leave
     */
    Optional<List<VlWeight>> of(double part, Predicate<DesignClass> getsRest) {
        if (vls.isEmpty()) {
            return Optional.of(List.of());
        }
        double[] required = DoubleStream.of(shares)
                .map(share -> part == 0 ? 0 : share / part)
                .toArray();
        double[] wanted = wanted(required, getsRest);
        return packetsPerEntry()
                .mapToObj(perEntry -> new PacketTurns(perEntry, entries)
                        .choose(required, wanted)
                        .map(packets -> spread(packets, perEntry)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** How many packets an entry can name, the best first: multiples of the MTU, or 255 in place of 256. */
    IntStream packetsPerEntry() {
        return IntStream.of(
                VlArbitration.MAX_WEIGHT / unit(), LinkArbitration.packets(VlArbitration.MAX_WEIGHT, unit()));
    }

    /** The VLs, which other arrays are in the order of. */
    List<Integer> vls() {
        return vls;
    }

    /** The size of the smallest packets of the VL at a place, in bytes. */
    int packet(int place) {
        return sizes.smallest(vls.get(place));
    }

    /** Whether the table has an entry for each turn. */
    boolean fits(int[] packets, int perEntry) {
        return new PacketTurns(perEntry, entries).fits(packets);
    }

    /** The rest is for those that get it; where there are none, all get of it by what they ask for. */
    private double[] wanted(double[] required, Predicate<DesignClass> getsRest) {
        double[] claims = classes.stream()
                .mapToDouble(ofVl -> ofVl.stream().filter(getsRest).count())
                .toArray();
        double all = DoubleStream.of(claims).sum();
        if (all == 0) {
            claims = classes.stream()
                    .mapToDouble(
                            ofVl -> ofVl.stream().mapToInt(TableDesign::asked).sum())
                    .toArray();
            all = DoubleStream.of(claims).sum();
        }
        double rest = 1 - DoubleStream.of(required).sum();
        double[] wanted = required.clone();
        for (int vl = 0; vl < wanted.length; vl++) {
            wanted[vl] += rest * claims[vl] / all;
        }
        return wanted;
    }

    private static int asked(DesignClass of) {
        return of.ahead().orElse(of.share().orElse(0));
    }

    private int unit() {
        return mtu / VlArbitration.WEIGHT_UNIT;
    }

    /**
     * The entries for a number of packets of full size of each VL.
     *
     * @param perEntry how many packets an entry can name
     */
    List<VlWeight> spread(int[] packets, int perEntry) {
        List<Placed> placed = new ArrayList<>();
        for (int place = 0; place < packets.length; place++) {
            int vl = vls.get(place);
            int count = LinkArbitration.packets(packets[place], perEntry);
            for (int entry = 0; entry < count; entry++) {
                int turn = packets[place] * (entry + 1) / count - packets[place] * entry / count;
                int weight = Math.min(
                        VlArbitration.MAX_WEIGHT, turn * unit() - sizes.excess(vl) / VlArbitration.WEIGHT_UNIT);
                placed.add(new Placed((entry + 0.5) / count, new VlWeight(vl, weight)));
            }
        }
        return placed.stream()
                .sorted(Comparator.comparingDouble(Placed::at))
                .map(Placed::entry)
                .toList();
    }

    /** An entry, and its place in the table from 0 to 1. */
    private record Placed(double at, VlWeight entry) {}
}

package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * Makes an arbitration table. Weights are multiples of the MTU, less what the last packet of a turn can exceed them by where packets of
 * several sizes share a VL. Where such weights do not do, the last packet of a turn may begin with less than its size left: the weight of
 * 255 then counts as 256. The entries of a VL are spread over the table, so that no VL waits for long turns of others.
 *
 * @param mtu in bytes
 * @param entries how many entries the table can have
 */
record TableDesign(int mtu, int entries) {

    TableDesign withEntries(int other) {
        return new TableDesign(mtu, other);
    }

    /**
     * The entries of some classes; empty where the table cannot give each its share.
     *
     * @param part the part of a link that the table gets, 0 to 1
     * @param getsRest the classes that get what the guarantees leave
     */
    Optional<List<VlWeight>> of(List<ClassPlan> classes, double part, Predicate<DesignClass> getsRest) {
        if (classes.isEmpty()) {
            return Optional.of(List.of());
        }
        Map<Integer, List<DesignClass>> byVl = new LinkedHashMap<>();
        classes.forEach(
                plan -> byVl.computeIfAbsent(plan.vl(), vl -> new ArrayList<>()).add(plan.requested()));
        List<List<DesignClass>> vls = List.copyOf(byVl.values());
        double[] required = vls.stream()
                .mapToDouble(of -> part == 0 ? 0 : required(of) / part)
                .toArray();
        double[] wanted = wanted(vls, required, getsRest);
        VlPackets sizes = Plan.packets(classes, mtu);
        return Stream.of(VlArbitration.MAX_WEIGHT / unit(), LinkArbitration.packets(VlArbitration.MAX_WEIGHT, unit()))
                .flatMap(perEntry -> new PacketTurns(perEntry, entries)
                        .choose(required, wanted).stream()
                                .map(packets -> spread(List.copyOf(byVl.keySet()), packets, perEntry, sizes)))
                .findFirst();
    }

    private static double required(List<DesignClass> ofVl) {
        return ofVl.stream().mapToInt(each -> each.share().orElse(0)).sum() / (double) DesignClass.WHOLE;
    }

    /** The rest is for those that get it; where there are none, all get of it by what they ask for. */
    private static double[] wanted(List<List<DesignClass>> vls, double[] required, Predicate<DesignClass> getsRest) {
        double[] claims = vls.stream()
                .mapToDouble(ofVl -> ofVl.stream().filter(getsRest).count())
                .toArray();
        double all =
                IntStream.range(0, claims.length).mapToDouble(vl -> claims[vl]).sum();
        if (all == 0) {
            for (int vl = 0; vl < claims.length; vl++) {
                claims[vl] = vls.get(vl).stream().mapToInt(TableDesign::asked).sum();
                all += claims[vl];
            }
        }
        double rest = 1
                - IntStream.range(0, required.length)
                        .mapToDouble(vl -> required[vl])
                        .sum();
        double whole = all;
        return IntStream.range(0, required.length)
                .mapToDouble(vl -> required[vl] + rest * claims[vl] / whole)
                .toArray();
    }

    private static int asked(DesignClass of) {
        return of.ahead().orElse(of.share().orElse(0));
    }

    private int unit() {
        return mtu / VlArbitration.WEIGHT_UNIT;
    }

    private List<VlWeight> spread(List<Integer> vls, int[] packets, int perEntry, VlPackets sizes) {
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

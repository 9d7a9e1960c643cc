package org.qos.analysis.partition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.ClassSet;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.analysis.decision.RequestClasses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Ranges;

/**
 * Which requests OpenSM does not refuse because of P_Keys, and between which pairs of ports rules decide such requests: both ports
 * share the P_Key that the request states, or some P_Key if it states none, on one side at least. Without a fabric, or the partitions of a side, no request is taken to be refused.
 */
public final class AnsweredPairs {

    /** How many P_Keys are distinguished when pairs of ports are counted; each is a question of its own. */
    private static final int MAX_PKEYS = 64;

    private final List<SharedPkeys> sides;
    private final SharingPorts sharing;
    private final Decisions decisions;
    private final Region all;
    /** The P_Keys that rules state, of partitions. */
    private final SortedSet<Integer> stated = new TreeSet<>();
    /** The same by their classes. */
    private final Map<Integer, List<Integer>> statedByClass;
    /** For each of these the requests that are not refused. */
    private final Map<Integer, List<Region>> regions = new LinkedHashMap<>();
    /** Between which ports requests without a P_Key are not refused; empty for all. */
    private final Optional<PortPairs> sharingPairs;
    /** The requests without a P_Key that are not refused, once they are asked for. */
    private Optional<List<Region>> sharingRegions = Optional.empty();

    /**
     * Of policies that are bound to the same ports.
     *
     * @param partitions the partitions of a side each; empty if ports are not known
     * @param fabric has the ports
     * @param policies one policy for each side
     * @param progress hears how many rules are done
     */
    public AnsweredPairs(
            List<Partitions> partitions, Fabric fabric, List<BoundPolicy> policies, DecisionProgress progress) {
        this.sides = sides(partitions, fabric);
        this.sharing = SharingPorts.of(sides, fabric);
        sides.forEach(side -> side.pkeys().stream()
                .filter(pkey -> policies.stream().anyMatch(policy -> isStated(pkey, policy)))
                .forEach(stated::add));
        List<SharedPkeys.Pairs> pairs = stated.stream().flatMap(this::pairs).toList();
        Stream<PortSet> ofStated = pairs.stream()
                .<PortSet>flatMap(some -> Stream.of(some.sources(), some.destinations()))
                .filter(set -> isCountable());
        List<PortSet> distinguished =
                Stream.concat(ofStated, sharing.distinguished()).distinct().toList();
        this.decisions = Decisions.of(RequestClasses.of(distinguished, policies.toArray(BoundPolicy[]::new)), progress);
        this.statedByClass = stated.stream()
                .collect(Collectors.groupingBy(pkey -> decisions.classes().classOf(Axis.PKEY, pkey)));
        this.all = Region.all(decisions.classes());
        this.sharingPairs = sharing.pairs(decisions);
        pairs.stream()
                .collect(Collectors.groupingBy(SharedPkeys.Pairs::pkey))
                .forEach((pkey, some) ->
                        regions.put(pkey, some.stream().map(this::region).toList()));
    }

    private static List<SharedPkeys> sides(List<Partitions> partitions, Fabric fabric) {
        List<SharedPkeys> sides = partitions.stream()
                .distinct()
                .map(side -> new SharedPkeys(side, fabric))
                .toList();
        return sides.stream().allMatch(SharedPkeys::isKnown) ? sides : List.of();
    }

    private static boolean isStated(int pkey, BoundPolicy policy) {
        return policy.policy().rules().stream().anyMatch(rule -> rule.pkeys().contains(pkey));
    }

    /** The decisions of all policies. */
    public Decisions decisions() {
        return decisions;
    }

    /** Whether the ports of a request share its P_Key, or some P_Key if it states none. */
    public boolean allow(Request request) {
        return sides.isEmpty() || sides.stream().anyMatch(side -> !side.isUnanswered(request));
    }

    /** Some request that a rule of each policy decides, one that is not refused if there is such a request. */
    public Request some(int... rules) {
        Request any = some(all, rules).orElseThrow();
        return allow(any)
                ? any
                : answered(rules)
                        .flatMap(region -> some(region, rules).stream())
                        .findFirst()
                        .orElse(any);
    }

    /** The pairs of ports between which a rule of each policy decides a request that is not refused. */
    public PortPairs pairs(int... rules) {
        if (!isExact(rules)) {
            return allow(some(rules)) ? decisions.pairs(all, rules) : decisions.noPairs(all);
        }
        if (isForPkeys(rules)) {
            PortPairs pairs = decisions.noPairs(all);
            regions(rules).forEach(region -> pairs.addAll(decisions.pairs(region, rules)));
            return pairs;
        }
        PortPairs pairs = decisions.pairs(all, rules);
        sharingPairs.ifPresent(pairs::retainAll);
        return pairs;
    }

    /** Whether {@link #pairs} are exactly these pairs; otherwise some pairs more may be there. */
    public boolean isExact(int... rules) {
        return isForPkeys(rules) ? isCountable() : sharing.isCountable();
    }

    /** Rules that state no P_Key decide each of their requests without its P_Key, too. */
    private boolean isForPkeys(int... rules) {
        return !sides.isEmpty()
                && IntStream.range(0, rules.length)
                        .anyMatch(policy ->
                                rules[policy] > 0 && decisions.classes().isStated(Axis.PKEY, policy, rules[policy]));
    }

    private boolean isCountable() {
        return stated.size() <= MAX_PKEYS;
    }

    /** The requests that some rules may decide and that are not refused, in parts. */
    private Stream<Region> answered(int... rules) {
        return isForPkeys(rules) ? regions(rules) : sharingRegions().stream();
    }

    private List<Region> sharingRegions() {
        if (sharingRegions.isEmpty()) {
            sharingRegions = Optional.of(sharing.regions(all).toList());
        }
        return sharingRegions.get();
    }

    /** The requests with one of the P_Keys that some rules accept, of which one states P_Keys. */
    private Stream<Region> regions(int... rules) {
        ClassSet accepted = decisions.classes().existing(Axis.PKEY);
        for (int policy = 0; policy < rules.length; policy++) {
            accepted = rules[policy] == 0
                    ? accepted
                    : accepted.and(decisions.classes().accepted(Axis.PKEY, policy, rules[policy]));
        }
        List<Integer> pkeys = new ArrayList<>();
        accepted.forEach(number -> pkeys.addAll(statedByClass.getOrDefault(number, List.of())));
        return pkeys.stream()
                .sorted()
                .map(regions::get)
                .filter(Objects::nonNull)
                .flatMap(List::stream);
    }

    private Stream<SharedPkeys.Pairs> pairs(int pkey) {
        return sides.stream()
                .flatMap(side -> side.pairs(OptionalInt.of(pkey)).stream())
                .distinct();
    }

    private Region region(SharedPkeys.Pairs pairs) {
        return all.with(Axis.PKEY, Ranges.ofValues(pairs.pkey()))
                .with(Axis.SOURCE, List.of(pairs.sources()))
                .with(Axis.DESTINATION, List.of(pairs.destinations()));
    }

    private Optional<Request> some(Region region, int... rules) {
        return decisions.outcome(region, rules).flatMap(Outcome::witness);
    }
}

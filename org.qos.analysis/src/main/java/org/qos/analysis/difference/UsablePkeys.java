package org.qos.analysis.difference;

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
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.Ranges;

/**
 * Which requests OpenSM does not refuse because of P_Keys: both ports share the P_Key that the request states, or some P_Key if it
 * states none, on one side at least. Without a fabric, or the partitions of a side, no request is taken to be refused.
 */
final class UsablePkeys {

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

    UsablePkeys(ComparedPorts ports, ComparedSide before, ComparedSide after, DecisionProgress progress) {
        this.sides = sides(ports, before, after);
        this.sharing = SharingPorts.of(sides, ports.fabric());
        sides.forEach(side -> side.pkeys().stream()
                .filter(pkey -> isStated(pkey, ports.before()) || isStated(pkey, ports.after()))
                .forEach(stated::add));
        List<SharedPkeys.Pairs> pairs = stated.stream().flatMap(this::pairs).toList();
        Stream<PortSet> ofStated = pairs.stream()
                .<PortSet>flatMap(some -> Stream.of(some.sources(), some.destinations()))
                .filter(set -> isCountable());
        List<PortSet> distinguished =
                Stream.concat(ofStated, sharing.distinguished()).distinct().toList();
        this.decisions = Decisions.of(RequestClasses.of(distinguished, ports.before(), ports.after()), progress);
        this.statedByClass = stated.stream()
                .collect(Collectors.groupingBy(pkey -> decisions.classes().classOf(Axis.PKEY, pkey)));
        this.all = Region.all(decisions.classes());
        this.sharingPairs = sharing.pairs(decisions);
        pairs.stream()
                .collect(Collectors.groupingBy(SharedPkeys.Pairs::pkey))
                .forEach((pkey, some) ->
                        regions.put(pkey, some.stream().map(this::region).toList()));
    }

    private static List<SharedPkeys> sides(ComparedPorts ports, ComparedSide before, ComparedSide after) {
        List<SharedPkeys> sides = Stream.of(before, after)
                .map(ComparedSide::partitions)
                .distinct()
                .map(partitions -> new SharedPkeys(partitions, ports.fabric()))
                .toList();
        boolean isKnown = ports.isExact() && sides.stream().allMatch(SharedPkeys::isKnown);
        return isKnown ? sides : List.of();
    }

    private static boolean isStated(int pkey, BoundPolicy policy) {
        return policy.policy().rules().stream().anyMatch(rule -> rule.pkeys().contains(pkey));
    }

    /** The decisions of both policies. */
    Decisions decisions() {
        return decisions;
    }

    /** Whether the ports of a request share its P_Key, or some P_Key if it states none. */
    boolean allow(Request request) {
        return sides.isEmpty() || sides.stream().anyMatch(side -> !side.isUnanswered(request));
    }

    /** Some request that a rule of each policy decides, one that is not refused if there is such a request. */
    Request some(int ruleBefore, int ruleAfter) {
        Request any = some(all, ruleBefore, ruleAfter).orElseThrow();
        return allow(any)
                ? any
                : answered(ruleBefore, ruleAfter)
                        .flatMap(region -> some(region, ruleBefore, ruleAfter).stream())
                        .findFirst()
                        .orElse(any);
    }

    /** The pairs of ports between which a rule of each policy decides a request that is not refused. */
    PortPairs pairs(int ruleBefore, int ruleAfter) {
        if (!isExact(ruleBefore, ruleAfter)) {
            return allow(some(ruleBefore, ruleAfter))
                    ? decisions.pairs(all, ruleBefore, ruleAfter)
                    : decisions.noPairs(all);
        }
        if (isForPkeys(ruleBefore, ruleAfter)) {
            PortPairs pairs = decisions.noPairs(all);
            regions(ruleBefore, ruleAfter)
                    .forEach(region -> pairs.addAll(decisions.pairs(region, ruleBefore, ruleAfter)));
            return pairs;
        }
        PortPairs pairs = decisions.pairs(all, ruleBefore, ruleAfter);
        sharingPairs.ifPresent(pairs::retainAll);
        return pairs;
    }

    /** Whether {@link #pairs} are exactly these pairs; otherwise some pairs more may be there. */
    boolean isExact(int ruleBefore, int ruleAfter) {
        return isForPkeys(ruleBefore, ruleAfter) ? isCountable() : sharing.isCountable();
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

    /** The requests that two rules may decide and that are not refused, in parts. */
    private Stream<Region> answered(int ruleBefore, int ruleAfter) {
        return isForPkeys(ruleBefore, ruleAfter) ? regions(ruleBefore, ruleAfter) : sharingRegions().stream();
    }

    private List<Region> sharingRegions() {
        if (sharingRegions.isEmpty()) {
            sharingRegions = Optional.of(sharing.regions(all).toList());
        }
        return sharingRegions.get();
    }

    /** The requests with one of the P_Keys that two rules accept, of which one states P_Keys. */
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

    private Optional<Request> some(Region region, int ruleBefore, int ruleAfter) {
        return decisions.outcome(region, ruleBefore, ruleAfter).flatMap(Outcome::witness);
    }
}

package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;

/**
 * A bound for the SLs between two end ports: those of the rules that some request between them can match, and that of
 * the default level unless a rule matches all of them. It does not see rules that several earlier ones leave nothing.
 * Ports that are in the same groups of all rules are one class.
 */
final class MatchableSls implements PairSls {

    private static final int NOT_KNOWN = -1;
    /** How many pairs of classes are kept. */
    private static final int MAX_KEPT = 1 << 23;

    private final List<MatchRule> rules;
    private final int defaultBit;
    /** The rules whose sources, or destinations, have the ports of a class. */
    private final List<BitSet> bySource = new ArrayList<>();

    private final List<BitSet> byDestination = new ArrayList<>();
    private final int[] sourceClass;
    private final int[] destinationClass;
    private final int allBits;
    private final int[] kept;

    MatchableSls(BoundPolicy policy) {
        rules = policy.policy().rules();
        defaultBit = PairSls.bit(policy.policy().defaultLevel());
        int bits = defaultBit;
        for (int rule = 0; rule < rules.size(); rule++) {
            bits |= PairSls.bit(rules.get(rule).level());
        }
        allBits = bits;
        sourceClass = classes(policy, MatchRule::sources, bySource);
        destinationClass = classes(policy, MatchRule::destinations, byDestination);
        long pairs = (long) bySource.size() * byDestination.size();
        kept = new int[pairs <= MAX_KEPT ? (int) pairs : 0];
        Arrays.fill(kept, NOT_KNOWN);
    }

    private int[] classes(BoundPolicy policy, Function<MatchRule, List<PortGroup>> end, List<BitSet> rulesOfClass) {
        int ends = policy.fabric().endpoints().size();
        Map<PortGroup, BitSet> members = new IdentityHashMap<>();
        BitSet[] matching = new BitSet[ends];
        BitSet anywhere = new BitSet();
        for (int port = 0; port < ends; port++) {
            matching[port] = new BitSet();
        }
        for (int place = 0; place < rules.size(); place++) {
            int rule = place;
            List<PortGroup> groups = end.apply(rules.get(rule));
            if (groups.isEmpty()) {
                anywhere.set(rule);
            }
            for (PortGroup group : groups) {
                members.computeIfAbsent(group, some -> ((EndpointSet) policy.members(some)).indices()).stream()
                        .forEach(port -> matching[port].set(rule));
            }
        }
        Map<BitSet, Integer> numbers = new HashMap<>();
        int[] classes = new int[ends];
        for (int port = 0; port < ends; port++) {
            classes[port] = numbers.computeIfAbsent(matching[port], stated -> {
                BitSet all = (BitSet) stated.clone();
                all.or(anywhere);
                rulesOfClass.add(all);
                return rulesOfClass.size() - 1;
            });
        }
        return classes;
    }

    @Override
    public int between(int source, int destination) {
        return ofClasses(sourceClass[source], destinationClass[destination]);
    }

    private int ofClasses(int source, int destination) {
        if (kept.length == 0) {
            return search(source, destination);
        }
        int place = source * byDestination.size() + destination;
        if (kept[place] == NOT_KNOWN) {
            kept[place] = search(source, destination);
        }
        return kept[place];
    }

    private int search(int source, int destination) {
        BitSet ofDestination = byDestination.get(destination);
        BitSet ofSource = bySource.get(source);
        int bits = 0;
        for (int rule = ofSource.nextSetBit(0); rule >= 0 && bits != allBits; rule = ofSource.nextSetBit(rule + 1)) {
            if (ofDestination.get(rule)) {
                bits |= PairSls.bit(rules.get(rule).level());
                if (statesEndsOnly(rules.get(rule))) {
                    return bits;
                }
            }
        }
        return bits | defaultBit;
    }

    private static boolean statesEndsOnly(MatchRule rule) {
        return rule.serviceIds().isEmpty()
                && rule.qosClasses().isEmpty()
                && rule.tclasses().isEmpty()
                && rule.pkeys().isEmpty();
    }
}

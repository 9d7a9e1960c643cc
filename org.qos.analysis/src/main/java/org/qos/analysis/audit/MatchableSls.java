package org.qos.analysis.audit;

import java.util.ArrayList;
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
 * the default level unless a rule matches all of them. They share a P_Key that the rule states, if it states any. It does not see
 * rules that several earlier ones leave nothing.
 * Ports that are in the same groups of all rules are one class.
 */
final class MatchableSls implements PairSls {

    private final List<MatchRule> rules;
    private final int defaultBit;
    private final NamedPkeys pkeys;
    /** What ports have to share for the level of each rule, and for the default level. */
    private final List<NamedPkeys.Needed> needed;

    private final NamedPkeys.Needed neededForDefault;
    /** The rules whose sources, or destinations, have the ports of a class. */
    private final List<BitSet> bySource = new ArrayList<>();

    private final List<BitSet> byDestination = new ArrayList<>();
    private final int[] sourceClass;
    private final int[] destinationClass;
    private final int allBits;

    MatchableSls(BoundPolicy policy, NamedPkeys pkeys) {
        this.pkeys = pkeys;
        rules = policy.policy().rules();
        needed = rules.stream().map(pkeys::needed).toList();
        neededForDefault = pkeys.needed(policy.policy().defaultLevel());
        defaultBit = PairSls.bit(policy.policy().defaultLevel());
        int bits = defaultBit;
        for (int rule = 0; rule < rules.size(); rule++) {
            bits |= PairSls.bit(rules.get(rule).level());
        }
        allBits = bits;
        sourceClass = classes(policy, MatchRule::sources, bySource);
        destinationClass = classes(policy, MatchRule::destinations, byDestination);
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
        BitSet ofDestination = byDestination.get(destinationClass[destination]);
        BitSet ofSource = bySource.get(sourceClass[source]);
        int bits = 0;
        for (int rule = ofSource.nextSetBit(0); rule >= 0 && bits != allBits; rule = ofSource.nextSetBit(rule + 1)) {
            if (ofDestination.get(rule)) {
                if (pkeys.share(source, destination, needed.get(rule))) {
                    bits |= PairSls.bit(rules.get(rule).level());
                }
                if (statesEndsOnly(rules.get(rule))) {
                    return bits;
                }
            }
        }
        return pkeys.share(source, destination, neededForDefault) ? bits | defaultBit : bits;
    }

    /** The same, computed once for ports that are alike. */
    PairSls kept() {
        PairSls ofClasses = new KeptSls(this, sourceClass, destinationClass);
        PairSls ofKinds = new KeptSls(this, pkeys.kinds(sourceClass), pkeys.kinds(destinationClass));
        return (source, destination) -> pkeys.shareAny(source, destination)
                ? ofKinds.between(source, destination)
                : ofClasses.between(source, destination);
    }

    private static boolean statesEndsOnly(MatchRule rule) {
        return rule.serviceIds().isEmpty()
                && rule.qosClasses().isEmpty()
                && rule.tclasses().isEmpty()
                && rule.pkeys().isEmpty();
    }
}

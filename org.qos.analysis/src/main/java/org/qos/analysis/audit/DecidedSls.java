package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.qos.analysis.audit.NamedPkeys.Needed;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.analysis.decision.RequestClasses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Sl;

/** The SLs between two end ports, exactly: those of the rules that decide some request between them that OpenSM answers. */
final class DecidedSls implements PairSls {

    /** Questions about rules with one of their P_Keys; beyond, a rule is asked once for all of its P_Keys together. */
    private static final int MAX_QUESTIONS = 10_000;

    private final NamedPkeys pkeys;
    private final RequestClasses classes;
    private final Decisions decisions;
    private final Region all;
    private int questions;
    /** What pairs of ports get if they share what is needed. */
    private final Map<Needed, Answers> found = new LinkedHashMap<>();
    /** For each named P_Key what ports get that share it. */
    private final List<List<Answers>> byPkey;
    /** The SLs of ports whatever they share. */
    private final PairSls usual;

    private final int[] sourceClass;
    private final int[] destinationClass;

    /**
     * The SLs of a policy that is bound to a fabric.
     *
     * @throws DecisionLimitException when the policy is too complex
     */
    DecidedSls(BoundPolicy policy, NamedPkeys pkeys, AuditProgress progress) {
        this.pkeys = pkeys;
        classes = RequestClasses.of(policy);
        decisions = Decisions.of(classes, DecisionProgress.NONE);
        all = Region.all(classes);
        List<MatchRule> rules = policy.policy().rules();
        askWithoutPkey(0, policy.policy().defaultLevel());
        for (int place = 1; place <= rules.size(); place++) {
            progress.at("finding the SLs of all pairs of ports", (double) place / (rules.size() + 1));
            ask(place, rules.get(place - 1));
        }
        sourceClass = numbers(Axis.SOURCE, policy.fabric());
        destinationClass = numbers(Axis.DESTINATION, policy.fabric());
        byPkey = Stream.<List<Answers>>generate(ArrayList::new)
                .limit(pkeys.count())
                .toList();
        found.forEach((needed, answers) ->
                needed.places().forEach(place -> byPkey.get(place).add(answers)));
        Answers always = found.getOrDefault(Needed.NOTHING, new Answers());
        usual = new KeptSls((source, destination) -> bits(always, source, destination), sourceClass, destinationClass);
    }

    private void ask(int place, MatchRule rule) {
        if (!pkeys.areKnown() || rule.pkeys().isEmpty()) {
            askWithoutPkey(place, rule.level());
            return;
        }
        BitSet stated = pkeys.stated(rule);
        Collection<BitSet> alike = alike(stated);
        questions += alike.size();
        for (BitSet some : questions > MAX_QUESTIONS && !alike.isEmpty() ? List.of(stated) : alike) {
            LongStream values = some.stream().mapToLong(pkeys::pkey);
            Region carrying = all.with(Axis.PKEY, Ranges.ofValues(values.toArray()));
            add(rule.level(), pkeys.needed(some), decisions.pairs(carrying, place));
        }
    }

    /** Rules that state no P_Key decide each of their requests without its P_Key, too. */
    private void askWithoutPkey(int place, QosLevel level) {
        Region region = pkeys.areKnown() ? all.without(Axis.PKEY) : all;
        add(level, pkeys.needed(level), decisions.pairs(region, place));
    }

    /** P_Keys by their classes: no rule tells those of a class apart. */
    private Collection<BitSet> alike(BitSet stated) {
        Map<Integer, BitSet> byClass = new HashMap<>();
        stated.stream().forEach(place -> byClass.computeIfAbsent(
                        classes.classOf(Axis.PKEY, pkeys.pkey(place)), some -> new BitSet())
                .set(place));
        return byClass.values();
    }

    private void add(QosLevel level, Needed needed, PortPairs decided) {
        if (Sl.isValid(level.sl()) && !decided.isEmpty()) {
            PortPairs[] bySl =
                    found.computeIfAbsent(needed, some -> new Answers()).bySl();
            if (bySl[level.sl()] == null) {
                bySl[level.sl()] = decisions.noPairs(all);
            }
            bySl[level.sl()].addAll(decided);
        }
    }

    private int[] numbers(Axis end, Fabric fabric) {
        return fabric.endpoints().stream()
                .mapToInt(port -> classes.classOf(end, port.guid()))
                .toArray();
    }

    @Override
    public int between(int source, int destination) {
        int bits = usual.between(source, destination);
        for (int word = 0; word < pkeys.words(); word++) {
            for (long shared = pkeys.shared(source, destination, word); shared != 0; shared &= shared - 1) {
                int place = word * Long.SIZE + Long.numberOfTrailingZeros(shared);
                for (Answers answers : byPkey.get(place)) {
                    bits |= bits(answers, source, destination);
                }
            }
        }
        return bits;
    }

    private int bits(Answers answers, int source, int destination) {
        int bits = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            PortPairs pairs = answers.bySl()[sl];
            if (pairs != null && pairs.contains(sourceClass[source], destinationClass[destination])) {
                bits |= 1 << sl;
            }
        }
        return bits;
    }

    /** The same, computed once for ports that are alike. */
    PairSls kept() {
        return new KeptSls(this, pkeys.kinds(sourceClass), pkeys.kinds(destinationClass));
    }

    /**
     * What some pairs of ports get.
     *
     * @param bySl the pairs of classes of ports that get an SL; null for an SL that none gets
     */
    private record Answers(PortPairs[] bySl) {

        private Answers() {
            this(new PortPairs[Sl.COUNT]);
        }
    }
}

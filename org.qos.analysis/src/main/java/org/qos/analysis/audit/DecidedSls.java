package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.List;
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
import org.qos.runtime.value.Sl;

/** The SLs between two end ports, exactly: those of the rules that decide some request between them. */
final class DecidedSls implements PairSls {

    /** The pairs of classes of ports that get an SL; null for an SL that none gets. */
    private final PortPairs[] bySl = new PortPairs[Sl.COUNT];

    private final int[] sourceClass;
    private final int[] destinationClass;

    /**
     * The SLs of a policy that is bound to a fabric.
     *
     * @throws DecisionLimitException when the policy is too complex
     */
    DecidedSls(BoundPolicy policy, AuditProgress progress) {
        RequestClasses classes = RequestClasses.of(policy);
        Decisions decisions = Decisions.of(classes, DecisionProgress.NONE);
        Region all = Region.all(classes);
        List<QosLevel> levels = new ArrayList<>(List.of(policy.policy().defaultLevel()));
        policy.policy().rules().stream().map(MatchRule::level).forEach(levels::add);
        for (int rule = 0; rule < levels.size(); rule++) {
            progress.at("finding the SLs of all pairs of ports", (double) rule / levels.size());
            int sl = levels.get(rule).sl();
            if (Sl.isValid(sl)) {
                PortPairs decided = decisions.pairs(all, rule);
                if (bySl[sl] == null) {
                    bySl[sl] = decided;
                } else {
                    bySl[sl].addAll(decided);
                }
            }
        }
        sourceClass = numbers(classes, Axis.SOURCE, policy.fabric());
        destinationClass = numbers(classes, Axis.DESTINATION, policy.fabric());
    }

    private static int[] numbers(RequestClasses classes, Axis end, Fabric fabric) {
        return fabric.endpoints().stream()
                .mapToInt(port -> classes.classOf(end, port.guid()))
                .toArray();
    }

    @Override
    public int between(int source, int destination) {
        int bits = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            if (bySl[sl] != null && bySl[sl].contains(sourceClass[source], destinationClass[destination])) {
                bits |= 1 << sl;
            }
        }
        return bits;
    }
}

package org.qos.analysis.audit;

import java.util.stream.Stream;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.value.Sl;

/**
 * The SLs that the subnet administration can hand out between two end ports with a policy, and {@code sm_sl} of
 * OpenSM between the port of the subnet manager and others. Ports that share no P_Key get no path, and a request with a P_Key only
 * ports that share it.
 */
final class PolicySls implements PathSls {

    private final PairSls pairs;
    private final PkeyTables pkeys;
    private final int smEnd;
    private final int smBit;

    PolicySls(BoundPolicy policy, RoutedSubnet subnet, AuditProgress progress) {
        pairs = pairs(policy, new NamedPkeys(policy.policy(), subnet), progress);
        pkeys = subnet.pkeys();
        Fabric fabric = policy.fabric();
        smEnd = fabric.smGuid().isPresent()
                ? fabric.endpointIndex(fabric.smGuid().getAsLong())
                : -1;
        smBit = 1 << subnet.options().smSl() & Sl.ALL_BITS;
    }

    private static PairSls pairs(BoundPolicy policy, NamedPkeys pkeys, AuditProgress progress) {
        try {
            return new DecidedSls(policy, pkeys, progress).kept();
        } catch (DecisionLimitException tooComplex) {
            return new MatchableSls(policy, pkeys).kept();
        }
    }

    /** All SLs that a policy names. */
    static int all(Policy policy) {
        return Stream.concat(policy.rules().stream().map(MatchRule::level), Stream.of(policy.defaultLevel()))
                .mapToInt(PairSls::bit)
                .reduce(0, (one, other) -> one | other);
    }

    @Override
    public int between(int source, int destination, int lid) {
        if (!pkeys.meet(source, destination)) {
            return 0;
        }
        int management = source == smEnd || destination == smEnd ? smBit : 0;
        return management | pairs.between(source, destination);
    }
}

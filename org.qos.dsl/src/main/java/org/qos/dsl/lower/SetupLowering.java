package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.model.policy.VlArbScope;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.VlWeight;

/** Lowers the scopes of the fabric setup. */
final class SetupLowering {

    private final PolicyDialect dialect;
    private final Trace trace;
    private final GroupLowering groups;

    SetupLowering(PolicyDialect dialect, Trace trace, GroupLowering groups) {
        this.dialect = dialect;
        this.trace = trace;
        this.groups = groups;
    }

    FabricSetup setup(List<SetupScope> scopes) {
        List<org.qos.runtime.policy.Sl2VlScope> sl2vl = new ArrayList<>();
        List<org.qos.runtime.policy.VlArbScope> vlArb = new ArrayList<>();
        for (SetupScope scope : scopes) {
            if (scope instanceof Sl2VlScope written) {
                sl2vl(written).ifPresent(s -> sl2vl.add(trace.note(s, written)));
            } else if (scope instanceof VlArbScope written) {
                vlArb.add(trace.note(vlArb(written), written));
            }
        }
        return new FabricSetup(sl2vl, vlArb);
    }

    /** A scope without a table, which is an error of its own, sets nothing. */
    private Optional<org.qos.runtime.policy.Sl2VlScope> sl2vl(Sl2VlScope written) {
        return Written.first(written.getTables()).map(table -> {
            List<PortGroup> acrossTo = new ArrayList<>(groups.resolve(written.getAcross()));
            acrossTo.addAll(groups.resolve(written.getAcrossTo()));
            return new org.qos.runtime.policy.Sl2VlScope(
                    groups.resolve(written.getGroups()),
                    acrossTo,
                    groups.resolve(written.getAcrossFrom()),
                    numbers(written.getFrom()),
                    numbers(written.getTo()),
                    table.getVls().stream().map(Long::intValue).toList());
        });
    }

    private org.qos.runtime.policy.VlArbScope vlArb(VlArbScope written) {
        List<Long> limits = written.getHighLimits();
        return new org.qos.runtime.policy.VlArbScope(
                groups.resolve(written.getGroups()),
                groups.resolve(written.getAcross()),
                numbers(written.getTo()),
                weights(written.getHigh()),
                weights(written.getLow()),
                limits.isEmpty()
                        ? OptionalInt.empty()
                        : OptionalInt.of(limits.get(limits.size() - 1).intValue()));
    }

    private PortNumbers numbers(List<Range> written) {
        boolean all = written.isEmpty() || written.stream().anyMatch(Range::isAny);
        return all ? PortNumbers.ALL : PortNumbers.of(dialect.ranges(written));
    }

    private static List<VlWeight> weights(List<org.qos.dsl.model.policy.VlWeight> written) {
        return written.stream()
                .map(w -> new VlWeight(
                        (int) w.getVl(),
                        w.getWeight() == null ? 0 : (int) w.getWeight().longValue()))
                .toList();
    }
}

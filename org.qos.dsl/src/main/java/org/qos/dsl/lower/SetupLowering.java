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
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/** Lowers the scopes of the fabric setup. */
final class SetupLowering {

    /** The maximum weight and limit. */
    private static final long MAX = 255;

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
        return EntryValues.first(written.getTables()).map(table -> {
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
                limit(limits));
    }

    /** The last limit counts; one that does not fit into its eight bits, which has its finding, is none. */
    private static OptionalInt limit(List<Long> limits) {
        return limits.stream()
                .skip(Math.max(0, limits.size() - 1))
                .filter(limit -> Long.compareUnsigned(limit, MAX) <= 0)
                .mapToInt(Long::intValue)
                .findFirst();
    }

    private PortNumbers numbers(List<Range> written) {
        boolean all = written.isEmpty() || written.stream().anyMatch(Range::isAny);
        return all ? PortNumbers.ALL : PortNumbers.of(dialect.ranges(written));
    }

    /** The entries that mean something: those of another VL or weight have their finding. */
    private static List<VlWeight> weights(List<org.qos.dsl.model.policy.VlWeight> written) {
        return written.stream()
                .filter(w -> Long.compareUnsigned(w.getVl(), Vl.MAX_DATA) <= 0)
                .filter(w -> w.getWeight() == null || Long.compareUnsigned(w.getWeight(), MAX) <= 0)
                .map(w -> new VlWeight(
                        (int) w.getVl(),
                        w.getWeight() == null ? 0 : (int) w.getWeight().longValue()))
                .toList();
    }
}

package org.qos.runtime.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** Short ways to write {@code qos-setup} in tests. */
public final class Setups {

    private Setups() {}

    /** A scope that selects nothing yet. */
    public static ScopeDraft scope() {
        return new ScopeDraft();
    }

    /** Arbitration entries, written as in files: {@code 0:64,1:32}. */
    public static List<VlWeight> weights(String entries) {
        return entries.isEmpty()
                ? List.of()
                : Stream.of(entries.split(","))
                        .map(entry -> entry.split(":"))
                        .map(entry -> new VlWeight(Integer.parseInt(entry[0]), Integer.parseInt(entry[1])))
                        .toList();
    }

    /** Some port numbers. */
    public static PortNumbers numbers(long... numbers) {
        return PortNumbers.of(Ranges.ofValues(numbers));
    }

    /** A policy of these scopes, bound to a fabric; its groups are those of the scopes. */
    public static BoundPolicy bind(Fabric fabric, List<Sl2VlScope> sl2vl, List<VlArbScope> vlArb) {
        List<PortGroup> groups = new ArrayList<>();
        sl2vl.forEach(scope -> groups.addAll(scope.groups()));
        Policy plain = Policies.policy(groups);
        return BoundPolicy.bind(
                new Policy(groups, plain.levels(), plain.defaultLevel(), List.of(), new FabricSetup(sl2vl, vlArb)),
                fabric,
                Partitions.WITHOUT_FILE);
    }

    /** A scope while it is written. */
    public static final class ScopeDraft {

        private List<PortGroup> groups = List.of();
        private List<PortGroup> across = List.of();
        private List<PortGroup> acrossFrom = List.of();
        private PortNumbers from = PortNumbers.ALL;
        private PortNumbers to = PortNumbers.ALL;

        private ScopeDraft() {}

        public ScopeDraft group(PortGroup... some) {
            groups = List.of(some);
            return this;
        }

        public ScopeDraft across(PortGroup... some) {
            across = List.of(some);
            return this;
        }

        public ScopeDraft acrossFrom(PortGroup... some) {
            acrossFrom = List.of(some);
            return this;
        }

        public ScopeDraft from(long... numbers) {
            from = numbers(numbers);
            return this;
        }

        public ScopeDraft to(long... numbers) {
            to = numbers(numbers);
            return this;
        }

        /** The SL2VL scope with these VLs for the first SLs and the last of them for the others. */
        public Sl2VlScope vls(int... vls) {
            int[] row = Arrays.copyOf(vls, 16);
            Arrays.fill(row, vls.length, 16, vls[vls.length - 1]);
            return new Sl2VlScope(
                    groups,
                    across,
                    acrossFrom,
                    from,
                    to,
                    Arrays.stream(row).boxed().toList());
        }

        /** The arbitration scope with tables as {@link Setups#weights} reads them; a limit of -1 is not stated. */
        public VlArbScope arbitration(String high, String low, int limit) {
            return new VlArbScope(
                    groups,
                    across,
                    to,
                    weights(high),
                    weights(low),
                    limit < 0 ? OptionalInt.empty() : OptionalInt.of(limit));
        }
    }
}

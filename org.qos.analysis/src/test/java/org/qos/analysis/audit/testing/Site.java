package org.qos.analysis.audit.testing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.qos.analysis.audit.Audit;
import org.qos.analysis.audit.AuditFinding;
import org.qos.analysis.audit.AuditInput;
import org.qos.analysis.audit.AuditProgress;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.VlWeight;

/** A subnet with a policy, partitions and options, to be audited. */
public record Site(SubnetState state, Policy policy, Partitions partitions, SmOptions options, Set<Integer> ipoib) {

    /** A subnet whose requests get the SLs 0, 1, ... by their Service-ID; OpenSM's default tables. */
    public static Site of(SubnetState state, int sls) {
        return new Site(state, policy(sls, List.of()), Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos(), Set.of());
    }

    private static Policy policy(int sls, List<PortGroup> groups) {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        List<QosLevel> levels = IntStream.range(0, sls)
                .mapToObj(sl -> sl == 0 ? usual : QosLevel.ofSl("Level" + sl, sl))
                .toList();
        List<MatchRule> rules = levels.stream()
                .skip(1)
                .map(level -> rule(level, List.of(), List.of(), level.sl()))
                .toList();
        return new Policy(groups, levels, usual, rules, FabricSetup.NONE);
    }

    /** A rule for a Service-ID, from groups to groups. */
    public static MatchRule rule(QosLevel level, List<PortGroup> from, List<PortGroup> to, int service) {
        return new MatchRule(
                "",
                from,
                to,
                service == 0 ? Ranges.NONE : Ranges.ofValues(service),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                level);
    }

    public Site withGroups(PortGroup... groups) {
        return new Site(
                state,
                new Policy(List.of(groups), policy.levels(), policy.defaultLevel(), policy.rules(), FabricSetup.NONE),
                partitions,
                options,
                ipoib);
    }

    public Site withPolicy(Policy other) {
        return new Site(state, other, partitions, options, ipoib);
    }

    /** All ports have the same tables. */
    public Site withTables(int highLimit, List<VlWeight> high, List<VlWeight> low, List<Integer> sl2vl) {
        QosOptions all = new QosOptions(
                OptionalInt.empty(),
                OptionalInt.of(highLimit),
                Optional.of(high),
                Optional.of(low),
                Optional.of(sl2vl));
        return withOptions(options.withStated(Map.of(
                PortKind.CA, all, PortKind.SWITCH_EXTERNAL, all, PortKind.SWITCH_PORT_0, all, PortKind.ROUTER, all)));
    }

    public Site withOptions(SmOptions others) {
        return new Site(state, policy, partitions, others, ipoib);
    }

    public Site withPartitions(Partitions others, Integer... ipoibPkeys) {
        return new Site(state, policy, others, options, Set.of(ipoibPkeys));
    }

    public AuditResult audit() {
        RoutedSubnet subnet = RoutedSubnet.predicted(state, partitions, options);
        return Audit.of(
                new AuditInput(
                        BoundPolicy.bind(policy, state.fabric(), partitions),
                        subnet,
                        new ExpectedTables(subnet, state, List.of(), SlMtus.of(policy, options)),
                        ipoib,
                        Optional.empty(),
                        false),
                AuditProgress.NONE);
    }

    /** The findings as text, by kind. */
    public List<String> texts() {
        AuditText text = new AuditText(state.fabric());
        return audit().findings().stream().map(text::of).toList();
    }

    /** The kinds that are found. */
    public List<AuditFinding.Kind> kinds() {
        return audit().findings().stream().map(AuditFinding::kind).toList();
    }
}

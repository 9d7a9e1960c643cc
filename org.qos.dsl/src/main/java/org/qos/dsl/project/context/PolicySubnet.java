package org.qos.dsl.project.context;

import java.util.List;
import java.util.Optional;
import org.qos.analysis.policytest.PathSource;
import org.qos.analysis.vl.SetupOptions;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.setup.DeviatingTables;
import org.qos.runtime.setup.SetupPlanner;

/**
 * The subnet of a policy, as far as its context shows it.
 *
 * @param context the context of the policy, or of a file with its tests
 * @param policy the policy, bound to the fabric
 */
public record PolicySubnet(DocumentContext context, BoundPolicy policy) {

    /**
     * The options; without an option file QoS is on, ports have the tables that the policy states for their kind, and every
     * other option has its default.
     */
    public SmOptions options() {
        return context.fabricContext()
                .options()
                .or(() -> SetupOptions.of(policy.policy().setup()))
                .orElseGet(SmOptions.DEFAULTS::withQos);
    }

    /** The partitions; without a partition file the default one. */
    public Partitions partitions() {
        return context.fabricContext().partitions().orElse(Partitions.WITHOUT_FILE);
    }

    /** The subnet as OpenSM's SA sees it: of the SL2VL tables it knows those only that OpenSM has set. */
    public RoutedSubnet routed() {
        SubnetState known = context.subnet().withSl2Vl(context.snapshot().dumpedSl2Vl());
        return RoutedSubnet.predicted(known, partitions(), options());
    }

    /** The tables that packets meet in a subnet, those that the policy states among them. */
    public ExpectedTables expectedTables(RoutedSubnet subnet) {
        SubnetState known = context.subnet();
        boolean stated = !policy.policy().setup().equals(FabricSetup.NONE);
        return new ExpectedTables(
                subnet,
                known,
                stated ? SetupPlanner.plan(policy, known).tables() : List.of(),
                SlMtus.of(policy.policy(), subnet.options()));
    }

    /** The ports whose tables are known to be others than those that the policy and the option file state. */
    public DeviatingTables deviatingTables() {
        return DeviatingTables.of(
                policy, context.subnet(), context.fabricContext().options());
    }

    /** What finds paths as OpenSM does; empty when the forwarding tables are not known. */
    public Optional<PathSource> paths() {
        if (context.fabricContext().fabric().isEmpty()
                || context.snapshot().state().forwarding().isEmpty()) {
            return Optional.empty();
        }
        RoutedSubnet subnet = routed();
        PathResolver resolver = new PathResolver(subnet, Optional.of(CompiledPolicy.of(policy)), Profile.OPENSM);
        return Optional.of(new PathSource(resolver, expectedTables(subnet)));
    }
}

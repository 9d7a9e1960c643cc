package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Mtu;

/**
 * What is known of the subnet that a policy is for.
 *
 * @param partitions the partitions of the partition file, empty when no file was given
 * @param partitionsUnusable whether a partition file was given that cannot be used, so that the partitions are unknown
 * @param options the options of OpenSM's option file, empty when no file was given
 * @param subnet the fabric, {@link Fabric#EMPTY} when none was given, and what else is known of its ports
 * @param target the subnet manager that reads the files
 * @param routingEngine the routing engine that the project names; the option file takes precedence
 * @param mtu the MTU in bytes that the project names for links of which the fabric shows none
 * @param applications the SLs that applications are set to
 * @param tested the policy that a file with tests is for; {@link TestedPolicy#NONE} for other files
 */
public record FabricContext(
        Optional<Partitions> partitions,
        boolean partitionsUnusable,
        Optional<SmOptions> options,
        SubnetState subnet,
        Target target,
        Optional<String> routingEngine,
        OptionalInt mtu,
        List<ApplicationSetting> applications,
        TestedPolicy tested) {

    /** Copies the list. */
    public FabricContext {
        applications = List.copyOf(applications);
    }

    /** Nothing is given. */
    public static final FabricContext UNKNOWN = new FabricContext(Optional.empty(), Optional.empty(), Fabric.EMPTY);

    /** Files and a fabric, for OpenSM 3.3. */
    public FabricContext(Optional<Partitions> partitions, Optional<SmOptions> options, Fabric fabric) {
        this(partitions, options, SubnetState.of(fabric));
    }

    /** Files and what is known of a subnet, for OpenSM 3.3. */
    public FabricContext(Optional<Partitions> partitions, Optional<SmOptions> options, SubnetState subnet) {
        this(partitions, false, options, subnet, Target.OPENSM_3_3, Optional.empty());
    }

    /** The context of a file without tests. */
    public FabricContext(
            Optional<Partitions> partitions,
            boolean partitionsUnusable,
            Optional<SmOptions> options,
            SubnetState subnet,
            Target target,
            Optional<String> routingEngine) {
        this(
                partitions,
                partitionsUnusable,
                options,
                subnet,
                target,
                routingEngine,
                OptionalInt.empty(),
                List.of(),
                TestedPolicy.NONE);
    }

    /** The fabric, {@link Fabric#EMPTY} when none was given. */
    public Fabric fabric() {
        return subnet.fabric();
    }

    /**
     * The partitions that OpenSM has: without a partition file the default one. Empty when nothing is known, because
     * there is neither a partition file nor a fabric, or the file cannot be used.
     */
    public Optional<Partitions> knownPartitions() {
        return fabric().isEmpty() || partitionsUnusable
                ? partitions
                : Optional.of(partitions.orElse(Partitions.WITHOUT_FILE));
    }

    /** The same, where a missing partition file means that OpenSM has none. */
    public FabricContext withPartitions() {
        return new FabricContext(
                partitions.or(() -> Optional.of(Partitions.WITHOUT_FILE)),
                partitionsUnusable,
                options,
                subnet,
                target,
                routingEngine,
                mtu,
                applications,
                tested);
    }

    /** The same for a file with tests of a policy. */
    public FabricContext testing(TestedPolicy policy) {
        return new FabricContext(
                partitions, partitionsUnusable, options, subnet, target, routingEngine, mtu, applications, policy);
    }

    /** The same where applications are set to SLs. */
    public FabricContext withApplications(List<ApplicationSetting> settings) {
        return new FabricContext(
                partitions, partitionsUnusable, options, subnet, target, routingEngine, mtu, settings, tested);
    }

    /** The same where links of which the fabric shows no MTU have one. */
    public FabricContext withMtu(OptionalInt bytes) {
        return new FabricContext(
                partitions, partitionsUnusable, options, subnet, target, routingEngine, bytes, applications, tested);
    }

    /** The smallest MTU of a link in bytes, as far as the fabric or the project says it. */
    public OptionalInt smallestMtu() {
        return fabric().isEmpty()
                ? mtu
                : fabric().nodes().stream()
                        .flatMap(node -> node.ports().stream())
                        .filter(port -> port.link().isPresent())
                        .map(port -> subnet.port(port.id()).mtu())
                        .flatMapToInt(
                                code -> code.isPresent() ? IntStream.of(Mtu.bytes(code.getAsInt())) : mtu.stream())
                        .min();
    }

    /** The engine that the project names where no option file names one. */
    public Optional<String> ownEngine() {
        return routingEngine.filter(engine -> options.map(SmOptions::routingEngines)
                .filter(engines -> !engines.isEmpty())
                .isEmpty());
    }

    /** The engine that OpenSM tries first, as far as it is known. */
    public Optional<String> firstEngine() {
        return options.flatMap(given -> given.routingEngines().stream().findFirst())
                .or(() -> routingEngine);
    }
}

package org.qos.dsl.generator;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.Target;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;

/**
 * What a run of the generator is to make, and for what site.
 *
 * @param fabric the fabric, or {@link Fabric#EMPTY} when none is known
 * @param policyFile the path at which OpenSM will find the policy file
 * @param portVls how many data VLs the ports of each set have, as far as known
 * @param partitions the partitions of the site, when a partition file is wanted
 * @param javaClass the qualified name of the Java class to write, if one is wanted
 * @param lossy whether to go on where some request would get another level
 * @param titles how messages name the levels of the policy
 * @param target the subnet manager that reads the files
 * @param routingEngine the routing engine that the option file is to have; empty for none
 * @param merged what OpenSM reads from the option file of a site with the generated options in it; empty for a file of its own
 */
public record GenerationSettings(
        Fabric fabric,
        String policyFile,
        Map<PortKind, Integer> portVls,
        Optional<Partitions> partitions,
        Optional<String> javaClass,
        boolean lossy,
        LevelTitles titles,
        Target target,
        Optional<String> routingEngine,
        Optional<SmOptions> merged) {

    /** No fabric, the usual path, neither partition file nor Java class, nothing lost, for OpenSM 3.3, no routing engine. */
    public static final GenerationSettings DEFAULTS = new GenerationSettings(
            Fabric.EMPTY,
            SmOptions.DEFAULTS.policyFile().orElseThrow(),
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            false,
            LevelTitles.BY_NAME,
            Target.OPENSM_3_3,
            Optional.empty(),
            Optional.empty());

    /** Copies the map. */
    public GenerationSettings {
        portVls = Map.copyOf(portVls);
    }

    /** The same for a fabric. */
    public GenerationSettings withFabric(Fabric other) {
        return new GenerationSettings(
                other, policyFile, portVls, partitions, javaClass, lossy, titles, target, routingEngine, merged);
    }

    /** The same for a policy file at another path. */
    public GenerationSettings withPolicyFile(String path) {
        return new GenerationSettings(
                fabric, path, portVls, partitions, javaClass, lossy, titles, target, routingEngine, merged);
    }

    /** The same with a partition file for these partitions. */
    public GenerationSettings withPartitions(Partitions known) {
        return new GenerationSettings(
                fabric,
                policyFile,
                portVls,
                Optional.of(known),
                javaClass,
                lossy,
                titles,
                target,
                routingEngine,
                merged);
    }

    /** The same with a Java class. */
    public GenerationSettings withJavaClass(String qualifiedName) {
        return new GenerationSettings(
                fabric,
                policyFile,
                portVls,
                partitions,
                Optional.of(qualifiedName),
                lossy,
                titles,
                target,
                routingEngine,
                merged);
    }

    /** The same with or without losses accepted. */
    public GenerationSettings withLossy(boolean accepted) {
        return new GenerationSettings(
                fabric, policyFile, portVls, partitions, javaClass, accepted, titles, target, routingEngine, merged);
    }

    /** The same with other names for levels in messages. */
    public GenerationSettings withTitles(LevelTitles other) {
        return new GenerationSettings(
                fabric, policyFile, portVls, partitions, javaClass, lossy, other, target, routingEngine, merged);
    }

    /** The same for another subnet manager. */
    public GenerationSettings withTarget(Target other) {
        return new GenerationSettings(
                fabric, policyFile, portVls, partitions, javaClass, lossy, titles, other, routingEngine, merged);
    }

    /** The same with another routing engine. */
    public GenerationSettings withRoutingEngine(Optional<String> engine) {
        return new GenerationSettings(
                fabric, policyFile, portVls, partitions, javaClass, lossy, titles, target, engine, merged);
    }

    /** The same for generated options in the option file of a site. */
    public GenerationSettings withMerged(SmOptions options) {
        return new GenerationSettings(
                fabric,
                policyFile,
                portVls,
                partitions,
                javaClass,
                lossy,
                titles,
                target,
                routingEngine,
                Optional.of(options));
    }

    /** The empty list of losses of an output. */
    public ConversionLosses losses() {
        return new ConversionLosses(titles);
    }
}

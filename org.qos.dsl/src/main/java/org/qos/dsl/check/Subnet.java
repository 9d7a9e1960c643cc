package org.qos.dsl.check;

import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;

/**
 * What a policy is for, as far as it is given.
 *
 * @param partitions the partitions of the partition file, empty when no file was given
 * @param options the options of OpenSM's option file, empty when no file was given
 * @param fabric the fabric, {@link Fabric#EMPTY} when none was given
 * @param target the subnet manager that reads the files
 * @param routingEngine the routing engine that the project names; what the option file names counts more
 */
public record Subnet(
        Optional<Partitions> partitions,
        Optional<SmOptions> options,
        Fabric fabric,
        Target target,
        Optional<String> routingEngine) {

    /** Nothing is given. */
    public static final Subnet UNKNOWN = new Subnet(Optional.empty(), Optional.empty(), Fabric.EMPTY);

    /** Files and a fabric, for OpenSM 3.3. */
    public Subnet(Optional<Partitions> partitions, Optional<SmOptions> options, Fabric fabric) {
        this(partitions, options, fabric, Target.OPENSM_3_3, Optional.empty());
    }

    /** The engine that OpenSM tries first, as far as it is known. */
    public Optional<String> firstEngine() {
        return options.flatMap(given -> given.routingEngines().stream().findFirst())
                .or(() -> routingEngine);
    }
}

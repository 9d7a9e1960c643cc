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
 */
public record Subnet(Optional<Partitions> partitions, Optional<SmOptions> options, Fabric fabric) {

    /** Nothing is given. */
    public static final Subnet UNKNOWN = new Subnet(Optional.empty(), Optional.empty(), Fabric.EMPTY);
}

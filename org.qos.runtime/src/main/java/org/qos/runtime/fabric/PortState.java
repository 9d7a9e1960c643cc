package org.qos.runtime.fabric;

import java.util.OptionalInt;

/**
 * What PortInfo says of a port beyond its links (IBTA 14.2.5.6). What is empty is not given by the snapshot.
 *
 * @param mtuCap the maximum MTU that the port can do, code 1 to 5
 * @param rate the rate at which it runs, code 2 to 24; of port 0 of a switch too
 * @param operationalVls the VLs that its link uses, code 1 (VL0) to 5 (VL0 to VL14)
 */
public record PortState(OptionalInt mtuCap, OptionalInt rate, OptionalInt operationalVls) {

    /** Nothing is known. */
    public static final PortState UNKNOWN =
            new PortState(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
}

package org.qos.analysis.decision;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.match.Request;

/**
 * A request of a region.
 *
 * @param region the region
 * @param numbers its class on each axis
 */
record Witness(Region region, int[] numbers) {

    /** The request; empty if the port of an end cannot be determined. */
    Optional<Request> request() {
        return region.isKnown(Axis.SOURCE, number(Axis.SOURCE))
                        && region.isKnown(Axis.DESTINATION, number(Axis.DESTINATION))
                ? Optional.of(new Request(
                        value(Axis.SOURCE).orElse(0),
                        destination(),
                        value(Axis.SERVICE_ID),
                        small(Axis.QOS_CLASS),
                        small(Axis.TCLASS),
                        small(Axis.PKEY)))
                : Optional.empty();
    }

    /** Another port than the source, where there is one. */
    private long destination() {
        OptionalLong destination = value(Axis.DESTINATION);
        return destination.isPresent() && destination.equals(value(Axis.SOURCE))
                ? region.otherPort(Axis.DESTINATION, number(Axis.DESTINATION))
                : destination.orElse(0);
    }

    private int number(Axis axis) {
        return numbers[axis.ordinal()];
    }

    private OptionalLong value(Axis axis) {
        return region.witness(axis, number(axis));
    }

    private OptionalInt small(Axis field) {
        OptionalLong value = value(field);
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }
}

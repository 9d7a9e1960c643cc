package org.qos.analysis.decision;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Requests that have something in common: for each axis the values that they may have. Where nothing is stated, a
 * field may have any value or be absent, and an end may be any port. Immutable.
 */
public final class Region {

    private final RequestClasses classes;
    /** For each axis what is stated; null where nothing is. */
    private final AxisSelection[] selections;

    private Region(RequestClasses classes, AxisSelection[] selections) {
        this.classes = classes;
        this.selections = selections;
    }

    /** All requests. */
    public static Region all(RequestClasses classes) {
        return new Region(classes, new AxisSelection[Axis.values().length]);
    }

    /** One request; an end with the GUID 0 is any port. */
    public static Region of(RequestClasses classes, Request request) {
        Region region = all(classes)
                .withOrWithout(Axis.SERVICE_ID, request.serviceId())
                .withOrWithout(Axis.QOS_CLASS, number(request.qosClass()))
                .withOrWithout(Axis.TCLASS, number(request.tclass()))
                .withOrWithout(Axis.PKEY, number(request.pkey()));
        region = request.sourceGuid() == 0 ? region : region.withPort(Axis.SOURCE, request.sourceGuid());
        return request.destinationGuid() == 0 ? region : region.withPort(Axis.DESTINATION, request.destinationGuid());
    }

    /**
     * These requests, as far as they have one of these values in a field; values that the field cannot have do not
     * count.
     */
    public Region with(Axis field, Ranges values) {
        AxisSelection selection = new AxisSelection();
        for (Range range : values.ranges()) {
            if (Long.compareUnsigned(range.first(), field.max()) <= 0) {
                Range existing = Long.compareUnsigned(range.last(), field.max()) <= 0
                        ? range
                        : new Range(range.first(), field.max());
                selection.addParts(classes.axis(field).values().partsOf(existing));
            }
        }
        return and(field, selection);
    }

    /** These requests, as far as they leave a field out. */
    public Region without(Axis field) {
        return and(field, AxisSelection.absent());
    }

    /**
     * These requests, as far as the port of an end is in one of the sets; without a fabric the sets must be complete.
     */
    public Region with(Axis end, List<PortSet> ports) {
        AxisSelection selection = new AxisSelection();
        if (classes.isFabricKnown()) {
            classes.forEachPort(ports, guid -> selection.add(classes.classOf(end, guid), guid, 1));
            return and(end, selection);
        }
        for (PortSet set : ports) {
            if (set instanceof EndpointSet || !((GuidSet) set).complete()) {
                throw new IllegalArgumentException("ports that only a fabric shows");
            }
            ((GuidSet) set)
                    .guids().ranges().stream()
                            .map(range -> classes.axis(end).values().partsOf(range))
                            .forEach(selection::addParts);
        }
        return and(end, selection);
    }

    /** These requests, as far as an end is that port; with a fabric none if the fabric does not have it. */
    public Region withPort(Axis end, long guid) {
        return with(end, List.of(new GuidSet(Ranges.ofValues(guid), true)));
    }

    /** Whether no request is left. */
    public boolean isEmpty() {
        for (Axis axis : Axis.values()) {
            if (classes(axis).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The classes of an axis that the requests have. */
    public ClassSet classes(Axis axis) {
        AxisSelection selection = selections[axis.ordinal()];
        return selection == null ? classes.existing(axis) : selection.classes();
    }

    /** How many ports of a class the requests have at an end. */
    long weight(Axis end, int number) {
        AxisSelection selection = selections[end.ordinal()];
        return selection == null ? classes.weight(end, number) : selection.weight(number);
    }

    /** How many ports of some classes the requests have at an end. */
    long weight(Axis end, ClassSet numbers) {
        if (selections[end.ordinal()] == null) {
            return classes.weight(end, numbers);
        }
        long[] sum = {0};
        numbers.forEach(number -> sum[0] += weight(end, number));
        return sum[0];
    }

    /** The lowest value of a class that the requests have; empty if it is absent or unknown. */
    OptionalLong witness(Axis axis, int number) {
        AxisSelection selection = selections[axis.ordinal()];
        return selection == null ? classes.witness(axis, number) : selection.witness(number);
    }

    /** Another port of a class that the requests have at an end; the same as {@link #witness} if there is only one. */
    long otherPort(Axis end, int number) {
        AxisSelection selection = selections[end.ordinal()];
        return selection == null ? classes.axis(end).values().others()[number] : selection.other(number);
    }

    /** Whether both ends are certainly the same port. */
    boolean isLoop(int source, int destination) {
        OptionalLong from = witness(Axis.SOURCE, source);
        return from.isPresent()
                && from.equals(witness(Axis.DESTINATION, destination))
                && from.getAsLong() == otherPort(Axis.DESTINATION, destination);
    }

    /** Whether a request has a value of a class there, or none is needed. */
    boolean isKnown(Axis axis, int number) {
        return witness(axis, number).isPresent() || classes.axis(axis).values().known()[number];
    }

    private Region withOrWithout(Axis field, OptionalLong value) {
        return value.isPresent() ? with(field, Ranges.ofValues(value.getAsLong() & field.max())) : without(field);
    }

    private Region and(Axis axis, AxisSelection selection) {
        AxisSelection[] all = selections.clone();
        AxisSelection before = all[axis.ordinal()];
        if (before != null) {
            throw new IllegalStateException(axis + " is stated already");
        }
        all[axis.ordinal()] = selection;
        return new Region(classes, all);
    }

    private static OptionalLong number(OptionalInt value) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
    }
}

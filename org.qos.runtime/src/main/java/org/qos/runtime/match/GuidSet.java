package org.qos.runtime.match;

import java.util.OptionalLong;
import org.qos.runtime.policy.Ranges;

/**
 * Port GUIDs by value, where no fabric is known.
 *
 * @param guids the port GUIDs that are certain
 * @param complete whether these are all, so that nothing about the group needs the fabric
 */
public record GuidSet(Ranges guids, boolean complete) implements PortSet {

    @Override
    public boolean contains(long portGuid) {
        return guids.contains(portGuid);
    }

    @Override
    public boolean containsAll(PortSet other) {
        return other instanceof GuidSet set && set.complete && guids.containsAll(set.guids);
    }

    @Override
    public boolean isEmpty() {
        return complete && guids.isEmpty();
    }

    @Override
    public OptionalLong any() {
        return guids.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(guids.ranges().get(0).first());
    }

    @Override
    public PortSet union(PortSet other) {
        if (!(other instanceof GuidSet set)) {
            throw new IllegalArgumentException("the two sets are not bound to one fabric");
        }
        return new GuidSet(guids.union(set.guids), complete && set.complete);
    }
}

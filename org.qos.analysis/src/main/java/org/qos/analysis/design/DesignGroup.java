package org.qos.analysis.design;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * A group of ports of an intent.
 *
 * @param name its name
 * @param use how the ports are selected, for people
 * @param ports the descriptions of the nodes by port GUID; empty where none is known
 */
public record DesignGroup(String name, String use, Map<Long, String> ports) {

    /** The group of every port in the policy of a plan; no group of an intent has this name. */
    public static final String ALL_PORTS = "All Ports";

    /** Copies the map, in the order of the GUIDs. */
    public DesignGroup {
        TreeMap<Long, String> sorted = new TreeMap<>(Long::compareUnsigned);
        sorted.putAll(ports);
        ports = Collections.unmodifiableMap(sorted);
    }

    /** The GUIDs of the ports. */
    public Ranges guids() {
        return new Ranges(ports.keySet().stream().map(Range::of).toList());
    }
}

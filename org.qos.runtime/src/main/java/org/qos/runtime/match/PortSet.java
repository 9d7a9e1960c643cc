package org.qos.runtime.match;

import java.util.OptionalLong;

/** The ports that a group has as sources and destinations of requests. */
public sealed interface PortSet permits EndpointSet, GuidSet {

    /** Whether the port of that GUID belongs to the set. */
    boolean contains(long portGuid);

    /** Whether every port of the other set is certainly in this one. */
    boolean containsAll(PortSet other);

    /** Whether the set certainly has no port. */
    boolean isEmpty();

    /** The GUID of some port of the set. */
    OptionalLong any();

    /** The ports of both sets, which were bound to one fabric. */
    PortSet union(PortSet other);
}

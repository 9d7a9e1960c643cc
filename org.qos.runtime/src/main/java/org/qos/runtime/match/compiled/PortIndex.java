package org.qos.runtime.match.compiled;

/** Finds the class of a port: two ports are in one class when they are in the same groups. Class 0 is in none. */
sealed interface PortIndex permits HashedPorts, RangedPorts {

    /** The class of the port of that GUID. */
    int classOf(long portGuid);

    /** How many bytes it has. */
    long bytes();
}

package org.qos.runtime.request;

import org.qos.runtime.path.Gid;

/** An end of a request, as written: the port is found when a fabric is at hand. */
public sealed interface End {

    /** Whether it is a single port. */
    default boolean isPort() {
        return !(this instanceof Group || this instanceof Any);
    }

    /**
     * A port GUID, {@code 0x…}.
     *
     * @param portGuid the GUID
     */
    record Guid(long portGuid) implements End {}

    /**
     * A LID, a bare decimal number.
     *
     * @param lid the LID, 1 to 0xBFFF
     */
    record Lid(int lid) implements End {}

    /**
     * A GID.
     *
     * @param gid the GID
     */
    record GlobalId(Gid gid) implements End {}

    /**
     * A port by its name, {@code node/Pn}.
     *
     * @param node the NodeDescription, or its first two tokens joined by a slash
     * @param port the port number
     */
    record Name(String node, int port) implements End {}

    /**
     * Every port of a port group of the policy.
     *
     * @param name the group's name
     */
    record Group(String name) implements End {}

    /** Any port. */
    record Any() implements End {}
}

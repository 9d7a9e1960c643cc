package org.qos.runtime.partition;

/**
 * Ports that a partition definition names, and how they belong to it. Ports that the subnet does not have are not an
 * error: OpenSM ignores them.
 *
 * @param ports which ports
 * @param portGuid the port GUID when {@code ports} is {@link Selection#PORT}, else 0
 * @param membership how they belong
 * @param atIndexZero whether the P_Key has to be first in the ports' P_Key tables (flag {@code indx0})
 */
public record PartitionMember(Selection ports, long portGuid, Membership membership, boolean atIndexZero) {

    /** A member whose P_Key may be anywhere in the P_Key table. */
    public PartitionMember(Selection ports, long portGuid, Membership membership) {
        this(ports, portGuid, membership, false);
    }

    /** What a member entry represents. */
    public enum Selection {
        /** One port, by GUID. */
        PORT,
        /** Every port of the subnet. */
        ALL,
        /** Every port of a channel adapter. */
        ALL_CAS,
        /** Port 0 of every switch. */
        ALL_SWITCHES,
        /** Every port of a router. */
        ALL_ROUTERS,
        /** The port of the subnet manager. */
        SELF
    }
}

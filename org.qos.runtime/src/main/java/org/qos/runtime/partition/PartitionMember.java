package org.qos.runtime.partition;

/**
 * Ports that a partition definition names, and how they belong to it.
 *
 * @param ports which ports
 * @param portGuid the port GUID when {@code ports} is {@link Selection#PORT}, else 0
 * @param membership how they belong
 */
public record PartitionMember(Selection ports, long portGuid, Membership membership) {

    /** What a member entry stands for. */
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

package org.qos.fabric.snapshot;

import java.util.OptionalLong;
import org.qos.runtime.fabric.NodeType;

/** A line of ibnetdiscover's output (infiniband-diags src/ibnetdiscover.c), taken apart. */
sealed interface IbnetdiscoverLine {

    /** Separates the nodes. */
    record Empty() implements IbnetdiscoverLine {}

    /** A comment, an assignment such as {@code vendid=}, a chassis heading: of no use here. */
    record Skipped() implements IbnetdiscoverLine {}

    /** None of the lines that ibnetdiscover prints. */
    record Unreadable() implements IbnetdiscoverLine {}

    /**
     * {@code # Initiated from node … port …}.
     *
     * @param portGuid the port that the fabric was scanned from
     */
    record Origin(long portGuid) implements IbnetdiscoverLine {}

    /**
     * {@code switchguid=0x…(…)}, {@code caguid=0x…} or {@code rtguid=0x…}.
     *
     * @param portGuid the GUID in parentheses, that of a switch's port 0
     */
    record GuidLine(OptionalLong portGuid) implements IbnetdiscoverLine {}

    /**
     * {@code Switch 36 "S-…" # "…" enhanced port 0 lid 5 lmc 0}, or {@code Ca} or {@code Rt}.
     *
     * @param type the type of the node
     * @param portCount how many external ports it has
     * @param guid the node GUID in its ID, empty when the ID holds none
     * @param id the ID as printed
     * @param description its NodeDescription
     * @param enhancedPort0 whether port 0 is enhanced
     * @param lid the base LID of port 0, 0 when it is not given
     * @param lmc the LMC of port 0
     */
    record NodeLine(
            NodeType type,
            int portCount,
            OptionalLong guid,
            String id,
            String description,
            boolean enhancedPort0,
            int lid,
            int lmc)
            implements IbnetdiscoverLine {}

    /**
     * {@code [1](…) "S-…"[24] # lid 5 lmc 0 "…" lid 2 4xEDR}, a cabled port.
     *
     * @param number the port's number
     * @param guid the port's GUID, given for ports of CAs and routers
     * @param lid the port's base LID, given for ports of CAs and routers, else 0
     * @param lmc the port's LMC, likewise
     * @param peer the port at the other end
     * @param cable width and speed
     */
    record PortLine(int number, OptionalLong guid, int lid, int lmc, Peer peer, Cable cable)
            implements IbnetdiscoverLine {}

    /**
     * What a port's line says of the other end.
     *
     * @param nodeGuid the peer's node GUID, empty when its ID holds none
     * @param number the peer's port number
     * @param guid the peer's port GUID, given for ports of CAs and routers
     * @param lid the peer's base LID, 0 when it is not given
     */
    record Peer(OptionalLong nodeGuid, int number, OptionalLong guid, int lid) {}

    /**
     * The state of a link.
     *
     * @param width lanes, 0 when not given
     * @param speed such as {@code EDR}, empty when not given
     */
    record Cable(int width, String speed) {}
}

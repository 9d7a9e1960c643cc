package org.qos.runtime.fabric;

import java.util.Optional;

/**
 * A port of a node.
 *
 * @param id its place
 * @param guid its port GUID; an external port of a switch has that of port 0
 * @param lid its base LID, 1 to 0xBFFF; 0 when the snapshot does not say
 * @param lmc how many low bits of the LID it answers to, 0 to 7
 * @param link its cable, absent for port 0 and where nothing is connected
 */
public record Port(PortId id, long guid, int lid, int lmc, Optional<Link> link) {

    /** Its number on its node. */
    public int number() {
        return id.number();
    }

    /** Whether it answers to a LID: its base LID or one of the 2^LMC that it has. */
    public boolean answersTo(int wanted) {
        return lid != 0 && lid <= wanted && wanted < lid + (1 << lmc);
    }
}

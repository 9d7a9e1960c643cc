package org.qos.runtime.path.resolve;

import java.util.Optional;

/**
 * The VL by which packets leave a hop.
 *
 * @param vl its number, 15 when they are dropped
 * @param source where the SL2VL table is from
 * @param share the part of the link that the weights give the VL when all VLs are busy; empty when packets are dropped, because the VL
 *     is 15 or one that the link does not use
 */
public record HopVl(int vl, TableSource source, Optional<LinkShare> share) {

    /** Whether packets end here. */
    public boolean dropsPackets() {
        return share.isEmpty();
    }
}

package org.qos.fabric.discovery;

import java.util.List;
import org.qos.runtime.fabric.SubnetState;

/**
 * What a discovery found.
 *
 * @param state what was read
 * @param unread what was asked for but could not be read
 */
public record DiscoveredSubnet(SubnetState state, List<UnreadAttribute> unread) {

    /** Copies the list. */
    public DiscoveredSubnet {
        unread = List.copyOf(unread);
    }
}

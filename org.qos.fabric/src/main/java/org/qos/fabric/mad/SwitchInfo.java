package org.qos.fabric.mad;

import java.nio.ByteBuffer;

/**
 * What a switch has beyond other nodes (IBTA 14.2.5.4).
 *
 * @param linearCap how many LIDs its linear forwarding table takes, 0 to 49152; 0 when it has none
 * @param multicastCap how many entries its multicast forwarding table takes
 * @param linearTop the maximum LID that the linear forwarding table forwards
 * @param partitionEnforcementCap how many entries the P_Key tables of its external ports have; 0 when they have none
 * @param enhancedPort0 whether port 0 has the properties of an external port
 */
public record SwitchInfo(
        int linearCap, int multicastCap, int linearTop, int partitionEnforcementCap, boolean enhancedPort0) {

    private static final int ENHANCED_PORT_0 = 0x08;

    /** Reads the attribute. */
    public static SwitchInfo decode(byte[] attribute) {
        ByteBuffer bytes = ByteBuffer.wrap(attribute);
        return new SwitchInfo(
                bytes.getShort(0) & 0xffff,
                bytes.getShort(4) & 0xffff,
                bytes.getShort(6) & 0xffff,
                bytes.getShort(14) & 0xffff,
                (bytes.get(16) & ENHANCED_PORT_0) != 0);
    }
}

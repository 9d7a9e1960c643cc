package org.qos.fabric.mad;

import java.nio.ByteBuffer;

/**
 * What of a port's PortInfo matters for QoS (IBTA 14.2.5.6).
 *
 * @param lid the base LID, of a switch that of port 0
 * @param lmc how many low bits of the LID the port answers to, 0 to 7
 * @param smLid the LID of the master subnet manager
 * @param capabilityMask the CapabilityMask
 * @param linkState 1 down, 2 initialize, 3 armed, 4 active
 * @param neighborMtu the MTU in use on the link, code 1 to 5
 * @param mtuCap the maximum MTU of the port, code 1 to 5
 * @param vlCap the VLs that the port can do, code 1 (VL0) to 5 (VL0-14)
 * @param operationalVls the VLs in use on the link, code like {@code vlCap}
 * @param vlHighLimit the limit of high priority, in units of 4096 bytes; 0 one packet, 255 none
 * @param vlArbHighCap how many entries the high-priority table has, 0 to 64
 * @param vlArbLowCap how many entries the low-priority table has, 0 to 64
 */
public record PortInfo(
        int lid,
        int lmc,
        int smLid,
        int capabilityMask,
        int linkState,
        int neighborMtu,
        int mtuCap,
        int vlCap,
        int operationalVls,
        int vlHighLimit,
        int vlArbHighCap,
        int vlArbLowCap) {

    /**
     * Reads the 64 bytes of the attribute.
     *
     * @throws IndexOutOfBoundsException when there are fewer than 64
     */
    public static PortInfo decode(byte[] attribute) {
        ByteBuffer bytes = ByteBuffer.wrap(attribute);
        return new PortInfo(
                bytes.getShort(16) & 0xffff,
                bytes.get(34) & 0x7,
                bytes.getShort(18) & 0xffff,
                bytes.getInt(20),
                bytes.get(32) & 0xf,
                high(bytes.get(36)),
                bytes.get(41) & 0xf,
                high(bytes.get(37)),
                high(bytes.get(43)),
                bytes.get(38) & 0xff,
                bytes.get(39) & 0xff,
                bytes.get(40) & 0xff);
    }

    private static int high(byte octet) {
        return (octet & 0xff) >>> 4;
    }
}

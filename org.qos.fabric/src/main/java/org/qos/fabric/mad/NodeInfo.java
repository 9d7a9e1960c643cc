package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.PortNumber;

/**
 * What a node is (IBTA 14.2.5.3).
 *
 * @param type what it is
 * @param portCount how many external ports it has, 0 to 254
 * @param nodeGuid the node GUID
 * @param portGuid the GUID of the port by which the request came in; of a switch, of its port 0
 * @param partitionCap how many entries the P_Key tables of a channel adapter, a router, or a switch's port 0 have
 * @param deviceId the device ID that the vendor gave it
 * @param localPort the number of the port by which the request came in, 0 to 254
 */
public record NodeInfo(
        NodeType type, int portCount, long nodeGuid, long portGuid, int partitionCap, int deviceId, int localPort) {

    /**
     * Reads the attribute.
     *
     * @throws IllegalArgumentException when the type of the node or a number of ports is none of the standard
     */
    public static NodeInfo decode(byte[] attribute) {
        ByteBuffer bytes = ByteBuffer.wrap(attribute);
        return new NodeInfo(
                type(bytes.get(2)),
                port(bytes.get(3)),
                bytes.getLong(12),
                bytes.getLong(20),
                bytes.getShort(28) & 0xffff,
                bytes.getShort(30) & 0xffff,
                port(bytes.get(36)));
    }

    /**
     * Whether the device has {@link SmpAttribute#EXTENDED_PORT_INFO} (libibnetdisc
     * ibnetdisc.c:is_mlnx_ext_port_info_supported, without the device IDs of other vendors).
     */
    public boolean hasExtendedPortInfo() {
        return deviceId >= 0x1003 && deviceId <= 0x1017
                || deviceId >= 0xc738 && deviceId <= 0xc73b
                || deviceId == 0xcb20
                || deviceId == 0xcf08;
    }

    private static int port(byte octet) {
        int number = octet & 0xff;
        if (number > PortNumber.MAX) {
            throw new IllegalArgumentException("port " + number);
        }
        return number;
    }

    private static NodeType type(int code) {
        return switch (code) {
            case 1 -> NodeType.CA;
            case 2 -> NodeType.SWITCH;
            case 3 -> NodeType.ROUTER;
            default -> throw new IllegalArgumentException("node type " + code);
        };
    }
}

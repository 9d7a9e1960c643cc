package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import org.qos.runtime.fabric.PortId;

/**
 * The port by which MADs are sent.
 *
 * @param id its place
 * @param subnetPrefix GidPrefix of its PortInfo
 * @param smLid the LID of the master subnet manager; 0 when no subnet manager has set it
 */
public record LocalPort(PortId id, long subnetPrefix, int smLid) {

    private static final int GID_PREFIX = 8;

    /**
     * Asks the port itself.
     *
     * @throws MadException when it does not answer, or not as the standard says
     */
    public static LocalPort read(MadTransport transport) {
        NodeInfo node = nodeInfo(read(transport, SmpAttribute.NODE_INFO, 0));
        byte[] portInfo = read(transport, SmpAttribute.PORT_INFO, node.localPort());
        return new LocalPort(
                new PortId(node.nodeGuid(), node.localPort()),
                ByteBuffer.wrap(portInfo).getLong(GID_PREFIX),
                PortInfo.decode(portInfo).smLid());
    }

    private static NodeInfo nodeInfo(byte[] attribute) {
        try {
            return NodeInfo.decode(attribute);
        } catch (IllegalArgumentException malformed) {
            throw new MadException("the NodeInfo of the local port is malformed: " + malformed.getMessage());
        }
    }

    private static byte[] read(MadTransport transport, SmpAttribute attribute, int modifier) {
        Mad request = MadRequest.byRoute(DirectedRoute.LOCAL, Mad.METHOD_GET, attribute, modifier)
                .mad();
        return transport
                .exchange(request, MadAddress.DIRECTED_ROUTE)
                .filter(answer -> answer.status() == 0)
                .map(Mad::smpData)
                .orElseThrow(() -> new MadException("the local port does not answer a Get of " + attribute));
    }
}

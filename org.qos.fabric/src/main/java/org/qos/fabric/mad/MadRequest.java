package org.qos.fabric.mad;

/**
 * A request.
 *
 * @param mad what is asked; its transaction number is replaced when it is sent
 * @param to where it goes
 */
public record MadRequest(Mad mad, MadAddress to) {

    /**
     * A request to a subnet management agent by a directed route from the local port (IBTA 14.2.1.2).
     *
     * @param method {@link Mad#METHOD_GET} or {@link Mad#METHOD_SET}
     */
    public static MadRequest byRoute(DirectedRoute route, int method, SmpAttribute attribute, int modifier) {
        return new MadRequest(Mad.directed(route, method, attribute.code(), modifier), MadAddress.DIRECTED_ROUTE);
    }

    /** The same request with the data of the attribute of a subnet management packet, at most 64 bytes. */
    public MadRequest withData(byte[] data) {
        return new MadRequest(mad.withSmpData(data), to);
    }
}

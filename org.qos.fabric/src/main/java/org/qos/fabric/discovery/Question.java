package org.qos.fabric.discovery;

import java.util.function.Consumer;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadRequest;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.PortId;

/**
 * Asks for one attribute.
 *
 * @param port whose attribute it is, see {@link UnreadAttribute}
 * @param route the way to its node
 * @param answer receives the 64 bytes of the attribute
 */
record Question(PortId port, DirectedRoute route, SmpAttribute attribute, int modifier, Consumer<byte[]> answer) {

    MadRequest request() {
        return MadRequest.byRoute(route, Mad.METHOD_GET, attribute, modifier);
    }

    /** Whether a node beyond a cable is asked what it is, so that nothing is known of it yet. */
    boolean isProbe() {
        return attribute == SmpAttribute.NODE_INFO;
    }

    UnreadAttribute unread(UnreadAttribute.Reason reason, int status) {
        return new UnreadAttribute(port, attribute, modifier, route, reason, status);
    }
}

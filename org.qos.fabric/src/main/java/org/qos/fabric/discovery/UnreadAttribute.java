package org.qos.fabric.discovery;

import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.PortId;

/**
 * An attribute that could not be read.
 *
 * @param port the port that has it, port 0 for attributes of a whole node; for {@link SmpAttribute#NODE_INFO} the port
 *     at this end of the cable to the node that does not answer
 * @param attribute what was asked for
 * @param modifier the attribute modifier, which says what block of a table it is
 * @param route how the node was asked
 * @param reason why it is missing
 * @param status the status of the answer, 0 to 0x7fff, for {@link Reason#STATUS}; else 0
 */
public record UnreadAttribute(
        PortId port, SmpAttribute attribute, int modifier, DirectedRoute route, Reason reason, int status) {

    /** Why an attribute is missing. */
    public enum Reason {
        /** No answer, however often it was asked for. A port that an M_Key protects does not answer either. */
        NO_ANSWER,
        /** No answer, and the port says that its M_Key protects it from being read (IBTA 14.2.4.1). */
        M_KEY,
        /** The agent refuses, see {@link UnreadAttribute#status}. */
        STATUS,
        /** The answer does not conform to the standard. */
        MALFORMED,
        /** The cable was moved to another port while the fabric was discovered. */
        MOVED,
        /** The node is more than 63 hops away. */
        TOO_FAR
    }

    /** The reason for people, such as {@code status 0x001c}. */
    public String reasonText() {
        return switch (reason) {
            case NO_ANSWER -> "no answer: it is unreachable, or its M_Key protects it";
            case M_KEY -> "no answer: its M_Key protects it";
            case STATUS -> String.format("status 0x%04x%s", status, meaning(status));
            case MALFORMED -> "malformed answer";
            case MOVED -> "the cable was moved during the discovery; discover again";
            case TOO_FAR -> "more than " + DirectedRoute.MAX_HOPS + " hops away";
        };
    }

    /** What the status means (IBTA 13.4.7). */
    private static String meaning(int status) {
        return switch (status & 0x1c) {
            case 0x04 -> " (version not supported)";
            case 0x08 -> " (method not supported)";
            case 0x0c -> " (attribute not supported)";
            case 0x1c -> " (invalid attribute or modifier)";
            default -> (status & 1) != 0 ? " (busy)" : "";
        };
    }
}

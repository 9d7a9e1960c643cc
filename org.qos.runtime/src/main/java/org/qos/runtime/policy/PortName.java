package org.qos.runtime.policy;

/**
 * A port named by the description of its node and its number, {@code node/Pn}.
 *
 * @param node the part before the last {@code /}
 * @param port the port number, 1 to 254
 * @param reading how {@code node} is compared with NodeDescription
 */
public record PortName(String node, int port, Reading reading) {

    /** How the node part of a port name is compared. */
    public enum Reading {
        /** The whole NodeDescription, exactly (OpenSM osm_qos_parser_y.y:__parser_add_port_name). */
        DESCRIPTION,
        /**
         * {@code host/CA}: the first two words of NodeDescription (RFC, section 3); where no node has them, or the
         * part has no {@code /}, the whole NodeDescription.
         */
        FIRST_TWO_WORDS
    }
}

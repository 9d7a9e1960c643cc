package org.qos.runtime.setup;

import java.util.List;
import org.qos.runtime.fabric.PortId;

/**
 * What of a policy does not fit a fabric (RFC section 9).
 *
 * @param kind what it is
 * @param scope the place of the scope among the SL2VL or arbitration scopes of the policy, from 0; -1 for the policy as a
 *     whole
 * @param value the value in question, such as a VL or a port number; -1 where there is none
 * @param ports the ports concerned, in the order of node GUIDs and port numbers
 */
public record SetupFinding(SetupFinding.Kind kind, int scope, int value, List<PortId> ports) {

    /** Copies the list. */
    public SetupFinding {
        ports = List.copyOf(ports);
    }

    /** What does not fit. */
    public enum Kind {
        /** A node belongs to no port group. */
        NODE_IN_NO_GROUP,
        /** An SL2VL scope applies to no port. */
        SL2VL_SCOPE_WITHOUT_PORT,
        /** An arbitration scope applies to no port. */
        VLARB_SCOPE_WITHOUT_PORT,
        /** {@code from} of an SL2VL scope has a port number that the device does not have. */
        NO_SUCH_IN_PORT,
        /** {@code to} of an SL2VL scope has a port number that the device does not have. */
        NO_SUCH_OUT_PORT,
        /** {@code to} of an arbitration scope has a port number that the device does not have. */
        NO_SUCH_VLARB_PORT,
        /** An SL2VL entry has a VL that the port does not have; it becomes VL 15. */
        SL2VL_UNSUPPORTED_VL,
        /** An arbitration entry has a VL that the port does not have. */
        VLARB_UNSUPPORTED_VL,
        /** A high-priority table has more entries than the port takes. */
        HIGH_TABLE_TOO_LONG,
        /** A low-priority table has more entries than the port takes. */
        LOW_TABLE_TOO_LONG,
        /** A check was not possible because the snapshot does not have the VLs or capacities of ports. */
        NOT_CHECKED
    }
}

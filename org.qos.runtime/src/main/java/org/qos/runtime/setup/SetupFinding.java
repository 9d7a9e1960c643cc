package org.qos.runtime.setup;

import java.util.List;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Ranges;

/**
 * What of a policy does not fit a fabric (RFC section 9), or could not be checked.
 *
 * @param kind what it is
 * @param scope the place of the scope among the SL2VL or arbitration scopes of the policy, from 0; -1 for the policy
 *     as a whole
 * @param values the VLs or port numbers in question, or the capacity of the table; empty where there is none
 * @param ports the ports concerned, in order; where nodes are concerned, number 0 of each
 */
public record SetupFinding(SetupFinding.Kind kind, int scope, Ranges values, List<PortId> ports) {

    /** Copies the list. */
    public SetupFinding {
        ports = List.copyOf(ports);
    }

    /** What does not fit. */
    public enum Kind {
        /** Nodes belong to no port group of a policy that has groups and states tables. */
        NODE_IN_NO_GROUP,
        /** An SL2VL scope applies to no port. */
        SL2VL_SCOPE_WITHOUT_PORT,
        /** An arbitration scope applies to no port. */
        VLARB_SCOPE_WITHOUT_PORT,
        /** {@code from} of an SL2VL scope has port numbers that nodes of its out-ports do not have. */
        NO_SUCH_IN_PORT,
        /** {@code to} of an SL2VL scope has port numbers that nodes of its groups do not have. */
        NO_SUCH_OUT_PORT,
        /** {@code to} of an arbitration scope has port numbers that nodes of its groups do not have. */
        NO_SUCH_VLARB_PORT,
        /** Ports to which an SL2VL scope applies have no SL2VL table (IsSLMappingSupported). */
        NO_SL2VL_TABLE,
        /** SL2VL entries have VLs that ports do not have; the entries become VL15. */
        SL2VL_UNSUPPORTED_VL,
        /** Arbitration entries with a weight have VLs that ports do not have. */
        VLARB_UNSUPPORTED_VL,
        /** A high-priority table has more entries than ports take; the value is their capacity. */
        HIGH_TABLE_TOO_LONG,
        /** A low-priority table has more entries than ports take; the value is their capacity. */
        LOW_TABLE_TOO_LONG,
        /** Not checked: VLs of an SL2VL table, because VLCap of ports is not known. */
        SL2VL_VLS_NOT_CHECKED,
        /** Not checked: VLs of arbitration tables, because VLCap of ports is not known. */
        VLARB_VLS_NOT_CHECKED,
        /** Not checked: the length of a high-priority table, because VLArbitrationHighCap of ports is not known. */
        HIGH_LENGTH_NOT_CHECKED,
        /** Not checked: the length of a low-priority table, because VLArbitrationLowCap of ports is not known. */
        LOW_LENGTH_NOT_CHECKED;

        /** Whether it is a check that was not possible. */
        public boolean isNotChecked() {
            return compareTo(SL2VL_VLS_NOT_CHECKED) >= 0;
        }

        /** Whether {@link SetupFinding#scope()} counts arbitration scopes, not SL2VL scopes. */
        public boolean isOfVlArb() {
            return switch (this) {
                case VLARB_SCOPE_WITHOUT_PORT,
                        NO_SUCH_VLARB_PORT,
                        VLARB_UNSUPPORTED_VL,
                        HIGH_TABLE_TOO_LONG,
                        LOW_TABLE_TOO_LONG,
                        VLARB_VLS_NOT_CHECKED,
                        HIGH_LENGTH_NOT_CHECKED,
                        LOW_LENGTH_NOT_CHECKED -> true;
                default -> false;
            };
        }
    }
}

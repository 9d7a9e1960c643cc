package org.qos.fabric.mad;

import java.util.Arrays;
import java.util.Optional;

/** An attribute of subnet management (IBTA 14.2.5). */
public enum SmpAttribute {
    /** The name of a node. */
    NODE_DESCRIPTION(0x10, "NodeDescription"),
    /** What a node is. */
    NODE_INFO(0x11, "NodeInfo"),
    /** What a switch has beyond that. */
    SWITCH_INFO(0x12, "SwitchInfo"),
    /** The GUIDs of a port, 8 in a block. */
    GUID_INFO(0x14, "GUIDInfo"),
    /** The state of a port. */
    PORT_INFO(0x15, "PortInfo"),
    /** The P_Keys of a port, 32 in a block. */
    P_KEY_TABLE(0x16, "P_KeyTable"),
    /** The VLs of the 16 SLs. */
    SL_TO_VL_TABLE(0x17, "SLtoVLMappingTable"),
    /** The VL arbitration of a port, 32 entries in a block. */
    VL_ARBITRATION_TABLE(0x18, "VLArbitrationTable"),
    /** The unicast forwarding table of a switch, 64 LIDs in a block. */
    LINEAR_FORWARDING_TABLE(0x19, "LinearForwardingTable"),
    /** The subnet manager at a port. */
    SM_INFO(0x20, "SMInfo"),
    /** Whether a port of an NVIDIA device runs at FDR10, a speed that the standard does not have. */
    EXTENDED_PORT_INFO(0xff90, "ExtendedPortInfo");

    private final int code;
    private final String title;

    SmpAttribute(int code, String title) {
        this.code = code;
        this.title = title;
    }

    /** The attribute of that number, if it is one of these. */
    public static Optional<SmpAttribute> ofCode(int code) {
        return Arrays.stream(values())
                .filter(attribute -> attribute.code == code)
                .findFirst();
    }

    /** The attribute ID, 16 bits. */
    public int code() {
        return code;
    }

    /** The name that the standard gives it. */
    @Override
    public String toString() {
        return title;
    }
}

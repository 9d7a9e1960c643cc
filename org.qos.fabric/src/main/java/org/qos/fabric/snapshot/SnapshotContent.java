package org.qos.fabric.snapshot;

/** What a kind of file can say of a subnet. What it cannot say stays unknown, whatever its reader fills in. */
enum SnapshotContent {
    /** Node GUIDs; without them a node has the GUID of a port. */
    NODE_GUIDS("node GUIDs"),
    /** How many ports a node has, connected or not. */
    PORT_COUNTS("numbers of ports"),
    /** Which switches have an enhanced port 0. */
    PORT_0("kinds of port 0"),
    /** Cables. */
    LINKS("links"),
    /** Width and speed, or the rate. */
    RATES("width and speed"),
    /** Base LIDs. */
    LIDS("LIDs"),
    /** How many LIDs a port has. */
    LMCS("LMCs"),
    /** MtuCap or NeighborMTU. */
    MTUS("MTUs"),
    /** VLCap, OperationalVLs and the sizes of arbitration tables. */
    VLS("VLs"),
    /** Linear forwarding tables. */
    FORWARDING("forwarding tables"),
    /** SL2VL tables. */
    SL2VL("SL2VL tables"),
    /** VL arbitration tables. */
    VL_ARB("VL arbitration tables"),
    /** VLHighLimit. */
    VL_HIGH_LIMIT("VLHighLimit"),
    /** P_Key tables. */
    PKEYS("P_Keys"),
    /** The subnet manager's port. */
    SM("the subnet manager");

    private final String title;

    SnapshotContent(String title) {
        this.title = title;
    }

    /** The plural that a table of the manual has for it. */
    String title() {
        return title;
    }
}

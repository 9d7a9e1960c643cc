package org.qos.fabric.snapshot;

/** The names of the members in the project's own snapshot. */
final class SnapshotField {

    /** The member that comes first and names the version. */
    static final String FORMAT = "format";
    /** The version that is written and read. */
    static final String FORMAT_1 = "qos-snapshot-1";

    static final String TAKEN = "taken";
    static final String SM = "sm";
    static final String ALIASES = "aliases";
    static final String NODES = "nodes";
    static final String FORWARDING = "forwarding";
    static final String PORTS = "ports";

    static final String GUID = "guid";
    static final String TYPE = "type";
    static final String DESCRIPTION = "description";
    static final String PORT_COUNT = "portCount";
    static final String ENHANCED_PORT_0 = "enhancedPort0";
    static final String NUMBER = "number";
    static final String LID = "lid";
    static final String LMC = "lmc";
    static final String LINK = "link";
    static final String NODE = "node";
    static final String WIDTH = "width";
    static final String SPEED = "speed";
    static final String OUT_PORTS = "outPorts";

    static final String SL_MAPPING = "slMapping";
    static final String SL2VL = "sl2vl";
    static final String VL_ARB_HIGH = "vlArbHigh";
    static final String VL_ARB_LOW = "vlArbLow";
    static final String VL_HIGH_LIMIT = "vlHighLimit";
    static final String PKEYS = "pkeys";

    private SnapshotField() {}
}

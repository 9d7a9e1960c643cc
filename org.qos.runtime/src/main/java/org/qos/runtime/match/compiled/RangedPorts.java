package org.qos.runtime.match.compiled;

/**
 * Ports where no fabric is known, so that groups are ranges of GUIDs.
 *
 * @param guids the classes of all GUIDs
 */
record RangedPorts(IntervalIndex guids) implements PortIndex {

    @Override
    public int classOf(long portGuid) {
        return guids.classOf(portGuid);
    }

    @Override
    public long bytes() {
        return guids.bytes();
    }
}

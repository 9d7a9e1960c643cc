package org.qos.runtime.match.compiled;

/**
 * The ports of a fabric that are in a group, by GUID: a hash table with open addressing in two flat arrays. GUID 0 is
 * no port and marks a free place.
 */
final class HashedPorts implements PortIndex {

    /** 2^64 divided by the golden ratio, because GUIDs of one vendor differ in few bits (Knuth, TAOCP 6.4). */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    private final long[] guids;
    private final int[] classes;
    private final int shift;

    /**
     * An empty table.
     *
     * @param most how many ports it will have at most
     */
    HashedPorts(int most) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(2L * most + 1);
        guids = new long[1 << bits];
        classes = new int[1 << bits];
        shift = Long.SIZE - bits;
    }

    /** Gives a port its class, while the table is built. */
    void put(long portGuid, int portClass) {
        int place = placeOf(portGuid);
        guids[place] = portGuid;
        classes[place] = portClass;
    }

    @Override
    public int classOf(long portGuid) {
        return classes[placeOf(portGuid)];
    }

    @Override
    public long bytes() {
        return (long) (Long.BYTES + Integer.BYTES) * guids.length;
    }

    /** Where the GUID is, else the free place where it would be; free places have class 0. */
    private int placeOf(long portGuid) {
        int place = (int) (portGuid * SPREAD >>> shift);
        while (guids[place] != portGuid && guids[place] != 0) {
            place = place + 1 & guids.length - 1;
        }
        return place;
    }
}

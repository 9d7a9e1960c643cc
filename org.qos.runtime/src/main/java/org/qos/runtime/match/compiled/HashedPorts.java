package org.qos.runtime.match.compiled;

/**
 * The ports of a fabric that are in a group, by GUID: a hash table in which each GUID is at one of two places (R. Pagh,
 * F. Rodler, Cuckoo Hashing, 2004), so that a lookup has no branch: whether a port is in a group is not predictable. GUID 0
 * is no port and marks a free place.
 */
final class HashedPorts implements PortIndex {

    /** How many GUIDs are moved for a new one before the table is built again. */
    private static final int MOVES = 64;

    /** 2^64 divided by the golden ratio, because GUIDs of one vendor differ in few bits (Knuth, TAOCP 6.4). */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    /** Of each place the GUID, then its class: both are read together. */
    private long[] places;

    private int shift;
    private long secondSpread = SPREAD * SPREAD;

    /**
     * An empty table.
     *
     * @param most how many ports it will have at most
     */
    HashedPorts(int most) {
        resize(Long.SIZE - Long.numberOfLeadingZeros(2L * most + 1));
    }

    /** Gives a port its class, while the table is built. The table grows where both places of too many GUIDs are taken. */
    void put(long portGuid, int portClass) {
        long guid = portGuid;
        long of = portClass;
        int place = firstPlace(guid);
        for (int move = 0; move < MOVES; move++) {
            long movedGuid = places[place];
            long movedClass = places[place + 1];
            places[place] = guid;
            places[place + 1] = of;
            if (movedGuid == 0) {
                return;
            }
            guid = movedGuid;
            of = movedClass;
            place = place == firstPlace(guid) ? secondPlace(guid) : firstPlace(guid);
        }
        grow();
        put(guid, (int) of);
    }

    @Override
    public int classOf(long portGuid) {
        return (int) (classAt(firstPlace(portGuid), portGuid) | classAt(secondPlace(portGuid), portGuid));
    }

    @Override
    public long bytes() {
        return (long) Long.BYTES * places.length;
    }

    /** The class if the GUID is at a place, else 0. */
    private long classAt(int place, long guid) {
        long difference = places[place] ^ guid;
        long isOther = (difference | -difference) >> Long.SIZE - 1;
        return places[place + 1] & ~isOther;
    }

    private int firstPlace(long guid) {
        return (int) (guid * SPREAD >>> shift) << 1;
    }

    private int secondPlace(long guid) {
        return (int) (guid * secondSpread >>> shift) << 1;
    }

    private void grow() {
        long[] before = places;
        secondSpread *= SPREAD;
        resize(Long.SIZE - shift + 1);
        for (int place = 0; place < before.length; place += 2) {
            if (before[place] != 0) {
                put(before[place], (int) before[place + 1]);
            }
        }
    }

    private void resize(int bits) {
        places = new long[2 << bits];
        shift = Long.SIZE - bits;
    }
}

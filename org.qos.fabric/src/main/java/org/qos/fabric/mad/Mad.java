package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A management datagram of 256 bytes (IBTA 13.4.2). Immutable.
 *
 * <p>Offsets of the common header: base version 0, class 1, class version 2, method 3, status 4, transaction 8,
 * attribute 16, modifier 20.
 */
public final class Mad {

    /** The size of a datagram in bytes. */
    public static final int SIZE = 256;

    /** The method that reads an attribute (IBTA 13.4.5). */
    public static final int METHOD_GET = 0x01;

    /** The method that changes an attribute (IBTA 13.4.5). */
    public static final int METHOD_SET = 0x02;

    /** Where the attribute of a subnet management packet begins (IBTA 14.2.1). */
    public static final int SMP_DATA = 64;

    /** The size of the attribute of a subnet management packet in bytes. */
    public static final int SMP_DATA_SIZE = 64;

    private static final int RESPONSE = 0x80;
    private static final int STATUS = 4;
    private static final int HOP_COUNT = 7;
    private static final int M_KEY = 24;
    private static final int DR_SLID = 32;
    private static final int INITIAL_PATH = 128;
    private static final int TRANSACTION = 8;
    private static final int ATTRIBUTE = 16;
    private static final int MODIFIER = 20;

    private final byte[] bytes;

    private Mad(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A request that reads an attribute; everything after the common header is zero. */
    public static Mad get(MadClass madClass, int attribute, int modifier) {
        return request(madClass, METHOD_GET, attribute, modifier);
    }

    /** A request by some method; everything after the common header is zero. */
    public static Mad request(MadClass madClass, int method, int attribute, int modifier) {
        ByteBuffer header = ByteBuffer.allocate(SIZE);
        header.put((byte) 1).put((byte) madClass.code()).put((byte) madClass.version());
        header.put((byte) method);
        header.putShort(ATTRIBUTE, (short) attribute).putInt(MODIFIER, modifier);
        return new Mad(header.array());
    }

    /**
     * A request by a directed route from the local port to the end of the route: HopPointer 0, and DrSLID and DrDLID
     * are the permissive LID, since no part of the way is routed by LID (IBTA 14.2.1.2).
     */
    public static Mad directed(DirectedRoute route, int method, int attribute, int modifier) {
        Mad mad = request(MadClass.SUBNET_DIRECTED_ROUTE, method, attribute, modifier);
        mad.bytes[HOP_COUNT] = (byte) route.hops();
        Arrays.fill(mad.bytes, DR_SLID, DR_SLID + 4, (byte) -1);
        route.writeInitialPath(mad.bytes, INITIAL_PATH);
        return mad;
    }

    /**
     * A datagram as received.
     *
     * @throws IllegalArgumentException when these are not 256 bytes
     */
    public static Mad of(byte[] bytes) {
        if (bytes.length != SIZE) {
            throw new IllegalArgumentException("a MAD has " + SIZE + " bytes, not " + bytes.length);
        }
        return new Mad(Arrays.copyOf(bytes, SIZE));
    }

    /** A datagram that nobody changes; the end of a short one is zero. */
    static Mad received(byte[] bytes) {
        return new Mad(bytes.length == SIZE ? bytes : Arrays.copyOf(bytes, SIZE));
    }

    /** The same datagram with other bytes from {@code offset} on. */
    public Mad with(int offset, byte[] data) {
        byte[] changed = Arrays.copyOf(bytes, SIZE);
        System.arraycopy(data, 0, changed, offset, data.length);
        return new Mad(changed);
    }

    /** The same datagram with another transaction number, by which its answer is known. */
    public Mad withTransaction(long transaction) {
        Mad changed = new Mad(Arrays.copyOf(bytes, SIZE));
        changed.view().putLong(TRANSACTION, transaction);
        return changed;
    }

    /** The same subnet management packet with an M_Key. */
    public Mad withMKey(long mKey) {
        return with(M_KEY, ByteBuffer.allocate(Long.BYTES).putLong(mKey).array());
    }

    /**
     * The same subnet management packet with the data of its attribute.
     *
     * @throws IllegalArgumentException when there are more than 64 bytes
     */
    public Mad withSmpData(byte[] data) {
        if (data.length > SMP_DATA_SIZE) {
            throw new IllegalArgumentException("an attribute has at most 64 bytes, not " + data.length);
        }
        return with(SMP_DATA, data);
    }

    /** The management class, see {@link MadClass}. */
    public int madClass() {
        return bytes[1] & 0xff;
    }

    /** Whether it is a subnet management packet, routed by LID or directed (IBTA 14.2.1). */
    public boolean isSubnetManagement() {
        return madClass() == MadClass.SUBNET_LID_ROUTED.code() || madClass() == MadClass.SUBNET_DIRECTED_ROUTE.code();
    }

    /** The method, 8 bits; the highest is set in answers. */
    public int method() {
        return bytes[3] & 0xff;
    }

    /** Whether it answers a request. */
    public boolean isResponse() {
        return (method() & RESPONSE) != 0;
    }

    /** The M_Key of a subnet management packet. */
    public long mKey() {
        return view().getLong(M_KEY);
    }

    /** The route of a packet of class {@link MadClass#SUBNET_DIRECTED_ROUTE}. */
    public DirectedRoute route() {
        int[] ports = new int[bytes[HOP_COUNT] & 0x3f];
        for (int hop = 0; hop < ports.length; hop++) {
            ports[hop] = bytes[INITIAL_PATH + 1 + hop] & 0xff;
        }
        return DirectedRoute.of(ports);
    }

    /** The data of the attribute of a subnet management packet, 64 bytes. */
    public byte[] smpData() {
        return data(SMP_DATA, SMP_DATA_SIZE);
    }

    /** The attribute that is read or set, 16 bits. */
    public int attribute() {
        return view().getShort(ATTRIBUTE) & 0xffff;
    }

    /** The attribute modifier. */
    public int modifier() {
        return view().getInt(MODIFIER);
    }

    /** The status of an answer, 0 when it is good; the direction bit of directed-route answers is left out. */
    public int status() {
        return view().getShort(STATUS) & 0x7fff;
    }

    /**
     * The low half of the transaction number. The kernel replaces the high half of what it sends by its own number of
     * the agent, so that only this half comes back unchanged.
     */
    public int transaction() {
        return view().getInt(TRANSACTION + Integer.BYTES);
    }

    /** Some of its bytes. */
    public byte[] data(int offset, int length) {
        return Arrays.copyOfRange(bytes, offset, offset + length);
    }

    /** All its bytes. */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, SIZE);
    }

    /** All its bytes, which are not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    private ByteBuffer view() {
        return ByteBuffer.wrap(bytes);
    }
}

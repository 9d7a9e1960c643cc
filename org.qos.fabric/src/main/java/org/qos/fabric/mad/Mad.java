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

    private static final int STATUS = 4;
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
     * A datagram as received.
     *
     * @throws IllegalArgumentException when these are not 256 bytes
     */
    public static Mad of(byte[] bytes) {
        if (bytes.length != SIZE) {
            throw new IllegalArgumentException("a MAD has " + SIZE + " bytes, not " + bytes.length);
        }
        return new Mad(bytes.clone());
    }

    /** The same datagram with other bytes from {@code offset} on. */
    public Mad with(int offset, byte[] data) {
        byte[] changed = bytes.clone();
        System.arraycopy(data, 0, changed, offset, data.length);
        return new Mad(changed);
    }

    /** The same datagram with another transaction number, by which its answer is known. */
    public Mad withTransaction(long transaction) {
        return with(
                TRANSACTION,
                ByteBuffer.allocate(Long.BYTES).putLong(transaction).array());
    }

    /** The management class, see {@link MadClass}. */
    public int madClass() {
        return bytes[1] & 0xff;
    }

    /** The method, 8 bits; the highest is set in answers. */
    public int method() {
        return bytes[3] & 0xff;
    }

    /** The attribute that is read, 16 bits. */
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
        return bytes.clone();
    }

    private ByteBuffer view() {
        return ByteBuffer.wrap(bytes);
    }
}

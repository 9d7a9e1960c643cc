package org.qos.runtime.path;

import java.nio.ByteBuffer;

/**
 * The wire form of a PathRecord: 64 bytes, most significant byte first (IBTA 15.2.5.16; OpenSM ib_types.h:
 * ib_path_rec_t). Reserved bits are written as zero and not read.
 */
public final class PathRecordCodec {

    /** The size of a record in bytes, with the reserved bytes at its end. */
    public static final int SIZE = 64;

    private static final int TERMS = 44;
    private static final int RESERVED_AT_END = 6;

    private PathRecordCodec() {}

    /** The 64 bytes of a record. */
    public static byte[] encode(PathRecord path) {
        ByteBuffer wire = ByteBuffer.allocate(SIZE);
        wire.putLong(path.serviceId());
        putGid(wire, path.dgid());
        putGid(wire, path.sgid());
        wire.putShort((short) path.dlid()).putShort((short) path.slid());
        PathTermsCodec.put(wire, path.terms());
        wire.put((byte) path.preference());
        return wire.array();
    }

    /**
     * The record that some bytes represent.
     *
     * @param bytes at least 58 bytes; the reserved ones at the end may be missing, since a simulated fabric cuts them
     * @throws MalformedRecordException when there are fewer bytes
     */
    public static PathRecord decode(byte[] bytes) {
        if (bytes.length < SIZE - RESERVED_AT_END) {
            throw new MalformedRecordException("a PathRecord has 64 bytes, not " + bytes.length);
        }
        ByteBuffer wire = ByteBuffer.wrap(bytes);
        return new PathRecord(
                wire.getLong(0),
                gid(wire, 8),
                gid(wire, 24),
                wire.getShort(40) & 0xffff,
                wire.getShort(42) & 0xffff,
                PathTermsCodec.get(wire, TERMS),
                wire.get(57) & 0xff);
    }

    private static void putGid(ByteBuffer wire, Gid gid) {
        wire.putLong(gid.subnetPrefix()).putLong(gid.interfaceId());
    }

    private static Gid gid(ByteBuffer wire, int offset) {
        return new Gid(wire.getLong(offset), wire.getLong(offset + 8));
    }
}

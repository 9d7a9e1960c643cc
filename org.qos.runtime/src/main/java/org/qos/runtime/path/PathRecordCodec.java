package org.qos.runtime.path;

import java.nio.ByteBuffer;

/**
 * The wire form of a PathRecord: 64 bytes, most significant byte first (IBTA 15.2.5.16; OpenSM ib_types.h:
 * ib_path_rec_t). Reserved bits are written as zero and not read.
 */
public final class PathRecordCodec {

    /** The size of a record in bytes, with the reserved bytes at its end. */
    public static final int SIZE = 64;

    private static final int RESERVED_AT_END = 6;

    private PathRecordCodec() {}

    /** The 64 bytes of a record. */
    public static byte[] encode(PathRecord path) {
        ByteBuffer wire = ByteBuffer.allocate(SIZE);
        wire.putLong(path.serviceId());
        putGid(wire, path.dgid());
        putGid(wire, path.sgid());
        wire.putShort((short) path.dlid()).putShort((short) path.slid());
        wire.putInt(bit(path.rawTraffic(), 31) | path.flowLabel() << 8 | path.hopLimit());
        wire.put((byte) path.tclass());
        wire.put((byte) (bit(path.reversible(), 7) | path.numbPath()));
        wire.putShort((short) path.pkey());
        wire.putShort((short) (path.qosClass() << 4 | path.sl()));
        wire.put((byte) path.mtu().toByte());
        wire.put((byte) path.rate().toByte());
        wire.put((byte) path.packetLife().toByte());
        wire.put((byte) path.preference());
        return wire.array();
    }

    /**
     * The record that some bytes stand for.
     *
     * @param bytes at least 58 bytes; the reserved ones at the end may be missing, since a simulated fabric cuts them
     * @throws MalformedRecordException when there are fewer bytes
     */
    public static PathRecord decode(byte[] bytes) {
        if (bytes.length < SIZE - RESERVED_AT_END) {
            throw new MalformedRecordException("a PathRecord has 64 bytes, not " + bytes.length);
        }
        ByteBuffer wire = ByteBuffer.wrap(bytes);
        int flow = wire.getInt(44);
        int paths = wire.get(49);
        int classAndSl = wire.getShort(52) & 0xffff;
        return new PathRecord(
                wire.getLong(0),
                gid(wire, 8),
                gid(wire, 24),
                wire.getShort(40) & 0xffff,
                wire.getShort(42) & 0xffff,
                flow < 0,
                flow >>> 8 & 0xfffff,
                flow & 0xff,
                wire.get(48) & 0xff,
                paths < 0,
                paths & 0x7f,
                wire.getShort(50) & 0xffff,
                classAndSl >>> 4,
                classAndSl & 0xf,
                Selected.ofByte(wire.get(54) & 0xff),
                Selected.ofByte(wire.get(55) & 0xff),
                Selected.ofByte(wire.get(56) & 0xff),
                wire.get(57) & 0xff);
    }

    private static void putGid(ByteBuffer wire, Gid gid) {
        wire.putLong(gid.subnetPrefix()).putLong(gid.interfaceId());
    }

    private static Gid gid(ByteBuffer wire, int offset) {
        return new Gid(wire.getLong(offset), wire.getLong(offset + 8));
    }

    private static int bit(boolean value, int place) {
        return value ? 1 << place : 0;
    }
}

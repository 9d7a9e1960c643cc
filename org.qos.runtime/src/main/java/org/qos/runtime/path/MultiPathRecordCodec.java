package org.qos.runtime.path;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The wire form of a MultiPathRecord: 24 bytes and 16 for each GID, the sources first, most significant byte first (IBTA
 * 15.2.5.20; OpenSM ib_types.h: ib_multipath_rec_t). Reserved bits are written as zero and not read.
 */
public final class MultiPathRecordCodec {

    /** The bytes before the GIDs. */
    public static final int HEADER_SIZE = 24;

    /** The bytes of a GID. */
    public static final int GID_SIZE = 16;

    private static final int SERVICE_ID_HIGH = 13;
    private static final int INDEPENDENCE = 14;
    private static final int SGID_COUNT = 15;
    private static final int DGID_COUNT = 16;
    /** Eight bytes from here hold the count of DGIDs and the seven low bytes of the Service-ID. */
    private static final int SERVICE_ID_LOW = 16;

    private static final long LOW_BYTES = 0x00ff_ffff_ffff_ffffL;

    private MultiPathRecordCodec() {}

    /** The bytes of a record. */
    public static byte[] encode(MultiPathRecord paths) {
        int gids = paths.sgids().size() + paths.dgids().size();
        ByteBuffer wire = ByteBuffer.allocate(HEADER_SIZE + GID_SIZE * gids);
        PathTermsCodec.put(wire, paths.terms());
        wire.put((byte) (paths.serviceId() >>> 56));
        wire.put((byte) (paths.independence() << 6));
        wire.put((byte) paths.sgids().size());
        wire.putLong((long) paths.dgids().size() << 56 | paths.serviceId() & LOW_BYTES);
        paths.sgids().forEach(gid -> putGid(wire, gid));
        paths.dgids().forEach(gid -> putGid(wire, gid));
        return wire.array();
    }

    /**
     * The record that some bytes represent. More bytes than the two counts call for are not read: a MAD ends in zeros.
     *
     * @throws MalformedRecordException when there are fewer bytes than the counts in them call for
     */
    public static MultiPathRecord decode(byte[] bytes) {
        if (bytes.length < HEADER_SIZE) {
            throw new MalformedRecordException(
                    "a MultiPathRecord has at least " + HEADER_SIZE + " bytes, not " + bytes.length);
        }
        ByteBuffer wire = ByteBuffer.wrap(bytes);
        int sources = wire.get(SGID_COUNT) & 0xff;
        int destinations = wire.get(DGID_COUNT) & 0xff;
        requireGids(bytes.length, sources, destinations);
        return new MultiPathRecord(
                PathTermsCodec.get(wire, 0),
                (wire.get(SERVICE_ID_HIGH) & 0xffL) << 56 | wire.getLong(SERVICE_ID_LOW) & LOW_BYTES,
                (wire.get(INDEPENDENCE) & 0xff) >>> 6,
                gids(wire, 0, sources),
                gids(wire, sources, destinations));
    }

    private static void requireGids(int found, int sources, int destinations) {
        int wanted = HEADER_SIZE + GID_SIZE * (sources + destinations);
        if (found < wanted) {
            throw new MalformedRecordException("a MultiPathRecord with " + sources + " SGIDs and " + destinations
                    + " DGIDs has " + wanted + " bytes, not " + found);
        }
    }

    private static List<Gid> gids(ByteBuffer wire, int first, int count) {
        List<Gid> gids = new ArrayList<>(count);
        for (int place = first; place < first + count; place++) {
            int offset = HEADER_SIZE + GID_SIZE * place;
            gids.add(new Gid(wire.getLong(offset), wire.getLong(offset + Long.BYTES)));
        }
        return gids;
    }

    private static void putGid(ByteBuffer wire, Gid gid) {
        wire.putLong(gid.subnetPrefix()).putLong(gid.interfaceId());
    }
}

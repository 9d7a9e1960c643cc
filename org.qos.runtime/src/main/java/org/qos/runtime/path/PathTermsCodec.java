package org.qos.runtime.path;

import java.nio.ByteBuffer;
import org.qos.runtime.value.FlowLabel;

/**
 * The 13 bytes that PathRecord and MultiPathRecord have in common, from the flow label to the packet lifetime (OpenSM
 * ib_types.h: ib_path_rec_t, ib_multipath_rec_t). Reserved bits are written as zero and not read.
 */
final class PathTermsCodec {

    private PathTermsCodec() {}

    static void put(ByteBuffer wire, PathTerms terms) {
        wire.putInt(bit(terms.rawTraffic(), 31) | terms.flowLabel() << 8 | terms.hopLimit());
        wire.put((byte) terms.tclass());
        wire.put((byte) (bit(terms.reversible(), 7) | terms.numbPath()));
        wire.putShort((short) terms.pkey());
        wire.putShort((short) (terms.qosClass() << 4 | terms.sl()));
        wire.put((byte) terms.mtu().toByte());
        wire.put((byte) terms.rate().toByte());
        wire.put((byte) terms.packetLife().toByte());
    }

    static PathTerms get(ByteBuffer wire, int offset) {
        int flow = wire.getInt(offset);
        int paths = wire.get(offset + 5);
        int classAndSl = wire.getShort(offset + 8) & 0xffff;
        return new PathTerms(
                flow < 0,
                FlowLabel.lowestBits(flow >>> 8),
                flow & 0xff,
                wire.get(offset + 4) & 0xff,
                paths < 0,
                paths & 0x7f,
                wire.getShort(offset + 6) & 0xffff,
                classAndSl >>> 4,
                classAndSl & 0xf,
                selected(wire, offset + 10),
                selected(wire, offset + 11),
                selected(wire, offset + 12));
    }

    private static Selected selected(ByteBuffer wire, int offset) {
        return Selected.ofByte(wire.get(offset) & 0xff);
    }

    private static int bit(boolean value, int place) {
        return value ? 1 << place : 0;
    }
}

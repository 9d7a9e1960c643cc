package org.qos.runtime.path.wire;

import java.nio.ByteBuffer;
import org.qos.runtime.path.Bits;
import org.qos.runtime.path.Gid;
import org.qos.runtime.value.FlowLabel;

/**
 * Where a management class is served or sends its traps (IBTA 13.4.8.1, the Redirect and Trap fields of ClassPortInfo).
 *
 * @param gid the GID, or {@link Gid#NONE}
 * @param tclass the traffic class, 8 bits
 * @param sl the service level, 4 bits
 * @param flowLabel the flow label, 20 bits
 * @param lid the LID, 16 bits, or 0
 * @param pkey the P_Key, 16 bits
 * @param hopLimit the hop limit of traps, 8 bits; reserved in the Redirect fields
 * @param queuePair the queue pair, 24 bits
 * @param qkey the Q_Key, 32 bits
 */
public record ServiceAddress(
        Gid gid, int tclass, int sl, int flowLabel, int lid, int pkey, int hopLimit, int queuePair, int qkey) {

    /** No address. */
    public static final ServiceAddress NONE = new ServiceAddress(Gid.NONE, 0, 0, 0, 0, 0, 0, 0, 0);

    /**
     * Checks that every value fits its field.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public ServiceAddress {
        Bits.check("TClass", tclass, 8);
        Bits.check("SL", sl, 4);
        Bits.check("flow label", flowLabel, FlowLabel.BITS);
        Bits.check("LID", lid, 16);
        Bits.check("P_Key", pkey, 16);
        Bits.check("hop limit", hopLimit, 8);
        Bits.check("queue pair", queuePair, 24);
    }

    void put(ByteBuffer wire) {
        wire.putLong(gid.subnetPrefix()).putLong(gid.interfaceId());
        wire.putInt(tclass << 24 | sl << 20 | flowLabel);
        wire.putShort((short) lid).putShort((short) pkey);
        wire.putInt(hopLimit << 24 | queuePair);
        wire.putInt(qkey);
    }

    static ServiceAddress get(ByteBuffer wire) {
        Gid gid = new Gid(wire.getLong(), wire.getLong());
        int flow = wire.getInt();
        int lid = wire.getShort() & 0xffff;
        int pkey = wire.getShort() & 0xffff;
        int pair = wire.getInt();
        return new ServiceAddress(
                gid,
                flow >>> 24,
                flow >>> 20 & 0xf,
                FlowLabel.lowestBits(flow),
                lid,
                pkey,
                pair >>> 24,
                pair & 0xff_ffff,
                wire.getInt());
    }
}

package org.qos.runtime.path.wire;

import java.nio.ByteBuffer;
import org.qos.runtime.path.Bits;
import org.qos.runtime.path.MalformedRecordException;

/**
 * ClassPortInfo: what the service of a management class can do (IBTA 13.4.8.1; OpenSM ib_types.h:
 * ib_class_port_info_t). 72 bytes on the wire.
 *
 * @param baseVersion the maximum base version of MADs, 8 bits
 * @param classVersion the maximum version of the class, 8 bits
 * @param capabilityMask capabilities, 16 bits
 * @param capabilityMask2 capabilities of the class, 27 bits
 * @param responseTime within which time an answer comes, n in 4.096 us * 2^n, 5 bits
 * @param redirect where the class is served instead
 * @param trap where traps come from
 */
public record ClassPortInfo(
        int baseVersion,
        int classVersion,
        int capabilityMask,
        int capabilityMask2,
        int responseTime,
        ServiceAddress redirect,
        ServiceAddress trap) {

    /** The size in bytes. */
    public static final int SIZE = 72;

    /**
     * The bit of {@link #capabilityMask2} by which a subnet administration says that it reads the Service-ID and the
     * QoS-Class of path queries (IBTA 15.2.5 IsQoSSupported; OpenSM osm_sa_class_port_info.c:cpi_rcv_respond sets it
     * when its option {@code qos} is TRUE).
     */
    public static final int QOS_SUPPORTED = 1 << 1;

    private static final int RESPONSE_TIME_BITS = 5;

    /**
     * Checks that every value fits its field.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public ClassPortInfo {
        Bits.check("base version", baseVersion, 8);
        Bits.check("class version", classVersion, 8);
        Bits.check("CapabilityMask", capabilityMask, 16);
        Bits.check("CapabilityMask2", capabilityMask2, 27);
        Bits.check("response time", responseTime, RESPONSE_TIME_BITS);
    }

    /** Whether the subnet administration takes QoS fields of path queries. */
    public boolean isQosSupported() {
        return (capabilityMask2 & QOS_SUPPORTED) != 0;
    }

    /** The 72 bytes. */
    public byte[] encode() {
        ByteBuffer wire = ByteBuffer.allocate(SIZE);
        wire.put((byte) baseVersion).put((byte) classVersion).putShort((short) capabilityMask);
        wire.putInt(capabilityMask2 << RESPONSE_TIME_BITS | responseTime);
        redirect.put(wire);
        trap.put(wire);
        return wire.array();
    }

    /**
     * What some bytes represent; more than 72 are not read.
     *
     * @throws MalformedRecordException when there are fewer
     */
    public static ClassPortInfo decode(byte[] bytes) {
        if (bytes.length < SIZE) {
            throw new MalformedRecordException("a ClassPortInfo has " + SIZE + " bytes, not " + bytes.length);
        }
        ByteBuffer wire = ByteBuffer.wrap(bytes);
        int baseVersion = wire.get() & 0xff;
        int classVersion = wire.get() & 0xff;
        int capabilityMask = wire.getShort() & 0xffff;
        int second = wire.getInt();
        return new ClassPortInfo(
                baseVersion,
                classVersion,
                capabilityMask,
                second >>> RESPONSE_TIME_BITS,
                second & (1 << RESPONSE_TIME_BITS) - 1,
                ServiceAddress.get(wire),
                ServiceAddress.get(wire));
    }
}

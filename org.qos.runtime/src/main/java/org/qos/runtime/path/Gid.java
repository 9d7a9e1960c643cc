package org.qos.runtime.path;

/**
 * A global identifier of a port (IBTA 4.1.1).
 *
 * @param subnetPrefix the upper 64 bits
 * @param interfaceId the lower 64 bits, for a port its GUID
 */
public record Gid(long subnetPrefix, long interfaceId) {

    /** The prefix of a subnet that has been given none (IBTA 4.1.1, link-local). */
    public static final long DEFAULT_PREFIX = 0xfe80_0000_0000_0000L;

    /** The unset GID. */
    public static final Gid NONE = new Gid(0, 0);

    /** The GID of a port in the subnet with the default prefix. */
    public static Gid ofPort(long portGuid) {
        return new Gid(DEFAULT_PREFIX, portGuid);
    }

    /** Both halves as 16 hexadecimal digits each, such as {@code fe80000000000000:0000000000100001}. */
    @Override
    public String toString() {
        return String.format("%016x:%016x", subnetPrefix, interfaceId);
    }
}

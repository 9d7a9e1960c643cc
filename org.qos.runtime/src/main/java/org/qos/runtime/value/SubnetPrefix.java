package org.qos.runtime.value;

/** Subnet prefixes: the upper 64 bits of the GIDs of a subnet's ports (IBTA 4.1.1). */
public final class SubnetPrefix {

    /** The prefix of a subnet that has been given none: fe80::/64, link-local. */
    public static final long DEFAULT = 0xfe80_0000_0000_0000L;

    /** The bits of fe80::/10. */
    private static final long LINK_LOCAL_BITS = 0xffc0_0000_0000_0000L;

    private SubnetPrefix() {}

    /**
     * Whether a prefix is in fe80::/10. OpenSM takes every GID with such a prefix for one of its own subnet
     * (ib_types.h:ib_gid_is_link_local).
     */
    public static boolean isLinkLocal(long prefix) {
        return (prefix & LINK_LOCAL_BITS) == DEFAULT;
    }
}

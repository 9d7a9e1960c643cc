package org.qos.runtime.partition;

import java.util.Optional;
import org.qos.runtime.value.GidText;
import org.qos.runtime.value.Pkey;

/**
 * The GID of a multicast group: 128 bits that begin with 0xff (IBTA 1.2.1, chapter 4.1.1).
 *
 * @param high the upper 64 bits
 * @param low the lower 64 bits
 */
public record Mgid(long high, long low) {

    /** The scope that OpenSM gives a group whose definition names none: link-local. */
    public static final int LINK_LOCAL = 2;

    /** The maximum scope, 4 bits. */
    public static final int MAX_SCOPE = 15;

    private static final int SCOPE_SHIFT = 48;
    private static final int SIGNATURE_SHIFT = 32;
    private static final int PKEY_SHIFT = 16;
    private static final int IPV4 = 0x401b;
    private static final int IPV6 = 0x601b;
    private static final int ASSIGNED = 0xa01b;
    private static final int FLAGS_SHIFT = 52;
    private static final int RESERVED_FLAGS = 0xe;
    private static final long BROADCAST_HIGH = 0xff12_401b_0000_0000L;
    private static final long BROADCAST_LOW = 0xffff_ffffL;

    /** The broadcast group of IPoIB in a partition: ff12:401b:PKEY:0:0:0:ffff:ffff, the P_Key as full member (RFC 4391). */
    public static Mgid broadcast(int pkey) {
        return new Mgid(BROADCAST_HIGH | (long) Pkey.full(pkey) << PKEY_SHIFT, BROADCAST_LOW);
    }

    /** The multicast GID in an address written as IPv6 addresses are; empty for anything else. */
    public static Optional<Mgid> parse(String text) {
        return GidText.parse(text, Mgid::new).filter(gid -> gid.high() >>> 56 == 0xff);
    }

    /** The scope field, 0 to 15. */
    public int scope() {
        return (int) (high >>> SCOPE_SHIFT) & MAX_SCOPE;
    }

    /** The same GID with another scope, 0 to 15. */
    public Mgid withScope(int scope) {
        return new Mgid(high & ~((long) MAX_SCOPE << SCOPE_SHIFT) | (long) scope << SCOPE_SHIFT, low);
    }

    /** Whether it represents an IPv4 or IPv6 multicast address of IPoIB. */
    public boolean isIp() {
        return signature() == IPV4 || signature() == IPV6;
    }

    /** Whether it has the signature of the GIDs that a subnet administration assigns (OpenSM osm_sa_mcmember_record.c:build_new_mgid). */
    public boolean hasSignatureOfAssigned() {
        return signature() == ASSIGNED;
    }

    /** Whether one of the three reserved flags, the upper ones of four, is set (IBTA 1.2.1, chapter 4.1.1). */
    public boolean hasReservedFlag() {
        return (high >>> FLAGS_SHIFT & RESERVED_FLAGS) != 0;
    }

    private int signature() {
        return (int) (high >>> SIGNATURE_SHIFT) & 0xffff;
    }

    /** The P_Key field of an IPoIB group, with the membership bit. */
    public int pkey() {
        return (int) (high >>> PKEY_SHIFT) & Pkey.MAX;
    }

    /** The same GID with another P_Key field. */
    public Mgid withPkey(int pkey) {
        return new Mgid(high & ~((long) Pkey.MAX << PKEY_SHIFT) | (long) (pkey & Pkey.MAX) << PKEY_SHIFT, low);
    }

    /** The eight groups of hexadecimal digits, none left out. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long half : new long[] {high, low}) {
            for (int shift = 48; shift >= 0; shift -= 16) {
                text.append(text.isEmpty() ? "" : ":").append(Long.toHexString(half >>> shift & 0xffff));
            }
        }
        return text.toString();
    }
}

package org.qos.runtime.value;

/** P_Keys (IBTA 1.2.1, 10.9.1): 15 bits name a partition, the highest of the 16 bits marks full members. */
public final class Pkey {

    /** The maximum, 16 bits. */
    public static final int MAX = 0xffff;

    /** The membership bit, set for full members (OpenSM ib_types.h:IB_PKEY_TYPE_MASK). */
    public static final int MEMBERSHIP_BIT = 0x8000;

    /** The bits that name the partition (OpenSM ib_types.h:IB_PKEY_BASE_MASK). */
    public static final int BASE_MASK = 0x7fff;

    /** The P_Key of the partition that always exists, without the membership bit. */
    public static final int DEFAULT = 0x7fff;

    private Pkey() {}

    /** A P_Key without its membership bit; what matchers, partitions and policies compare. */
    public static int base(long pkey) {
        return (int) pkey & BASE_MASK;
    }

    /** A P_Key with its membership bit, that of a full member. */
    public static int full(int pkey) {
        return pkey | MEMBERSHIP_BIT;
    }

    /** Whether the membership bit is set. */
    public static boolean isFull(long pkey) {
        return (pkey & MEMBERSHIP_BIT) != 0;
    }

    /** Four hexadecimal digits after {@code 0x}. */
    public static String text(long pkey) {
        return String.format("0x%04x", pkey);
    }
}

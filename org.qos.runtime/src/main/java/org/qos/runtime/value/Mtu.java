package org.qos.runtime.value;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The MTU codes of the standard: 1 for 256 bytes to 5 for 4096 bytes (IBTA 14.2.5.6). */
public final class Mtu {

    /** The minimum code, 256 bytes. */
    public static final int MIN_CODE = 1;

    /** The maximum code, 4096 bytes. */
    public static final int MAX_CODE = 5;

    /** What is assumed of ports whose MtuCap is not known: 2048 bytes, which multicast groups have by default. */
    public static final int ASSUMED = 4;

    private Mtu() {}

    /** Whether the number is an MTU code. */
    public static boolean isCode(int code) {
        return code >= MIN_CODE && code <= MAX_CODE;
    }

    /** The bytes that a code represents. */
    public static int bytes(int code) {
        return 128 << code;
    }

    /** The code of an MTU in bytes; empty for a number that is not an MTU. */
    public static OptionalInt ofBytes(int bytes) {
        return IntStream.rangeClosed(MIN_CODE, MAX_CODE)
                .filter(code -> bytes(code) == bytes)
                .findFirst();
    }

    /**
     * The size of full packets on a link.
     *
     * @param mtu the MTU of the link in bytes
     * @param limit the MTU limit of the path, code 1 to 5; empty without one
     * @return in bytes, at most the MTU of the link
     */
    public static int packet(int mtu, OptionalInt limit) {
        return limit.isPresent() ? Math.min(mtu, bytes(limit.getAsInt())) : mtu;
    }
}

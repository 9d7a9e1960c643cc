package org.qos.runtime.path;

/** The MTU codes of the standard: 1 for 256 bytes to 5 for 4096 bytes (IBTA 14.2.5.6). */
public final class Mtu {

    /** The least code, 256 bytes. */
    public static final int LEAST_CODE = 1;

    /** The greatest code, 4096 bytes. */
    public static final int GREATEST_CODE = 5;

    private Mtu() {}

    /** Whether the number is an MTU code. */
    public static boolean isCode(int code) {
        return code >= LEAST_CODE && code <= GREATEST_CODE;
    }

    /** The bytes that a code stands for. */
    public static int bytes(int code) {
        return 128 << code;
    }
}

package org.qos.fabric.mad;

import java.util.Arrays;

/** A management class (IBTA 13.4.4). */
public enum MadClass {
    /** Subnet management routed by LID. */
    SUBNET_LID_ROUTED(0x01, 1),
    /** Subnet management by directed routes. */
    SUBNET_DIRECTED_ROUTE(0x81, 1),
    /** Subnet administration. */
    SUBNET_ADMINISTRATION(0x03, 2);

    private final int code;
    private final int version;

    MadClass(int code, int version) {
        this.code = code;
        this.version = version;
    }

    /**
     * The class with that number.
     *
     * @throws IllegalArgumentException when it is none of these
     */
    static MadClass ofCode(int code) {
        return Arrays.stream(values())
                .filter(madClass -> madClass.code == code)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown management class " + code));
    }

    /** The number in the header. */
    public int code() {
        return code;
    }

    /** The class version in the header. */
    public int version() {
        return version;
    }
}

package org.qos.runtime.value;

/** Service-IDs: 64 bits, unsigned (IBTA 1.2.1, A3). */
public final class ServiceId {

    private ServiceId() {}

    /** Sixteen hexadecimal digits after {@code 0x}. */
    public static String text(long serviceId) {
        return String.format("0x%016x", serviceId);
    }

    /** As people write it, without leading zeros, such as {@code 0x10000}. */
    public static String shortText(long serviceId) {
        return "0x" + Long.toHexString(serviceId);
    }
}

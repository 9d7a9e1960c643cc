package org.qos.runtime.value;

/** GUIDs of nodes and ports: EUI-64 numbers of 64 bits, unsigned (IBTA 1.2.1, 4.1.1). 0 is not a GUID. */
public final class Guid {

    private Guid() {}

    /**
     * Reads hexadecimal digits, with {@code 0x} or without.
     *
     * @throws NumberFormatException when the text is not a hexadecimal number of 64 bits
     */
    public static long parse(String text) {
        boolean prefixed = text.startsWith("0x") || text.startsWith("0X");
        return Long.parseUnsignedLong(prefixed ? text.substring(2) : text, 16);
    }

    /** Sixteen hexadecimal digits after {@code 0x}. */
    public static String text(long guid) {
        return String.format("0x%016x", guid);
    }
}

package org.qos.runtime.path;

/**
 * A status with which the subnet administration refuses (IBTA 15.4.2).
 *
 * @param code the 16 bits of the header
 */
public record SaStatus(int code) {

    /** The fields of the query contradict each other or hold values out of range. */
    public static final SaStatus REQUEST_INVALID = new SaStatus(0x0200);

    /** Nothing fits the query. */
    public static final SaStatus NO_RECORDS = new SaStatus(0x0300);

    /** A GID of the query is not one of the subnet. */
    public static final SaStatus REQUEST_INVALID_GID = new SaStatus(0x0500);

    /** A field that is needed is missing, for example one of the two bits of the Service-ID. */
    public static final SaStatus INSUFFICIENT_COMPONENTS = new SaStatus(0x0600);

    /** The code as four hexadecimal digits after {@code 0x}. */
    public String text() {
        return String.format("0x%04x", code);
    }

    /** The code and its name in the standard, such as {@code 0x0300 ERR_NO_RECORDS}. */
    @Override
    public String toString() {
        return text() + " " + name();
    }

    private String name() {
        return switch (code) {
            case 0x0100 -> "ERR_NO_RESOURCES";
            case 0x0200 -> "ERR_REQ_INVALID";
            case 0x0300 -> "ERR_NO_RECORDS";
            case 0x0400 -> "ERR_TOO_MANY_RECORDS";
            case 0x0500 -> "ERR_REQ_INVALID_GID";
            case 0x0600 -> "ERR_REQ_INSUFFICIENT_COMPONENTS";
            case 0x0700 -> "ERR_REQ_DENIED";
            default -> "(unknown)";
        };
    }
}

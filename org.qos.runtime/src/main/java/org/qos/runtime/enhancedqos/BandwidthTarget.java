package org.qos.runtime.enhancedqos;

import org.qos.runtime.value.Guid;

/**
 * The ports that a rule limits.
 *
 * @param kind how they are named
 * @param guid the GUID of a port or a virtual port; 0 for other kinds
 * @param group the name of a port group; empty for other kinds
 */
public record BandwidthTarget(Kind kind, long guid, String group) {

    /** All ports without a rule of their own. */
    public static final BandwidthTarget DEFAULT = new BandwidthTarget(Kind.DEFAULT, 0, "");

    /** The word for them. */
    public static final String DEFAULT_NAME = "default";

    /** How a rule names ports. */
    public enum Kind {
        /** A port or a virtual port, by its GUID. */
        GUID,
        /** The ports of a group. */
        GROUP,
        /** All ports without a rule of their own. */
        DEFAULT
    }

    /** What a text names: a GUID after {@code 0x}, {@code default}, or a group. */
    public static BandwidthTarget of(String text) {
        if (text.equals(DEFAULT_NAME)) {
            return DEFAULT;
        }
        return text.matches("0[xX][0-9a-fA-F]{1,16}")
                ? new BandwidthTarget(Kind.GUID, Guid.parse(text), "")
                : new BandwidthTarget(Kind.GROUP, 0, text);
    }

    /** As the file has it. */
    public String text() {
        return switch (kind) {
            case GUID -> Guid.text(guid);
            case GROUP -> group;
            case DEFAULT -> DEFAULT_NAME;
        };
    }
}

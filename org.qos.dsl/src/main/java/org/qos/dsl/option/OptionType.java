package org.qos.dsl.option;

import java.util.Arrays;
import java.util.Optional;

/** What OpenSM takes for the value of an option (osm_subnet.c:opts_parse_...). */
public enum OptionType {
    /** {@code TRUE}, or anything else for FALSE. */
    BOOLEAN("boolean", 0),
    /** A number of 8 bits. */
    UINT8("uint8", 0xffL),
    /** A number of 16 bits. */
    UINT16("uint16", 0xffffL),
    /** A number of 32 bits. */
    UINT32("uint32", 0xffff_ffffL),
    /** A number of 64 bits. */
    UINT64("uint64", -1L),
    /** A number with a sign; a value that is not a number is 0. */
    INT32("int32", 0),
    /** The text itself, or a form of its own. */
    TEXT("text", 0);

    private final String name;
    private final long maximum;

    OptionType(String name, long maximum) {
        this.name = name;
        this.maximum = maximum;
    }

    /** What the value has to be, for messages. */
    public String title() {
        return switch (this) {
            case BOOLEAN -> "TRUE or FALSE";
            case UINT8 -> "a number of 8 bits";
            case UINT16 -> "a number of 16 bits";
            case UINT32 -> "a number of 32 bits";
            case UINT64 -> "a number of 64 bits";
            case INT32 -> "a number with a sign";
            case TEXT -> "text";
        };
    }

    /** Whether OpenSM keeps the value it had when it cannot read the new one. */
    public boolean isChecked() {
        return maximum != 0;
    }

    /** The maximum of a checked kind, unsigned. */
    public long maximum() {
        return maximum;
    }

    static Optional<OptionType> of(String name) {
        return Arrays.stream(values()).filter(kind -> kind.name.equals(name)).findFirst();
    }
}

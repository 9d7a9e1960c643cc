package org.qos.runtime.request;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The keywords that begin the parts of a request. */
public enum RequestKeyword {
    /** The source. */
    FROM(Value.END, "the source: a port GUID (0x...), a LID, a GID, a port name (node/Pn), group NAME or any"),
    /** The destination. */
    TO(Value.END, "the destination, written as the source is"),
    /** The Service-ID. */
    SERVICE(Value.SERVICE, "the Service-ID, 64 bits, or a protocol such as iser or tcp:987"),
    /** The QoS-Class. */
    CLASS(Value.NUMBER, "the QoS-Class, 0 to 4095"),
    /** The TClass. */
    TCLASS(Value.NUMBER, "the TClass, 0 to 255"),
    /** The P_Key. */
    PKEY(Value.NUMBER, "the P_Key, 16 bits"),
    /** The SL that the request names. */
    SL(Value.NUMBER, "the SL that the request names, 0 to 15"),
    /** The MTU with its selector. */
    MTU(Value.SELECTED, "the MTU: a selector (<, >, = or largest) and an IBTA code"),
    /** The rate with its selector. */
    RATE(Value.SELECTED, "the rate: a selector (<, >, = or largest) and an IBTA code"),
    /** The packet lifetime with its selector. */
    LIFE(Value.SELECTED, "the packet lifetime: a selector (<, >, = or largest) and a code, 0 to 63"),
    /** Whether the path is to be usable both ways. */
    REVERSIBLE(Value.NONE, "a path that is usable both ways"),
    /** How many paths at most. */
    NUMB_PATH(Value.NUMBER, "how many paths at most, 0 to 127"),
    /** Whose kind of request it is. */
    CLIENT(Value.CLIENT, "a known client, whose component mask the request has");

    /** What follows a keyword. */
    public enum Value {
        /** Nothing. */
        NONE,
        /** An end: one token, or two that begin with {@code group}. */
        END,
        /** A number, or a known protocol. */
        SERVICE,
        /** A number. */
        NUMBER,
        /** A selector and a number; {@code largest} has no number. */
        SELECTED,
        /** The name of a {@link Client}. */
        CLIENT
    }

    private final Value value;
    private final String meaning;

    RequestKeyword(Value value, String meaning) {
        this.value = value;
        this.meaning = meaning;
    }

    /** What follows it. */
    public Value value() {
        return value;
    }

    /** What the part says, for people. */
    public String meaning() {
        return meaning;
    }

    /** The keyword as it is written, such as {@code numb-path}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The keyword that is written so. */
    public static Optional<RequestKeyword> of(String text) {
        return Arrays.stream(values())
                .filter(keyword -> keyword.text().equals(text))
                .findFirst();
    }

    /** The keywords, for messages. */
    public static String all() {
        return Arrays.stream(values()).map(RequestKeyword::text).collect(Collectors.joining(", "));
    }
}

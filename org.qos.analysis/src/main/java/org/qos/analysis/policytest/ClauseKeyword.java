package org.qos.analysis.policytest;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The keywords of expectations, after {@code expect}. */
public enum ClauseKeyword {
    /** Negates the clause after it. */
    NOT(Value.NONE, "negates the clause after it"),
    /** The QoS level. */
    LEVEL(Value.LEVEL, "the request gets this QoS level, by name or sn"),
    /** The SL of the level. */
    SL(Value.NUMBER, "the level has this SL, 0 to 15"),
    /** The default level, because no rule matches. */
    DEFAULT(Value.NONE, "no rule matches, so that the request gets the default level"),
    /** The deciding rule. */
    RULE(Value.RULE, "this rule decides, by its 'use' or by its place in the order of evaluation, from 1"),
    /** With {@code path}: there is no path. */
    NO(Value.PATH, "no path: the subnet has none for the request"),
    /** The VL at each hop. */
    VL(Value.NUMBER, "the path uses this VL at each hop, 0 to 14"),
    /** The MTU of the path. */
    MTU(Value.NUMBER, "the path has this MTU, IBTA code 1 to 5"),
    /** The rate of the path. */
    RATE(Value.NUMBER, "the path has this rate, IBTA code 2 to 24"),
    /** The P_Key of the path. */
    PKEY(Value.NUMBER, "the path has this P_Key; the membership bit is not compared");

    /** What follows a keyword. */
    public enum Value {
        /** Nothing. */
        NONE,
        /** A number. */
        NUMBER,
        /** The name or the sn of a level. */
        LEVEL,
        /** The {@code use} of a rule, or its place. */
        RULE,
        /** The word {@code path}. */
        PATH
    }

    /** The word after {@link #NO}. */
    public static final String PATH = "path";

    private final Value value;
    private final String meaning;

    ClauseKeyword(Value value, String meaning) {
        this.value = value;
        this.meaning = meaning;
    }

    /** What follows it. */
    public Value value() {
        return value;
    }

    /** What it claims, for people. */
    public String meaning() {
        return meaning;
    }

    /** The keyword as it is written. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The keyword that is written so. */
    public static Optional<ClauseKeyword> of(String text) {
        return Arrays.stream(values())
                .filter(keyword -> keyword.text().equals(text))
                .findFirst();
    }

    static List<String> all() {
        return Arrays.stream(values()).map(ClauseKeyword::text).toList();
    }
}

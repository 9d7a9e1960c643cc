package org.qos.benchmarks.matcher;

/** Where the requests of a stream end. */
public enum RequestShape {
    /** Half of them match a rule, a fifth differ from a rule in one criterion, the rest match none. */
    MIX,
    /** Each is made from a rule, any of them, and most match no rule before it. */
    DEEP,
    /** No rule matches. */
    NONE
}

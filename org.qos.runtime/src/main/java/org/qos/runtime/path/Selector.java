package org.qos.runtime.path;

/** How the MTU, the rate or the packet lifetime of a path query is to be taken (IBTA 15.2.5.16). */
public enum Selector {
    /** The path's value is to be greater. */
    GREATER_THAN,
    /** The path's value is to be less. */
    LESS_THAN,
    /** Exactly that value; the form in which answers carry theirs. */
    EXACTLY,
    /** The largest MTU or rate, the smallest packet lifetime; the value next to it is not read. */
    BEST;

    /** The two bits that represent it. */
    public int code() {
        return ordinal();
    }

    /** The selector of the two low bits of {@code code}. */
    public static Selector ofCode(int code) {
        return values()[code & 3];
    }
}

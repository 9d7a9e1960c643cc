package org.qos.analysis.design;

/**
 * One thing that an intent asks for.
 *
 * @param kind what it asks for
 * @param of the name of the class; empty for a requirement of the whole site
 */
public record Requirement(Kind kind, String of) {

    /** What can be asked for. */
    public enum Kind {
        /** A class has an SL, and its traffic does not starve. */
        CLASS,
        /** A class is sent before the others. */
        AHEAD,
        /** A class gets a share of each link. */
        SHARE,
        /** SLs are kept for others. */
        RESERVED_SLS,
        /** The routing engine. */
        ROUTING_ENGINE
    }

    static Requirement ofSite(Kind kind) {
        return new Requirement(kind, "");
    }
}

package org.qos.runtime.match;

/** Answers which level a request gets. */
@FunctionalInterface
public interface Matcher {

    /** The level of the first rule that matches, else the default level. */
    Match match(Request request);
}

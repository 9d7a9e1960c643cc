package org.qos.runtime.policy;

import java.util.Locale;

/** The syntaxes that a policy is written in. */
public enum PolicySyntax {
    /** The XML syntax of the RFC of May 2006. */
    RFC,
    /** The syntax that OpenSM reads (opensm/osm_qos_parser_y.y). */
    OPENSM;

    /** The syntax that a policy in this one can be converted to. */
    public PolicySyntax other() {
        return this == RFC ? OPENSM : RFC;
    }

    /** Its name on the command line, such as {@code opensm}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

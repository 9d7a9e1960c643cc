package org.qos.dsl.language;

import java.util.Set;

/** A kind of finding: a rule, or a syntax error. */
public interface FindingCode {

    /** The kebab-case name by which findings, settings and the manual refer to it. */
    String code();

    /** What tools have to know about its findings. */
    Set<FindingTrait> traits();

    /** Whether a comment in the file can suppress its findings. */
    boolean isSuppressible();
}

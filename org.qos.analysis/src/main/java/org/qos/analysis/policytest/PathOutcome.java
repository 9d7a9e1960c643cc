package org.qos.analysis.policytest;

import java.util.Set;
import org.qos.runtime.path.PathRecord;

/** The path of a request. */
public sealed interface PathOutcome {

    /**
     * There is a path.
     *
     * @param path the record that is answered
     * @param vls the VLs at its hops, as far as they are known
     */
    record Found(PathRecord path, Set<Integer> vls) implements PathOutcome {}

    /**
     * There is none.
     *
     * @param reason why
     */
    record None(String reason) implements PathOutcome {}

    /**
     * What is known of the subnet does not decide it.
     *
     * @param reason what is missing
     */
    record Unknown(String reason) implements PathOutcome {}
}

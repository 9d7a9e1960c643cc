package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.runtime.match.BoundPolicy;

/**
 * A rule about a policy that is bound to a fabric and its partitions. It runs on policies without errors. A rule that is
 * also a {@link DocumentRule} decides with a fabric what it left open there: what it found with the verdict {@link
 * Verdict#DEPENDS} gives way.
 */
public interface BoundRule extends Rule {

    /**
     * Looks for the mistake.
     *
     * @param project the policy and what it is for
     * @param bound the policy with the ports of its groups; without a fabric only what GUIDs tell
     * @param problems takes what is found, each at an object of the policy file
     */
    void check(Project project, BoundPolicy bound, Consumer<Problem> problems);
}

package org.qos.runtime.match;

import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/**
 * The answer to a request.
 *
 * @param level the level that it gets
 * @param rule the place of the rule that matched in the order of evaluation, from 1; 0 when none did
 */
public record Match(QosLevel level, int rule) {

    /**
     * The answer to requests that a rule decides.
     *
     * @param rule the place of the rule from 1; 0 when none decides, so that they get the default level
     */
    public static Match of(Policy policy, int rule) {
        return new Match(
                rule == 0 ? policy.defaultLevel() : policy.rules().get(rule - 1).level(), rule);
    }

    /** Whether no rule matched, so that the level is the default level. */
    public boolean isDefault() {
        return rule == 0;
    }
}

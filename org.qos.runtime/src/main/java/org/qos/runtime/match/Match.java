package org.qos.runtime.match;

import org.qos.runtime.policy.QosLevel;

/**
 * The answer to a request.
 *
 * @param level the level that it gets
 * @param rule the place of the rule that matched in the order of evaluation, from 1; 0 when none did
 */
public record Match(QosLevel level, int rule) {

    /** Whether no rule matched, so that the level is the default level. */
    public boolean isDefault() {
        return rule == 0;
    }
}

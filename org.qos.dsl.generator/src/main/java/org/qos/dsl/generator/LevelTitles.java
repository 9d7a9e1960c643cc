package org.qos.dsl.generator;

import org.qos.runtime.policy.QosLevel;

/** How messages name the levels of a policy. */
@FunctionalInterface
public interface LevelTitles {

    /** Each by its name. */
    LevelTitles BY_NAME = level -> "level '" + level.name() + "'";

    /** The level in the middle of a sentence, such as {@code level 'Gold'} or {@code the level of line 3}. */
    String of(QosLevel level);

    /** Whether the policy names the level; the names of other levels are of no interest to its author. */
    default boolean isNamed(QosLevel level) {
        return of(level).equals(BY_NAME.of(level));
    }
}

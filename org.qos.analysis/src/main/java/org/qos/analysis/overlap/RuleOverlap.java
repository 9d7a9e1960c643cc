package org.qos.analysis.overlap;

import org.qos.analysis.explanation.Field;
import org.qos.runtime.policy.Ranges;

/**
 * Two rules with different levels that differ in one field only, and there have some values in common, but not all
 * values of either.
 *
 * @param earlier the place of the rule that gets the requests with the common values, from 1
 * @param later the place of the other rule
 * @param field the field
 * @param common the values that both have
 */
public record RuleOverlap(int earlier, int later, Field field, Ranges common) {}

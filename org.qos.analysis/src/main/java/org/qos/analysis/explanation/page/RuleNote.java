package org.qos.analysis.explanation.page;

import org.qos.runtime.policy.MatchRule;

/**
 * What an explanation says about a rule, in one line.
 *
 * @param rule the rule
 * @param decides whether it decides the request, or some of the pairs of ports
 * @param text the level, or the criteria that the request does not meet
 */
public record RuleNote(MatchRule rule, boolean decides, String text) {}

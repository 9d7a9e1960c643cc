package org.qos.dsl.generator.matcher;

import java.util.List;

/**
 * The code of one rule.
 *
 * @param number its place in the order of evaluation, from 1
 * @param comment what it is for
 * @param conditions Java expressions that all have to be true; none for a rule that matches everything
 * @param terms how many comparisons the conditions have together
 * @param level the constant of its level
 */
record RuleCode(int number, String comment, List<String> conditions, int terms, String level) {}

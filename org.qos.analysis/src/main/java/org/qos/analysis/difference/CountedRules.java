package org.qos.analysis.difference;

/**
 * The requests that two rules decide, without one of them.
 *
 * @param before the place of the rule of the old policy; 0 for the default level
 * @param after the place of the rule of the new policy, likewise
 * @param pairs between how many pairs of ports there is such a request; 0 where they are not counted
 */
record CountedRules(int before, int after, long pairs) {}

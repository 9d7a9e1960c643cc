package org.qos.analysis.difference;

import org.qos.runtime.match.Request;

/**
 * The requests that two policies decide in one way each.
 *
 * @param before the label of the rule of the old policy that decides them
 * @param after the label of the rule of the new policy
 * @param witness one of the requests, with as few fields as possible
 * @param pairs between how many pairs of ports there is such a request, a port and itself being one
 */
record JointDecision(int before, int after, Request witness, long pairs) {}

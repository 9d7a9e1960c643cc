package org.qos.analysis.partition;

import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;

/**
 * Two members of a partition that get another level than the partition has.
 *
 * @param request a request from one to the other that carries the P_Key and nothing else
 * @param match what it gets
 */
public record OtherLevel(Request request, Match match) {}

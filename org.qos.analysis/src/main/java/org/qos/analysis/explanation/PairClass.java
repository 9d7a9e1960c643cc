package org.qos.analysis.explanation;

import org.qos.runtime.match.Match;

/**
 * Pairs of ports between which a request gets one level by one rule.
 *
 * @param match the level and the rule
 * @param isAnswered whether OpenSM answers such a request, as far as partitions decide; otherwise it gives the ports no path
 * @param pairs how many pairs, a port and itself being one
 * @param source the source of one of them
 * @param destination the destination of that pair
 */
public record PairClass(Match match, boolean isAnswered, long pairs, long source, long destination) {

    PairClass and(PairClass other) {
        return new PairClass(match, isAnswered, pairs + other.pairs, source, destination);
    }
}

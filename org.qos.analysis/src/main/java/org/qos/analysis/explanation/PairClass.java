package org.qos.analysis.explanation;

import org.qos.runtime.match.Match;

/**
 * Pairs of ports between which a request gets one level by one rule.
 *
 * @param match the level and the rule
 * @param pairs how many pairs, a port and itself being one
 * @param source the source of one of them
 * @param destination the destination of that pair
 */
public record PairClass(Match match, long pairs, long source, long destination) {

    PairClass and(PairClass other) {
        return new PairClass(match, pairs + other.pairs, source, destination);
    }
}

package org.qos.conformity.paths;

import java.util.List;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;

/** Says which levels many requests get, all at once, because some programs answer whole files of requests only. */
@FunctionalInterface
public interface BatchMatcher {

    /** The match of each request, in their order. */
    List<Match> of(List<Request> requests);

    /** The levels that a matcher gives. */
    static BatchMatcher of(Matcher matcher) {
        return requests -> requests.stream().map(matcher::match).toList();
    }
}

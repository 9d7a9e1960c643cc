package org.qos.analysis.explanation;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.Hop;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;

/**
 * The way of a path through the fabric, for explanations where the forwarding tables are known.
 *
 * @param sl the SL of its packets, 0 to 15; that of the answer, which a routing engine may have changed
 * @param hops the ports by which they leave nodes; none where there is no path
 * @param noPath why there is no path, or why it cannot be determined; empty when there is one
 */
public record Route(int sl, List<Hop> hops, Optional<String> noPath) {

    /** Copies the list. */
    public Route {
        hops = List.copyOf(hops);
    }

    /**
     * The way of an answer.
     *
     * @param tables the tables that packets meet there
     */
    public static Route of(PathResolver resolver, Resolution answer, ExpectedTables tables) {
        if (answer instanceof Resolution.Path path) {
            return new Route(path.path().sl(), resolver.hops(path, tables), Optional.empty());
        }
        String reason = answer instanceof Resolution.Refused refused
                ? "no path: " + resolver.explain(refused)
                : "not known: " + resolver.explain((Resolution.NotKnown) answer);
        return new Route(0, List.of(), Optional.of(reason));
    }
}

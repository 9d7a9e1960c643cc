package org.qos.conformity.paths;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of many queries.
 *
 * @param queries how many were asked
 * @param paths how many of them got a path
 * @param pathsByRule how many paths each rule decided, by its place in the order of evaluation; 0 the default level
 * @param disagreements what OpenSM answered otherwise than expected, each with its query
 */
public record ComparisonResult(int queries, int paths, Map<Integer, Integer> pathsByRule, List<String> disagreements) {

    /** Copies the collections. */
    public ComparisonResult {
        pathsByRule = Map.copyOf(pathsByRule);
        disagreements = List.copyOf(disagreements);
    }

    /** The numbers, and the first few disagreements. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(
                "%d path queries, %d with a path (by rule, 0 = default: %s), %d answered otherwise than expected",
                queries, paths, new TreeMap<>(pathsByRule), disagreements.size()));
        disagreements.stream().limit(5).forEach(one -> text.append('\n').append(one));
        return text.toString();
    }
}

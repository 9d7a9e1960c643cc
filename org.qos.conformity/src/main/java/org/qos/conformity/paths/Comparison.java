package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qos.fabric.mad.PathAnswer;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathQuery;

/**
 * What came of many queries.
 *
 * @param queries how many were asked
 * @param paths how many of them got a path
 * @param pathsByRule how many paths each rule decided, by its place in the order of evaluation; 0 the default level
 * @param disagreements what OpenSM answered otherwise than expected, each with its query
 */
public record Comparison(int queries, int paths, Map<Integer, Integer> pathsByRule, List<String> disagreements) {

    /** Copies the collections. */
    public Comparison {
        pathsByRule = Map.copyOf(pathsByRule);
        disagreements = List.copyOf(disagreements);
    }

    /** Asks for each expected answer and compares. */
    static Comparison run(List<Expectation> expectations, SaClient sa) {
        int paths = 0;
        Map<Integer, Integer> pathsByRule = new TreeMap<>();
        List<String> disagreements = new ArrayList<>();
        for (Expectation expected : expectations) {
            PathAnswer answer = sa.path(expected.query());
            if (answer instanceof PathAnswer.Found) {
                paths++;
                pathsByRule.merge(expected.match().rule(), 1, Integer::sum);
            }
            String difference = expected.difference(answer);
            if (!difference.isEmpty()) {
                disagreements.add(describe(expected.match(), expected.query(), answer, difference));
            }
        }
        return new Comparison(expectations.size(), paths, pathsByRule, disagreements);
    }

    private static String describe(Match match, PathQuery query, PathAnswer answer, String difference) {
        return difference + " rule " + match.rule() + ", level " + match.level().name() + "\n  asked: "
                + query.toRequest() + String.format(", component mask 0x%x", query.componentMask()) + "\n  answer: "
                + answer;
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

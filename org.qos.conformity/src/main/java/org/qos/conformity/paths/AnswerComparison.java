package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qos.fabric.mad.PathAnswer;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;

/** Asks OpenSM and a resolver the same queries, and keeps count of what came of them. */
public final class AnswerComparison {

    private static final String PATH = "path";

    private final PathResolver resolver;
    private final SaClient sa;
    private final int requester;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int queries;

    /**
     * A comparison.
     *
     * @param resolver what is to answer as OpenSM does
     * @param sa the subnet administration of OpenSM
     * @param requester the index of the endpoint from which OpenSM is asked
     */
    public AnswerComparison(PathResolver resolver, SaClient sa, int requester) {
        this.resolver = resolver;
        this.sa = sa;
        this.requester = requester;
    }

    /** Asks both for one path. */
    public void ask(PathQuery query) {
        queries++;
        Resolution expected = resolver.resolve(query, requester);
        outcomes.merge(outcome(expected), 1, Integer::sum);
        PathAnswer answer = sa.path(query);
        if (!isSame(expected, answer)) {
            differences.add(expected + "\n  asked: " + query.values()
                    + String.format(", component mask 0x%x", query.componentMask()) + "\n  answer: " + answer);
        }
    }

    private static boolean isSame(Resolution expected, PathAnswer answer) {
        if (expected instanceof Resolution.Path path) {
            return answer instanceof PathAnswer.Found found && found.path().equals(path.path());
        }
        return expected instanceof Resolution.Refused refused
                && answer instanceof PathAnswer.Refused by
                && by.status().code() == refused.reason().status().code();
    }

    private static String outcome(Resolution expected) {
        if (expected instanceof Resolution.Refused refused) {
            return refused.reason().name();
        }
        return expected instanceof Resolution.NotKnown unknown
                ? unknown.reason().name()
                : PATH;
    }

    /** How many queries were asked. */
    public int queries() {
        return queries;
    }

    /** How often each outcome was expected: {@code path}, or the reason of a refusal. */
    public Map<String, Integer> outcomes() {
        return outcomes;
    }

    /** What OpenSM answered otherwise than the resolver, each with its query. */
    public List<String> differences() {
        return List.copyOf(differences);
    }
}

package org.qos.dsl.check;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.runtime.match.BoundPolicy;

/**
 * The policy that a file with tests is for.
 *
 * @param checked the policy, bound to the fabric and the partitions; empty when it cannot be used
 * @param problems why files cannot be used, by the keyword of the header that names such a file
 */
public record TestedPolicy(Optional<BoundPolicyContext> checked, Map<String, String> problems) {

    /** Of a file without tests. */
    public static final TestedPolicy NONE = new TestedPolicy(Optional.empty(), Map.of());

    /** Copies the map. */
    public TestedPolicy {
        problems = Map.copyOf(problems);
    }

    /** Why the tests cannot run, by the same keywords. */
    public Map<String, String> obstacles() {
        return problems.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, problem -> obstacle(problem.getValue())));
    }

    /** A problem may be a sentence. */
    private static String obstacle(String problem) {
        String clause = problem.endsWith(".") ? problem.substring(0, problem.length() - 1) : problem;
        return clause + "; the tests cannot run";
    }

    /** The policy; empty when it cannot be used. */
    public Optional<BoundPolicy> policy() {
        return checked.map(BoundPolicyContext::policy);
    }
}

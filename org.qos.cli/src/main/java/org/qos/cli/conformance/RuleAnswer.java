package org.qos.cli.conformance;

import java.util.Optional;
import org.qos.fabric.conformance.ComparedPath;

/**
 * The answer to a request that a rule decides.
 *
 * @param rule the place of the rule in the order of evaluation, from 1; 0 for the default level
 * @param compared the request with both answers; empty where no request was found that the rule decides
 */
public record RuleAnswer(int rule, Optional<ComparedPath> compared) {

    /** Whether the subnet administration answers something else, or does not answer. */
    public boolean differs() {
        return compared.map(ComparedPath::agreement)
                .filter(agreement ->
                        agreement == ComparedPath.Agreement.DIFFERENT || agreement == ComparedPath.Agreement.NO_ANSWER)
                .isPresent();
    }

    /** Whether the answer is as expected. */
    public boolean agrees() {
        return compared.filter(path -> path.agreement() == ComparedPath.Agreement.SAME)
                .isPresent();
    }
}

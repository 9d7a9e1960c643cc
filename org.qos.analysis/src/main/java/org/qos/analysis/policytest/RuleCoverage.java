package org.qos.analysis.policytest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;

/**
 * Whether tests ask for a rule and for each of its criteria.
 *
 * @param place the place of the rule in the order of evaluation, from 1
 * @param rule the rule
 * @param covered whether it decides a request of a test
 * @param gap why it is not covered; empty where it is
 * @param criteria its criteria
 */
public record RuleCoverage(
        int place, MatchRule rule, boolean covered, Optional<Gap> gap, List<CriterionCoverage> criteria) {

    /** Copies the list. */
    public RuleCoverage {
        criteria = List.copyOf(criteria);
    }

    /**
     * Whether tests ask for a criterion: a request that the rule would decide without it, and with it does not.
     *
     * @param field what it compares
     * @param covered whether a test has such a request
     * @param gap why it is not covered; empty where it is
     */
    public record CriterionCoverage(Field field, boolean covered, Optional<Gap> gap) {}

    /** Why something is not covered. */
    public sealed interface Gap {

        /** The reason, for people; a request is not part of it. */
        String text();

        /** A request between two ports that would cover it; empty where none is known. */
        default Optional<Request> covering() {
            return Optional.empty();
        }

        /**
         * No test asks for it.
         *
         * @param request a request that would cover it; empty where none is known
         */
        record NeverAsked(Optional<Request> request) implements Gap {
            @Override
            public String text() {
                return "never asked";
            }

            /** Without a fabric any port may do; there is no port with the GUID 0. */
            @Override
            public Optional<Request> covering() {
                return request.map(asked -> new Request(
                        asked.sourceGuid() == 0 ? 1 : asked.sourceGuid(),
                        asked.destinationGuid() == 0 ? 1 : asked.destinationGuid(),
                        asked.serviceId(),
                        asked.qosClass(),
                        asked.tclass(),
                        asked.pkey()));
            }
        }

        /**
         * Earlier rules match all requests of the rule.
         *
         * @param rules their places
         */
        record Shadowed(List<Integer> rules) implements Gap {

            /** Copies the list. */
            public Shadowed {
                rules = List.copyOf(rules);
            }

            @Override
            public String text() {
                return "shadowed by " + (rules.size() == 1 ? "rule " : "rules ")
                        + rules.stream().map(String::valueOf).collect(Collectors.joining(", "));
            }
        }

        /** No request of the subnet matches the rule. */
        record Unmatchable() implements Gap {
            @Override
            public String text() {
                return "no request can match it";
            }
        }

        /** OpenSM refuses all requests that would cover it. */
        record Refused() implements Gap {
            @Override
            public String text() {
                return "OpenSM refuses all its requests: their ports do not share the P_Key";
            }
        }

        /** The rule decides the same requests without the criterion. */
        record NoDifference() implements Gap {
            @Override
            public String text() {
                return "no request is decided differently because of it";
            }
        }

        /** Finding the reason takes too long. */
        record Unknown() implements Gap {
            @Override
            public String text() {
                return "the reason is not known, because the policy is too complex";
            }
        }
    }
}

package org.qos.analysis.explanation;

import java.util.List;
import java.util.OptionalLong;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** A criterion that a rule states, beside what the request has there. */
public sealed interface CriterionResult {

    /** What is compared. */
    Field field();

    /** Whether the request meets the criterion. */
    boolean met();

    /**
     * A port that has to be in one of some groups.
     *
     * @param field the end of the path
     * @param wanted the groups of the rule
     * @param portGuid the port, 0 when the request does not say
     * @param memberOf the groups of the policy in which the port is
     * @param met whether it is in one of those that are wanted
     */
    record OfPort(Field field, List<PortGroup> wanted, long portGuid, List<PortGroup> memberOf, boolean met)
            implements CriterionResult {

        /** Copies the lists. */
        public OfPort {
            wanted = List.copyOf(wanted);
            memberOf = List.copyOf(memberOf);
        }
    }

    /**
     * A number that has to lie in some ranges.
     *
     * @param field the field of the query
     * @param wanted the values of the rule
     * @param got the value of the request as it is compared, empty when the request does not carry the field
     */
    record OfNumber(Field field, Ranges wanted, OptionalLong got) implements CriterionResult {

        @Override
        public boolean met() {
            return got.isPresent() && wanted.contains(got.getAsLong());
        }
    }
}

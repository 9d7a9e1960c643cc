package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * The criteria of the rules of a policy.
 *
 * @param bound the policy
 */
record Criteria(BoundPolicy bound) {

    /** The criteria that a rule states. */
    static List<Field> of(MatchRule rule) {
        List<Field> stated = new ArrayList<>();
        for (Field field : Field.values()) {
            if (isStated(rule, field)) {
                stated.add(field);
            }
        }
        return stated;
    }

    private static boolean isStated(MatchRule rule, Field field) {
        return switch (field) {
            case SOURCE -> !rule.sources().isEmpty();
            case DESTINATION -> !rule.destinations().isEmpty();
            case QOS_CLASS -> !rule.qosClasses().isEmpty();
            case SERVICE_ID -> !rule.serviceIds().isEmpty();
            case PKEY -> !rule.pkeys().isEmpty();
            case TCLASS -> !rule.tclasses().isEmpty();
        };
    }

    /** The criteria of a rule that a request does not meet. */
    Set<Field> unmet(MatchRule rule, Request request) {
        Set<Field> unmet = EnumSet.noneOf(Field.class);
        port(rule.sources(), request.sourceGuid(), Field.SOURCE, unmet);
        port(rule.destinations(), request.destinationGuid(), Field.DESTINATION, unmet);
        number(rule.serviceIds(), request.serviceId(), Field.SERVICE_ID, unmet);
        number(rule.qosClasses(), wide(request.qosClass(), -1), Field.QOS_CLASS, unmet);
        number(rule.tclasses(), wide(request.tclass(), -1), Field.TCLASS, unmet);
        number(rule.pkeys(), wide(request.pkey(), Pkey.BASE_MASK), Field.PKEY, unmet);
        return unmet;
    }

    private void port(List<PortGroup> wanted, long guid, Field field, Set<Field> unmet) {
        if (!wanted.isEmpty() && !bound.inAny(wanted, guid)) {
            unmet.add(field);
        }
    }

    private static void number(Ranges wanted, OptionalLong value, Field field, Set<Field> unmet) {
        if (!wanted.isEmpty() && (value.isEmpty() || !wanted.contains(value.getAsLong()))) {
            unmet.add(field);
        }
    }

    private static OptionalLong wide(OptionalInt value, int mask) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt() & mask) : OptionalLong.empty();
    }
}

package org.qos.analysis.policytest;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * What tests can name in a policy.
 *
 * @param policy the policy
 */
public record PolicyNames(Policy policy) {

    private static final int LONGEST_LIST = 8;

    /** The names of the port groups. */
    public List<String> groups() {
        return policy.groups().stream().map(PortGroup::name).distinct().toList();
    }

    /** The names of the levels. */
    public List<String> levels() {
        return policy.levels().stream().map(QosLevel::name).distinct().toList();
    }

    /** The levels that a name or an {@code sn} denotes; case does not count. */
    public List<QosLevel> levels(String name) {
        String wanted = name.strip();
        OptionalLong sn = number(wanted);
        return policy.levels().stream()
                .filter(level -> level.name().equalsIgnoreCase(wanted)
                        || sn.isPresent() && level.sn().equals(sn))
                .toList();
    }

    /** The descriptions of the rules that have one. */
    public List<String> uses() {
        return policy.rules().stream()
                .map(MatchRule::use)
                .map(String::strip)
                .filter(use -> !use.isEmpty())
                .distinct()
                .toList();
    }

    /** How many rules there are, those of ULP lines among them. */
    public int ruleCount() {
        return policy.rules().size();
    }

    /** Whether there is a rule at a place, from 1. */
    public boolean hasRule(String place) {
        OptionalLong number = number(place);
        return number.isPresent() && 1 <= number.getAsLong() && number.getAsLong() <= ruleCount();
    }

    /** Some names, for messages. */
    public static String listed(List<String> names) {
        String some =
                names.stream().limit(LONGEST_LIST).map(name -> "'" + name + "'").collect(Collectors.joining(", "));
        return names.size() > LONGEST_LIST ? some + " and " + (names.size() - LONGEST_LIST) + " more" : some;
    }

    /** The {@code sn} or the place that a text may be; empty for one that is only a name. */
    static OptionalLong number(String text) {
        try {
            return OptionalLong.of(
                    text.startsWith("0x")
                            ? Long.parseUnsignedLong(text.substring(2), 16)
                            : Long.parseUnsignedLong(text));
        } catch (NumberFormatException notANumber) {
            return OptionalLong.empty();
        }
    }
}

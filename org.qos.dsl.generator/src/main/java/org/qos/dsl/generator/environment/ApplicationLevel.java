package org.qos.dsl.generator.environment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.qos.analysis.policytest.PolicyNames;
import org.qos.dsl.language.Printable;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.Application;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.ServiceId;

/**
 * An application and the level that it is to use.
 *
 * @param application the application
 * @param level the level
 * @param pkey the P_Key of its partition, without the membership bit, where the level or the rule names exactly one
 */
public record ApplicationLevel(Application application, QosLevel level, OptionalInt pkey) {

    private static final String RULE = "rule ";

    /**
     * Reads {@code APP=LEVEL}: the level by name or {@code sn}, or the one of a rule, by {@code rule N} (its place, from 1) or
     * by its {@code use}.
     *
     * @throws EnvironmentException when there is no such application, level or rule
     */
    public static ApplicationLevel of(String text, Policy policy) {
        String[] parts = text.split("=", 2);
        if (parts.length < 2 || parts[1].isBlank()) {
            throw new EnvironmentException("'" + text + "' names no level; expected APP=LEVEL, such as nccl=Training");
        }
        Application application = Application.byId(parts[0].strip())
                .orElseThrow(() -> new EnvironmentException(
                        "there is no application '" + parts[0].strip() + "'; expected one of " + Application.ids()));
        return of(application, parts[1].strip(), policy).requireReached(policy);
    }

    private static ApplicationLevel of(Application application, String name, Policy policy) {
        List<QosLevel> levels = new PolicyNames(policy).levels(name);
        if (levels.size() == 1) {
            QosLevel level = levels.get(0);
            return new ApplicationLevel(application, level, single(level.pkeys()));
        }
        MatchRule rule = levels.isEmpty() ? rule(name, policy) : null;
        if (rule == null) {
            throw new EnvironmentException(
                    levels.isEmpty()
                            ? "the policy has no level and no rule '" + name + "'; its levels are "
                                    + PolicyNames.listed(new PolicyNames(policy).levels())
                            : "the policy has " + levels.size() + " levels '" + name
                                    + "'; name the level by sn or by rule");
        }
        OptionalInt pkey = single(rule.pkeys());
        return new ApplicationLevel(
                application,
                rule.level(),
                pkey.isPresent() ? pkey : single(rule.level().pkeys()));
    }

    /** The rule of that place or that description; null if there is not exactly one. */
    private static MatchRule rule(String name, Policy policy) {
        if (name.startsWith(RULE) && new PolicyNames(policy).hasRule(name.substring(RULE.length()))) {
            return policy.rules().get(Integer.parseInt(name.substring(RULE.length())) - 1);
        }
        List<MatchRule> found = policy.rules().stream()
                .filter(rule -> rule.use().strip().equals(name))
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }

    private static OptionalInt single(Ranges pkeys) {
        boolean one = pkeys.ranges().size() == 1 && pkeys.ranges().get(0).isSingle();
        return one ? OptionalInt.of(Pkey.base(pkeys.ranges().get(0).first())) : OptionalInt.empty();
    }

    /** An application that takes its SL from a path record gets the level only by a rule for its Service-ID. */
    private ApplicationLevel requireReached(Policy policy) {
        application
                .serviceId()
                .filter(id -> policy.rules().stream()
                        .noneMatch(rule ->
                                rule.level().equals(level) && rule.serviceIds().contains(id)))
                .ifPresent(id -> {
                    throw new EnvironmentException(
                            application.title() + " has no environment variable; it gets its level"
                                    + " by a rule for Service-ID " + ServiceId.shortText(id)
                                    + ", and no rule with this Service-ID"
                                    + " has the level '" + level.name() + "'");
                });
        return this;
    }

    /** The variables with their values, in order. */
    Map<String, String> variables() {
        Map<String, String> variables = new LinkedHashMap<>();
        application.slNames().forEach(name -> variables.put(name, String.valueOf(level.sl())));
        pkey.ifPresent(number -> application.pkeyNames().forEach(name -> variables.put(name, Pkey.text(number))));
        return variables;
    }

    /** What the variables are for, in one line of printable characters. */
    String title() {
        String text = application.title() + ": level '" + level.name() + "'";
        String more = application.slNames().isEmpty()
                ? ", which OpenSM gives to its Service-ID "
                        + ServiceId.shortText(application.serviceId().orElseThrow())
                        + "; it has no environment variable"
                : "";
        return Printable.ascii(text + more);
    }
}

package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/**
 * Lowers a policy as written in either syntax to the policy that it means. A file with errors is lowered as far as
 * it goes, for editors: a rule that names a group or a level which does not exist is left out.
 */
public final class PolicyLowering {

    /** More than the 12 bits of a QoS-Class: no request has it. */
    private static final Ranges NO_CLASS = Ranges.ofValues(1 << 12);

    private final PolicyFile file;
    private final Set<EObject> uncertain;
    private final Trace trace = new Trace();
    private final PolicyDialect dialect;
    private final GroupLowering groups;
    private final LevelLowering levels;

    private PolicyLowering(PolicyFile file, PolicyDialect dialect, Set<EObject> uncertain) {
        this.file = file;
        this.uncertain = uncertain;
        this.dialect = dialect;
        this.groups = new GroupLowering(dialect, trace);
        this.levels = new LevelLowering(dialect, trace);
    }

    /**
     * Lowers a policy.
     *
     * @param file the policy as written
     * @param syntax its syntax
     */
    public static Lowered<Policy> lower(PolicyFile file, PolicySyntax syntax) {
        return lower(file, syntax, Set.of());
    }

    /**
     * Lowers a policy of which some parts have errors.
     *
     * @param uncertain rules and lines that match no request, because it is not known which ones they are intended for; they
     *     keep their places and use the groups and levels that they name
     */
    public static Lowered<Policy> lower(PolicyFile file, PolicySyntax syntax, Set<EObject> uncertain) {
        return new PolicyLowering(file, dialect(syntax), uncertain).lower();
    }

    /** The P_Keys that a range of a rule matches, without their membership bits. */
    public static Ranges pkeys(Range written, PolicySyntax syntax) {
        return dialect(syntax).pkeys(List.of(written));
    }

    private static PolicyDialect dialect(PolicySyntax syntax) {
        return switch (syntax) {
            case RFC -> new RfcDialect();
            case OPENSM -> new OpenSmDialect();
        };
    }

    private Lowered<Policy> lower() {
        groups.add(file.getPortGroups());
        levels.add(file.getLevels());
        UlpLowering ulps = new UlpLowering(dialect, trace, groups, levels, uncertain);
        QosLevel defaultLevel = levels.writtenDefault().orElseGet(() -> madeDefault(ulps));
        List<MatchRule> rules = new ArrayList<>();
        file.getRules()
                .forEach(written -> rule(written, defaultLevel).ifPresent(r -> rules.add(trace.note(r, written))));
        ulps.rules(file.getUlps()).forEach(rule -> rules.add(certain(rule)));
        trace.noteLevels(rules);
        var setup = new SetupLowering(dialect, trace, groups).setup(file.getScopes());
        return new Lowered<>(new Policy(groups.groups(), levels.levels(), defaultLevel, rules, setup), trace);
    }

    private QosLevel madeDefault(UlpLowering ulps) {
        return levels.addMade(
                ulps.defaultLevel(file.getUlps()).orElseGet(() -> QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0)));
    }

    /** The rule of a line, or one without a request in its place. */
    private MatchRule certain(MatchRule rule) {
        return trace.origin(rule)
                .filter(uncertain::contains)
                .map(line -> trace.note(rule.withQosClasses(NO_CLASS), line))
                .orElse(rule);
    }

    private Optional<MatchRule> rule(org.qos.dsl.model.policy.MatchRule written, QosLevel defaultLevel) {
        if (uncertain.contains(written)) {
            return Optional.of(rule(
                            written,
                            groups.resolve(written.getSources()),
                            groups.resolve(written.getDestinations()),
                            level(written).orElse(defaultLevel))
                    .withQosClasses(NO_CLASS));
        }
        var sources = groups.resolve(written.getSources());
        var destinations = groups.resolve(written.getDestinations());
        boolean groupsMissing = sources.isEmpty() != written.getSources().isEmpty()
                || destinations.isEmpty() != written.getDestinations().isEmpty();
        return groupsMissing
                ? Optional.empty()
                : level(written).map(level -> rule(written, sources, destinations, level));
    }

    private Optional<QosLevel> level(org.qos.dsl.model.policy.MatchRule written) {
        return EntryValues.first(written.getLevels()).flatMap(levels::resolve);
    }

    private MatchRule rule(
            org.qos.dsl.model.policy.MatchRule written,
            List<PortGroup> sources,
            List<PortGroup> destinations,
            QosLevel level) {
        return new MatchRule(
                EntryValues.text(written.getUses()),
                sources,
                destinations,
                dialect.ranges(written.getServiceIds()),
                dialect.ranges(written.getQosClasses()),
                dialect.ranges(written.getTclasses()),
                dialect.pkeys(written.getPkeys()),
                level);
    }
}

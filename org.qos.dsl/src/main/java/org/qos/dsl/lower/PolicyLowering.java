package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;

/**
 * Lowers a policy as written in either syntax to the policy that it means. A file with errors is lowered as far as
 * it goes, for editors: a rule that names a group or a level which does not exist is left out.
 */
public final class PolicyLowering {

    private final PolicyFile file;
    private final Trace trace = new Trace();
    private final PolicyDialect dialect;
    private final GroupLowering groups;
    private final LevelLowering levels;

    private PolicyLowering(PolicyFile file, PolicyDialect dialect) {
        this.file = file;
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
        PolicyDialect dialect =
                switch (syntax) {
                    case RFC -> new RfcDialect();
                    case OPENSM -> new OpenSmDialect();
                };
        return new PolicyLowering(file, dialect).lower();
    }

    private Lowered<Policy> lower() {
        groups.add(file.getPortGroups());
        levels.add(file.getLevels());
        List<MatchRule> rules = new ArrayList<>();
        file.getRules().forEach(written -> rule(written).ifPresent(r -> rules.add(trace.note(r, written))));
        UlpLowering ulps = new UlpLowering(dialect, trace, groups, levels);
        QosLevel defaultLevel = levels.writtenDefault().orElseGet(() -> madeDefault(ulps));
        rules.addAll(ulps.rules(file.getUlps()));
        var setup = new SetupLowering(dialect, trace, groups).setup(file.getScopes());
        return new Lowered<>(new Policy(groups.groups(), levels.levels(), defaultLevel, rules, setup), trace);
    }

    private QosLevel madeDefault(UlpLowering ulps) {
        return levels.addMade(
                ulps.defaultLevel(file.getUlps()).orElseGet(() -> QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0)));
    }

    private Optional<MatchRule> rule(org.qos.dsl.model.policy.MatchRule written) {
        var sources = groups.resolve(written.getSources());
        var destinations = groups.resolve(written.getDestinations());
        boolean groupsMissing = sources.isEmpty() != written.getSources().isEmpty()
                || destinations.isEmpty() != written.getDestinations().isEmpty();
        return groupsMissing
                ? Optional.empty()
                : EntryValues.first(written.getLevels())
                        .flatMap(levels::resolve)
                        .map(level -> new MatchRule(
                                EntryValues.text(written.getUses()),
                                sources,
                                destinations,
                                dialect.ranges(written.getServiceIds()),
                                dialect.ranges(written.getQosClasses()),
                                dialect.ranges(written.getTclasses()),
                                dialect.pkeys(written.getPkeys()),
                                level));
    }
}

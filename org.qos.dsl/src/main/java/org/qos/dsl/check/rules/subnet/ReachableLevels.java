package org.qos.dsl.check.rules.subnet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.match.Match;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;

/** The levels that requests can get, with the VLs that an option file gives their SLs. */
final class ReachableLevels {

    private ReachableLevels() {}

    /** The default level and those of the rules, each once, with SLs that exist and no error. */
    static List<QosLevel> of(PolicyContext context) {
        return Stream.concat(
                        Stream.of(context.policy().defaultLevel()),
                        context.policy().rules().stream().map(MatchRule::level))
                .distinct()
                .filter(level -> Sl.isValid(level.sl()) && !context.isUncertain(level))
                .toList();
    }

    /** The options, where they are given and enable QoS. */
    static Stream<SmOptions> options(PolicyContext context) {
        return context.fabricContext().options().filter(SmOptions::qos).stream();
    }

    /** The first tables that map the SL of a level to VL15. */
    static Optional<TablesOfLevels> dropping(PolicyContext context, QosLevel level) {
        return TablesOfLevels.of(context)
                .filter(tables -> Sl.isValid(level.sl()) && tables.drops(level.sl()))
                .findFirst();
    }

    /** A violation at the SL of a level or of the ULP line that makes it. */
    static RuleViolation atSl(PolicyContext context, QosLevel level, String message) {
        return atSl(context.origin(level), message);
    }

    /** A violation at the SL that a match gives. */
    static RuleViolation atSl(PolicyContext context, Match match, String message) {
        return atSl(context.origin(match), message);
    }

    private static RuleViolation atSl(EObject origin, String message) {
        if (origin instanceof UlpRule) {
            return RuleViolation.at(origin, Literals.ULP_RULE__SL, message);
        }
        return origin instanceof org.qos.dsl.model.policy.QosLevel
                ? RuleViolation.at(origin, Literals.QOS_LEVEL__SLS, 0, message)
                : RuleViolation.at(origin, message);
    }
}

package org.qos.dsl.check.rules.subnet;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** The levels that requests can get, with the VLs that an option file gives their SLs. */
final class ReachableLevels {

    /** The kinds of ports that every fabric has. */
    private static final List<PortKind> KINDS = List.of(PortKind.CA, PortKind.SWITCH_EXTERNAL);

    private ReachableLevels() {}

    /** The default level and those of the rules, each once, with SLs that exist. */
    static List<QosLevel> of(PolicyContext project) {
        return Stream.concat(
                        Stream.of(project.policy().defaultLevel()),
                        project.policy().rules().stream().map(MatchRule::level))
                .distinct()
                .filter(level -> Sl.isValid(level.sl()))
                .toList();
    }

    /** The options, where they are given and enable QoS. */
    static Stream<SmOptions> options(PolicyContext project) {
        return project.fabricContext().options().filter(SmOptions::qos).stream();
    }

    /** The first kind of ports whose tables satisfy a condition, where options are given and enable QoS. */
    static Optional<PortKind> firstKind(PolicyContext project, BiPredicate<SmOptions, PortKind> condition) {
        return options(project)
                .flatMap(options -> KINDS.stream().filter(kind -> condition.test(options, kind)))
                .findFirst();
    }

    /** The first kind of ports whose table maps the SL of a level to VL15. */
    static Optional<PortKind> dropping(PolicyContext project, QosLevel level) {
        return firstKind(
                project,
                (options, kind) -> Sl.isValid(level.sl())
                        && options.effective(kind).sl2vl().get(level.sl()) == Vl.DROP);
    }

    /** A violation at the SL of a level. */
    static RuleViolation atSl(PolicyContext project, QosLevel level, String message) {
        var origin = project.origin(level);
        return origin instanceof org.qos.dsl.model.policy.QosLevel
                ? RuleViolation.at(origin, Literals.QOS_LEVEL__SLS, 0, message)
                : RuleViolation.at(origin, message);
    }

    /** A level by name and SL, for messages. */
    static String named(QosLevel level) {
        return "level '" + level.name() + "' (SL " + level.sl() + ")";
    }
}

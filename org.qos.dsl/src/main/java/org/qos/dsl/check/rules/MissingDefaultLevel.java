package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The default level is the one named {@code DEFAULT}, in the RFC syntax else the one with the sn 0, else an implicit
 * one with SL 0 and no limit. OpenSM has no implicit one and rejects the policy
 * (osm_qos_policy.c:osm_qos_policy_validate, ERR AC10), unless {@code qos-ulps} has a {@code default} line.
 */
@AutoService(Rule.class)
public final class MissingDefaultLevel implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "missing-default-level",
                        Category.SUSPICIOUS,
                        "a policy without a level for requests that no rule matches")
                .noFix("the author decides on the SL and the limits of requests that no rule matches")
                .with(FindingTrait.FOUND_AT_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        if (syntax == PolicySyntax.OPENSM) {
            boolean unread = isPerhapsUnread(file, QosLevel::getNames);
            if (!isNamed(file) && !hasDefaultLine(file) && !unread) {
                violations.accept(RuleViolation.at(
                                file,
                                "no level is named DEFAULT, and qos-ulps has no default line; OpenSM rejects the"
                                        + " policy; add one of them")
                        .as(Severity.ERROR)
                        .opensm(Verdict.REJECTS));
            }
        } else if (decidesRequests(file)
                && !isNamed(file)
                && !hasSnZero(file)
                && !isPerhapsUnread(file, QosLevel::getSns)) {
            violations.accept(RuleViolation.at(
                    file,
                    "no level is named DEFAULT or has the sn 0; requests that no rule matches get SL 0 without limits;"
                            + " add such a level"));
        }
    }

    private static boolean isNamed(PolicyFile file) {
        return file.getLevels().stream()
                .flatMap(level -> level.getNames().stream())
                .anyMatch(name -> name.strip().equalsIgnoreCase(org.qos.runtime.policy.QosLevel.DEFAULT_NAME));
    }

    private static boolean hasDefaultLine(PolicyFile file) {
        return file.getUlps().stream().anyMatch(ulp -> ulp.getKind() == UlpKind.DEFAULT);
    }

    private static boolean hasSnZero(PolicyFile file) {
        return file.getLevels().stream()
                .anyMatch(level -> level.getSns().stream().anyMatch(sn -> sn == 0));
    }

    /** Without levels and rules a policy is about groups and fabric setup alone. */
    private static boolean decidesRequests(PolicyFile file) {
        return !file.getLevels().isEmpty() || !file.getRules().isEmpty();
    }

    /** Whether the default level may be among what could not be read. */
    private static boolean isPerhapsUnread(PolicyFile file, Function<QosLevel, List<?>> identity) {
        return file.getLevels().isEmpty() && SyntaxErrors.in(file)
                || file.getLevels().stream()
                        .anyMatch(level -> identity.apply(level).isEmpty() && SyntaxErrors.in(level));
    }
}

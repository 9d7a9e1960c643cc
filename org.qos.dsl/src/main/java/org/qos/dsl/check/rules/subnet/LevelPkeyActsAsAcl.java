package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Project;
import org.qos.dsl.check.ProjectRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** OpenSM gives no path (ERR 1F1D) to a request whose P_Key is not among those of its level (osm_sa_path_record.c:pr_rcv_get_path_parms). */
@AutoService(Rule.class)
public final class LevelPkeyActsAsAcl implements ProjectRule {

    @Override
    public String code() {
        return "level-pkey-acts-as-acl";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a level with P_Keys that requests with other P_Keys can get, and then no path";
    }

    @Override
    public void check(Project project, Consumer<Problem> problems) {
        GivenLevels.of(project).stream()
                .filter(level -> !level.pkeys().isEmpty() && isGivenToOthers(project.policy(), level))
                .map(level -> Problem.at(
                        project.origin(level),
                        Literals.QOS_LEVEL__PKEYS,
                        0,
                        "a request of this level that carries another P_Key gets no path (ERR 1F1D in OpenSM's log); with the"
                                + " P_Keys in the rule it would get another level"))
                .forEach(problems);
    }

    private static boolean isGivenToOthers(Policy policy, QosLevel level) {
        return policy.defaultLevel().equals(level)
                || policy.rules().stream()
                        .filter(rule -> rule.level().equals(level))
                        .anyMatch(
                                rule -> rule.pkeys().isEmpty() || !level.pkeys().containsAll(rule.pkeys()));
    }
}

package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.unused.UnusedDefinitions;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Project;
import org.qos.dsl.check.ProjectRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;

/** A level without a rule is given to no request (osm_qos_policy.c:osm_qos_policy_get_qos_level_by_pr). */
@AutoService(Rule.class)
public final class UnusedLevel implements ProjectRule {

    @Override
    public String code() {
        return "unused-level";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public Category category() {
        return Category.TIDY;
    }

    @Override
    public String summary() {
        return "a level that no rule refers to and that is not the default one";
    }

    @Override
    public void check(Project project, Consumer<Problem> problems) {
        UnusedDefinitions.levels(project.policy()).stream()
                .filter(level ->
                        FirstOfName.is(level, project.policy().levels(), org.qos.runtime.policy.QosLevel::name))
                .filter(level -> project.origin(level) instanceof QosLevel)
                .map(level -> Problem.at(
                        project.origin(level),
                        Literals.QOS_LEVEL__NAMES,
                        0,
                        "no rule gives the level '" + level.name() + "'"))
                .forEach(problems);
    }
}

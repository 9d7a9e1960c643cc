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
import org.qos.runtime.policy.PortGroup;

/** A group does nothing by itself. */
@AutoService(Rule.class)
public final class UnusedGroup implements ProjectRule {

    @Override
    public String code() {
        return "unused-group";
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
        return "a port group that neither a rule nor a table scope refers to";
    }

    @Override
    public void check(Project project, Consumer<Problem> problems) {
        UnusedDefinitions.groups(project.policy()).stream()
                .filter(group -> FirstOfName.is(group, project.policy().groups(), PortGroup::name))
                .map(group -> Problem.at(
                        project.origin(group),
                        Literals.PORT_GROUP__NAMES,
                        0,
                        "nothing refers to the group '" + group.name() + "'"))
                .forEach(problems);
    }
}

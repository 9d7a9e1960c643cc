package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;

/** The serial number is the unique ID of a level, by which rules name it (RFC section 3, policy file of February 2007). */
@AutoService(Rule.class)
public final class DuplicateSn implements PolicyRule {

    @Override
    public String code() {
        return "duplicate-sn";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "two levels with the same serial number, of which only the first can be meant";
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Set<Long> seen = new HashSet<>();
        file.getLevels().stream()
                .filter(level -> !level.getSns().isEmpty())
                .filter(level -> !seen.add(level.getSns().get(0)))
                .map(level -> Problem.at(
                        level,
                        Literals.QOS_LEVEL__SNS,
                        0,
                        "another QoS level before this one has the sn "
                                + Long.toUnsignedString(level.getSns().get(0)) + ", and rules mean that one"))
                .forEach(problems);
    }
}

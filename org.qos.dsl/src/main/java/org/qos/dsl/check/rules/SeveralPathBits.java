package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;

/** A path has one destination LID, so one value for its low bits; the RFC gives a level one. OpenSM uses none of them. */
@AutoService(Rule.class)
public final class SeveralPathBits implements PolicyRule {

    @Override
    public String code() {
        return "several-path-bits";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "more than one value for the path bits of a level, of which the lowest counts";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        file.getLevels().stream()
                .filter(level -> level.getPathBits().size() > 1
                        || level.getPathBits().stream().anyMatch(SeveralPathBits::isSeveral))
                .map(level -> Problem.at(
                        level.getPathBits().get(0), "a path has one LID: of these path bits only the lowest count"))
                .forEach(problems);
    }

    private static boolean isSeveral(Range range) {
        return range.getLast() != null && range.getLast() != range.getFirst();
    }
}

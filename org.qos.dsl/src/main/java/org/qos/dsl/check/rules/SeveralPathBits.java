package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.runtime.policy.PolicySyntax;

/** A path has one destination LID, so one value for its low bits; the RFC gives a level one value. */
@AutoService(Rule.class)
public final class SeveralPathBits implements RfcRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "several-path-bits", Category.SUSPICIOUS, "several values for the path bits of a level")
                .noFix("the author knows which value is intended; it is not always the lowest");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getLevels().stream()
                .filter(level -> level.getPathBits().size() > 1
                        || level.getPathBits().stream().anyMatch(SeveralPathBits::isSeveral))
                .map(level -> RuleViolation.at(
                        level.getPathBits().get(0),
                        "a path has one LID, so a level has one value for path-bits; only the lowest counts; write one"
                                + " value"))
                .forEach(violations);
    }

    private static boolean isSeveral(Range range) {
        return range.getLast() != null && range.getLast() != range.getFirst();
    }
}

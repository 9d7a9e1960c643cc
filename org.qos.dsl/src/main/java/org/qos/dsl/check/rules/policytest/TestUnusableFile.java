package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.PolicyTestRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.TestHeader;
import org.qos.dsl.policytest.PolicyTestHeaders;

/** Tests need a policy without errors; the other files need to be readable where a header names them. */
@AutoService(Rule.class)
public final class TestUnusableFile implements PolicyTestRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "test-unusable-file",
                        Category.CORRECTNESS,
                        "the policy of the tests, or another file that they name, cannot be used")
                .noFix("the file is missing or has errors");
    }

    @Override
    public void check(PolicyTestFile file, FabricContext context, Consumer<RuleViolation> violations) {
        Map<String, String> problems = new HashMap<>(context.tested().obstacles());
        for (TestHeader header : file.getHeaders()) {
            String problem = problems.remove(header.getKeyword());
            if (problem != null && header.getFile() != null) {
                violations.accept(RuleViolation.at(header, Literals.TEST_HEADER__FILE, problem));
            }
        }
        String missing = problems.get(PolicyTestHeaders.POLICY);
        if (missing != null && !file.getTests().isEmpty()) {
            violations.accept(RuleViolation.at(file.getTests().get(0), missing));
        }
    }
}

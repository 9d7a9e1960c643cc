package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.TestCase;

/** Build servers identify a test by its name, and show one result for two tests with the same name. */
@AutoService(Rule.class)
public final class TestDuplicateName implements PolicyTestFileRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("test-duplicate-name", Category.SUSPICIOUS, "two tests have the same name")
                .noFix("the author knows which test is to be renamed");
    }

    @Override
    public void check(PolicyTestFile file, Consumer<RuleViolation> violations) {
        Map<String, TestCase> first = new HashMap<>();
        for (TestCase test : file.getTests()) {
            TestCase earlier = test.getName() == null ? null : first.putIfAbsent(test.getName(), test);
            if (earlier != null) {
                violations.accept(RuleViolation.at(
                        test,
                        Literals.TEST_CASE__NAME,
                        "the test in line "
                                + NodeModelUtils.findActualNodeFor(earlier).getStartLine()
                                + " has the same name; build servers show one result for both; rename one of them"));
            }
        }
    }
}

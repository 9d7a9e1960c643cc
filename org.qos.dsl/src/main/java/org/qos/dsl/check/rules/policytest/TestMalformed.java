package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.model.policytest.TestHeader;
import org.qos.runtime.request.RequestToken;

/** The grammar of tests takes every text, so that one error gives one finding; what does not belong there is found here. */
@AutoService(Rule.class)
public final class TestMalformed implements PolicyTestFileRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error("test-malformed", Category.CORRECTNESS, "a test of a policy cannot be read")
                .noFix("the author knows what the test is to say")
                .with(FindingTrait.SIMILAR_KEYWORDS);
    }

    @Override
    public void check(PolicyTestFile file, Consumer<RuleViolation> violations) {
        Set<String> seen = new HashSet<>();
        file.getHeaders().forEach(header -> header(header, seen, violations));
        StrayTests.outside(file).forEach(violations);
        file.getTests().forEach(test -> test(test, violations));
        openQuotes(file, violations);
    }

    private static void header(TestHeader header, Set<String> seen, Consumer<RuleViolation> violations) {
        if (header.getFile() == null) {
            violations.accept(RuleViolation.at(
                    header,
                    Literals.TEST_HEADER__KEYWORD,
                    "the file after '" + header.getKeyword() + "' is missing; write its name in quotes"));
        }
        if (!seen.add(header.getKeyword())) {
            violations.accept(RuleViolation.at(
                    header,
                    Literals.TEST_HEADER__KEYWORD,
                    "'" + header.getKeyword() + "' is given twice; the first one counts; remove one of them"));
        }
    }

    private static void test(TestCase test, Consumer<RuleViolation> violations) {
        StrayTests.firstOfEachLine(test.getStrays())
                .forEach(stray -> violations.accept(RuleViolation.at(
                        stray,
                        Literals.STRAY_TEXT__TEXT,
                        "'" + stray.getText() + "' is not expected here; expected: test \"name\" [for all] {")));
        if (test.getName() == null) {
            violations.accept(RuleViolation.at(test, "the test has no name; write it in quotes after 'test'"));
        }
        if (!test.isOpen()) {
            violations.accept(RuleViolation.at(test, "the test has no '{' after its name; add it"));
        } else if (!test.isClosed()) {
            violations.accept(RuleViolation.at(test, "the test has no '}' at its end; add it"));
        }
        loneFor(test)
                .ifPresent(leaf -> violations.accept(
                        RuleViolation.at(test, leaf.getTextRegion(), "'all' is missing after 'for'; write 'for all'")));
        StatementErrors.in(test).forEach(violations);
    }

    private static Optional<ILeafNode> loneFor(TestCase test) {
        if (test.isForAll()) {
            return Optional.empty();
        }
        for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(test).getLeafNodes()) {
            if (!leaf.isHidden() && leaf.getText().equals("for") && leaf.getSemanticElement() == test) {
                return Optional.of(leaf);
            }
        }
        return Optional.empty();
    }

    private static void openQuotes(PolicyTestFile file, Consumer<RuleViolation> violations) {
        for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(file).getLeafNodes()) {
            if (!leaf.isHidden() && RequestToken.isUnclosed(leaf.getText())) {
                violations.accept(RuleViolation.at(
                        file,
                        leaf.getTextRegion(),
                        "the quote is not closed on its line; write "
                                + leaf.getText().charAt(0) + " after the name"));
            }
        }
    }
}

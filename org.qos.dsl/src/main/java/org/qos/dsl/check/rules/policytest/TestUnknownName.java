package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.policytest.PolicyNames;
import org.qos.analysis.policytest.TestedRequest;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.PolicyTestRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.lower.StatementTokens;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/** Tests refer to groups, levels and rules of their policy, and to ports of its fabric. */
@AutoService(Rule.class)
public final class TestUnknownName implements PolicyTestRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "test-unknown-name",
                        Category.CORRECTNESS,
                        "a test names a group, a level, a rule or a port that the policy or the fabric does not have")
                .noFix("the author knows what is intended")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PolicyTestFile file, FabricContext context, Consumer<RuleViolation> violations) {
        context.tested().policy().ifPresent(policy -> file.getTests().stream()
                .flatMap(test -> test.getStatements().stream())
                .forEach(statement -> check(statement, policy, violations)));
    }

    private static void check(TestStatement statement, BoundPolicy policy, Consumer<RuleViolation> violations) {
        PolicyNames names = new PolicyNames(policy.policy());
        if (statement instanceof TestRequest request) {
            report(
                    request,
                    Literals.TEST_REQUEST__GROUPS,
                    request.getGroups(),
                    "port group",
                    names.groups(),
                    violations);
            ports(request, policy.fabric(), violations);
        } else if (statement instanceof TestExpectation expectation) {
            for (int i = 0; i < expectation.getLevels().size(); i++) {
                if (names.levels(expectation.getLevels().get(i)).isEmpty()) {
                    violations.accept(unknown(
                            expectation,
                            Literals.TEST_EXPECTATION__LEVELS,
                            i,
                            "QoS level",
                            expectation.getLevels().get(i),
                            names.levels()));
                }
            }
            rules(expectation, names, violations);
        }
    }

    private static void rules(TestExpectation expectation, PolicyNames names, Consumer<RuleViolation> violations) {
        if (PolicyTestLowering.expectation(expectation).isEmpty()) {
            return; // another rule reports that it cannot be read, such as a place beyond all numbers
        }
        List<String> rules = expectation.getRules();
        for (int i = 0; i < rules.size(); i++) {
            boolean isPlace = isPlace(expectation, i);
            if (isPlace && !names.hasRule(rules.get(i))) {
                violations.accept(RuleViolation.at(
                        expectation,
                        Literals.TEST_EXPECTATION__RULES,
                        i,
                        "the policy has no rule " + rules.get(i) + "; it has " + names.ruleCount()
                                + (names.ruleCount() == 1 ? " rule" : " rules") + ", counted from 1"));
            } else if (!isPlace && !names.uses().contains(rules.get(i).strip())) {
                violations.accept(unknown(
                        expectation,
                        Literals.TEST_EXPECTATION__RULES,
                        i,
                        "rule with the use",
                        rules.get(i),
                        names.uses()));
            }
        }
    }

    private static boolean isPlace(TestExpectation expectation, int index) {
        return NodeModelUtils.findNodesForFeature(expectation, Literals.TEST_EXPECTATION__RULES)
                .get(index)
                .getText()
                .strip()
                .matches("[0-9]+");
    }

    private static void report(
            EObject owner,
            EStructuralFeature feature,
            List<String> written,
            String kind,
            List<String> known,
            Consumer<RuleViolation> violations) {
        for (int i = 0; i < written.size(); i++) {
            String name = written.get(i);
            if (known.stream().noneMatch(name.strip()::equalsIgnoreCase)) {
                violations.accept(unknown(owner, feature, i, kind, name, known));
            }
        }
    }

    private static RuleViolation unknown(
            EObject owner, EStructuralFeature feature, int index, String kind, String name, List<String> known) {
        Optional<String> near = NameSuggestions.STRICT.closest(name, known);
        String advice = near.map(found -> "; did you mean '" + found + "'?")
                .orElse(known.isEmpty() ? "" : "; it has " + PolicyNames.listed(known));
        RuleViolation violation = RuleViolation.at(
                owner, feature, index, "the policy has no " + kind + " '" + name + "'; the test fails" + advice);
        return near.map(found -> violation.suggesting('"' + found + '"')).orElse(violation);
    }

    private static void ports(TestRequest request, Fabric fabric, Consumer<RuleViolation> violations) {
        Optional<PathRequest> parsed = fabric.isEmpty()
                ? Optional.empty()
                : PolicyTestLowering.request(request).map(TestedRequest::request);
        if (parsed.isPresent()) {
            try {
                new PortFinder(fabric).requireKnown(parsed.get());
            } catch (RequestSyntaxException unknown) {
                violations.accept(RuleViolation.at(
                        request,
                        StatementTokens.of(request).regions().get(unknown.token() - 1),
                        unknown.getMessage() + "; the test fails"));
            }
        }
    }
}

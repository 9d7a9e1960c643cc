package org.qos.cli.policytest;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.policytest.RuleCoverage;
import org.qos.analysis.policytest.RuleCoverage.Gap;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.context.TestedFile;
import org.qos.runtime.match.Match;
import org.qos.runtime.request.RequestText;

/** Prints {@code {"files":[{"file","errors","tests":[{"name","line","forAll","passed","failures"}]}],"unreadable","coverage"}}. */
final class JsonTestReport implements TestReport {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public void print(TestRunResults results, PrintWriter out) throws IOException {
        ObjectNode root = JSON.createObjectNode();
        ArrayNode array = root.putArray("files");
        results.files().forEach(file -> add(array.addObject(), file));
        ArrayNode unreadable = root.putArray("unreadable");
        results.unreadable().forEach(file -> unreadable.add(file.message()));
        ArrayNode coverage = root.putArray("coverage");
        results.coverage().forEach(policy -> add(coverage.addObject(), policy));
        out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root));
    }

    private static void add(ObjectNode node, PolicyCoverage policy) {
        node.put("policy", policy.policy()).put("percent", policy.coverage().percent());
        node.put("criteria", policy.coverage().criteria());
        node.put("coveredCriteria", policy.coverage().coveredCriteria());
        ArrayNode rules = node.putArray("rules");
        for (RuleCoverage rule : policy.rules()) {
            ObjectNode added = rules.addObject().put("rule", rule.place());
            added.put("use", rule.rule().use());
            policy.places().line(rule.rule()).ifPresent(line -> added.put("line", line));
            add(added, rule.covered(), rule.gap());
            ArrayNode criteria = added.putArray("criteria");
            rule.criteria()
                    .forEach(criterion -> add(
                            criteria.addObject().put("field", FieldText.title(criterion.field())),
                            criterion.covered(),
                            criterion.gap()));
        }
    }

    private static void add(ObjectNode node, boolean covered, Optional<Gap> gap) {
        node.put("covered", covered);
        node.put("reason", gap.map(Gap::text).orElse(null));
        node.put("request", gap.flatMap(Gap::covering).map(RequestText::of).orElse(null));
    }

    private static void add(ObjectNode node, TestedFile file) {
        node.put("file", file.name()).put("passed", file.passed());
        ArrayNode errors = node.putArray("errors");
        file.errors().forEach(error -> add(errors.addObject(), error));
        ArrayNode tests = node.putArray("tests");
        file.results().forEach(result -> add(tests.addObject(), result));
    }

    private static void add(ObjectNode node, Finding error) {
        node.put("code", error.code()).put("message", error.message());
        node.put("line", error.line()).put("column", error.column());
    }

    private static void add(ObjectNode node, TestResult result) {
        node.put("name", result.test().name()).put("line", result.test().line());
        node.put("forAll", result.test().forAll()).put("passed", result.passed());
        ArrayNode failures = node.putArray("failures");
        result.failures().forEach(failure -> add(failures.addObject(), failure));
    }

    private static void add(ObjectNode node, TestFailure failure) {
        node.put("line", failure.expectation().line());
        node.put("expected", failure.expectation().text());
        node.put("clause", failure.clause().text());
        node.put("request", failure.request().text());
        node.put("requestLine", failure.request().line());
        node.put("got", failure.got());
        failure.match().ifPresentOrElse(match -> add(node.putObject("match"), match), () -> node.putNull("match"));
        node.put("counterexample", failure.counterexample().map(RequestText::of).orElse(null));
        node.put("refused", failure.refusal().isPresent());
        node.put("pairs", failure.pairs());
    }

    /** The rule is null for the default level. */
    private static void add(ObjectNode node, Match match) {
        node.put("level", match.level().name()).put("sl", match.level().sl());
        node.put("rule", match.isDefault() ? null : match.rule());
    }
}

package org.qos.cli.plan;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.setup.SetupFindingText;
import org.qos.dsl.check.SetupRule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Printable;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.setup.SetupFinding;

/**
 * What of a plan does not fit the fabric, in lines such as {@code qos check --format compact} prints them.
 *
 * @param text says what findings are about
 * @param syntax that of the policy, on which severities depend
 * @param places where in its file a scope is written
 * @param file the policy, for findings that are about no scope
 */
public record PlanFindings(SetupFindingText text, PolicySyntax syntax, Function<Object, String> places, String file) {

    /** One line for each finding; what was not checked is one line. */
    public List<String> lines(List<SetupFinding> findings) {
        Map<Boolean, List<SetupFinding>> byChecked = findings.stream()
                .collect(Collectors.partitioningBy(finding -> finding.kind().isNotChecked()));
        List<SetupFinding> notChecked = byChecked.get(true);
        Stream<String> unknown =
                notChecked.stream().limit(1).map(finding -> line(finding, text.notChecked(notChecked)));
        return Stream.concat(byChecked.get(false).stream().map(finding -> line(finding, text.of(finding))), unknown)
                .toList();
    }

    /** The lines of errors only. */
    public List<String> errors(List<SetupFinding> findings) {
        return lines(findings.stream()
                .filter(finding -> rule(finding).severity(finding, syntax) == Severity.ERROR)
                .toList());
    }

    private String line(SetupFinding finding, String message) {
        SetupRule rule = rule(finding);
        return place(finding) + ": " + rule.severity(finding, syntax) + ": " + Printable.of(message) + " ["
                + rule.code() + "]";
    }

    private String place(SetupFinding finding) {
        FabricSetup setup = text.setup();
        if (finding.scope() < 0) {
            return file;
        }
        return places.apply(
                finding.kind().isOfVlArb()
                        ? setup.vlArb().get(finding.scope())
                        : setup.sl2vl().get(finding.scope()));
    }

    private static SetupRule rule(SetupFinding finding) {
        return SetupRule.of(finding.kind()).orElseThrow();
    }
}

package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.language.SourceFile;

/** Runs the project rules and the bound rules over a policy. */
public final class ProjectRules {

    private ProjectRules() {}

    /**
     * Adds what these rules find to what was found before. Errors leave nothing certain to look at; then only what decides
     * OpenSM's verdict is looked for, where the errors leave that open.
     *
     * @param issues what was found in the file by itself
     * @param source the file
     * @param subnet what it is for, when it is a policy
     * @param converter makes issues of the language of what the rules report
     * @param looked told of a policy without errors when all rules have looked at it, with what they have worked out
     */
    public static List<Issue> complete(
            List<Issue> issues,
            SourceFile source,
            Subnet subnet,
            IDiagnosticConverter converter,
            Consumer<BoundProject> looked) {
        boolean decidable = !subnet.fabric().isEmpty();
        boolean hasErrors = issues.stream().anyMatch(issue -> issue.getSeverity() == Severity.ERROR);
        if (!source.language().isPolicy() || hasErrors && !(decidable && isOpen(issues))) {
            return issues;
        }
        Project project = Project.of(source, subnet);
        Optional<BoundProject> bound = project.bound().map(policy -> new BoundProject(project, policy));
        ProblemIssues found = new ProblemIssues(converter);
        Rules.all().stream()
                .filter(rule -> !hasErrors || decides(rule))
                .forEach(rule -> run(rule, project, bound, found));
        bound.filter(policy -> !hasErrors).ifPresent(looked);
        return Stream.concat(
                        issues.stream().filter(issue -> !(decidable && isDecidedWithFabric(issue))),
                        found.issues().stream())
                .toList();
    }

    private static void run(Rule rule, Project project, Optional<BoundProject> bound, ProblemIssues found) {
        Consumer<RuleViolation> problems = problem -> DocumentRules.accept(rule, problem, found);
        if (rule instanceof ProjectRule projectRule && projectRule.appliesTo(project.syntax())) {
            RuleRun.run(rule, project.file(), () -> projectRule.check(project, problems), found);
        }
        if (rule instanceof BoundRule boundRule && boundRule.looksAt(project.syntax())) {
            bound.ifPresent(known -> RuleRun.run(rule, project.file(), () -> boundRule.check(known, problems), found));
        }
    }

    /** Whether OpenSM reads the file to its end in spite of errors, and the fabric decides what it makes of it. */
    private static boolean isOpen(List<Issue> issues) {
        return issues.stream().allMatch(ProjectRules::isReadOn)
                && issues.stream().anyMatch(ProjectRules::isDecidedWithFabric);
    }

    private static boolean isReadOn(Issue issue) {
        boolean byRule = Rules.byCode(issue.getCode()).isPresent() && !issue.isSyntaxError();
        return issue.getSeverity() != Severity.ERROR
                || byRule
                        && IssueData.opensm(issue.getData())
                                .filter(verdict -> verdict.compareTo(Verdict.REJECTS) >= 0)
                                .isEmpty();
    }

    private static boolean isDecidedWithFabric(Issue issue) {
        return IssueData.opensm(issue.getData()).equals(Optional.of(Verdict.DEPENDS))
                && Rules.byCode(issue.getCode()).filter(ProjectRules::decides).isPresent();
    }

    /** Whether a rule decides with a fabric what it left open without one. */
    private static boolean decides(Rule rule) {
        return rule instanceof BoundRule && rule instanceof DocumentRule<?>;
    }
}

package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.language.SourceFile;

/** Runs the project rules and the bound rules over a policy. */
public final class ProjectRules {

    private ProjectRules() {}

    /**
     * Adds what these rules find to what was found before, in which errors leave nothing certain to look at.
     *
     * @param issues what was found in the file by itself
     * @param source the file
     * @param subnet what it is for, when it is a policy
     * @param converter makes issues of the language of what the rules report
     */
    public static List<Issue> complete(
            List<Issue> issues, SourceFile source, Subnet subnet, IDiagnosticConverter converter) {
        boolean hasErrors = issues.stream().anyMatch(issue -> issue.getSeverity() == Severity.ERROR);
        return hasErrors || !source.language().isPolicy()
                ? issues
                : completed(issues, source, Project.of(source, subnet), converter);
    }

    private static List<Issue> completed(
            List<Issue> issues, SourceFile source, Project project, IDiagnosticConverter converter) {
        ProblemIssues found = new ProblemIssues(converter);
        Optional<BoundProject> bound = project.bound().map(policy -> new BoundProject(project, policy));
        for (Rule rule : Rules.all()) {
            if (rule instanceof ProjectRule projectRule && projectRule.appliesTo(source.language())) {
                projectRule.check(project, problem -> DocumentRules.accept(rule, problem, found));
            }
            if (rule instanceof BoundRule boundRule) {
                bound.ifPresent(known -> boundRule.check(known, problem -> DocumentRules.accept(rule, problem, found)));
            }
        }
        boolean decided = !project.subnet().fabric().isEmpty();
        return Stream.concat(
                        issues.stream().filter(issue -> !(decided && isDecidedWithFabric(issue))),
                        found.issues().stream())
                .toList();
    }

    private static boolean isDecidedWithFabric(Issue issue) {
        return IssueData.opensm(issue.getData()).equals(Optional.of(Verdict.DEPENDS))
                && Rules.byCode(issue.getCode())
                        .filter(BoundRule.class::isInstance)
                        .isPresent();
    }
}

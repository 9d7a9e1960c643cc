package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.service.OperationCanceledError;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.IssueData;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.check.ProjectRules;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SourceFile;

/** Checks a loaded file: syntax, references, and every document rule. */
public final class Checker {

    private Checker() {}

    /** Finds all mistakes that the file by itself shows, in one pass. */
    public static CheckedFile check(SourceFile source) {
        return check(source, issues(source, CancelIndicator.NullImpl), Target.OPENSM_3_3);
    }

    /**
     * The same for who may lose interest meanwhile.
     *
     * @throws CancellationException when cancelled
     */
    public static CheckedFile check(SourceFile source, CancelIndicator cancel) {
        return check(source, issues(source, cancel), Target.OPENSM_3_3);
    }

    /** Finds all mistakes of the file in one pass, in a policy also those that show by what it is for. */
    public static CheckedFile check(SourceFile source, Subnet subnet) {
        return check(source, subnet, CancelIndicator.NullImpl);
    }

    /**
     * The same for who may lose interest meanwhile.
     *
     * @throws CancellationException when cancelled
     */
    public static CheckedFile check(SourceFile source, Subnet subnet, CancelIndicator cancel) {
        return check(source, subnet, cancel, policy -> {});
    }

    /**
     * The same for who wants to know more of a policy than its mistakes.
     *
     * @param looked told of a policy without errors when all rules have looked at it, with what they have worked out
     * @throws CancellationException when cancelled
     */
    public static CheckedFile check(
            SourceFile source, Subnet subnet, CancelIndicator cancel, Consumer<BoundProject> looked) {
        IDiagnosticConverter converter =
                LanguageInjectors.standalone().injector(source.language()).getInstance(IDiagnosticConverter.class);
        return check(
                source,
                ProjectRules.complete(issues(source, cancel), source, subnet, converter, looked),
                subnet.target());
    }

    private static List<Issue> issues(SourceFile source, CancelIndicator cancel) {
        Injector injector = LanguageInjectors.standalone().injector(source.language());
        try {
            List<Issue> issues =
                    injector.getInstance(IResourceValidator.class).validate(source.resource(), CheckMode.ALL, cancel);
            if (cancel.isCanceled()) {
                throw new CancellationException();
            }
            return issues;
        } catch (OperationCanceledError ofXtext) {
            throw new CancellationException();
        }
    }

    private static CheckedFile check(SourceFile source, List<Issue> issues, Target target) {
        List<Finding> found = issues.stream()
                .filter(issue -> !IssueData.isNoneFor(target, issue.getData()))
                .map(issue -> finding(issue, source).by(target))
                .sorted(Finding.IN_TEXT_ORDER)
                .distinct()
                .toList();
        CheckedFile checked = new CheckedFile(source, found, found, target);
        return WrongLanguage.in(checked).orElseGet(() -> Suppressions.apply(checked));
    }

    private static Finding finding(Issue issue, SourceFile source) {
        int offset = issue.getOffset() == null ? 0 : issue.getOffset();
        int length = issue.getLength() == null ? 0 : issue.getLength();
        return new Finding(
                issue.getCode(),
                severity(issue.getSeverity()),
                Shortened.quotes(issue.getMessage()),
                SourceRange.of(source, offset, length),
                opensm(issue, source.language()),
                IssueData.fix(issue));
    }

    /** What OpenSM does because of an issue: what no rule made is a syntax error or a reference to nothing. */
    private static Optional<Verdict> opensm(Issue issue, Language language) {
        boolean refused = issue.getSeverity() == Severity.ERROR
                && !CheckedFile.isInternalError(issue.getCode())
                && language.isRejectedWhenMalformed()
                && (issue.isSyntaxError() || Rules.byCode(issue.getCode()).isEmpty());
        return refused ? Optional.of(Verdict.REJECTS) : IssueData.opensm(issue.getData());
    }

    private static org.qos.dsl.check.Severity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> org.qos.dsl.check.Severity.ERROR;
            case WARNING -> org.qos.dsl.check.Severity.WARNING;
            case INFO, IGNORE -> org.qos.dsl.check.Severity.INFO;
        };
    }
}

package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.service.OperationCanceledError;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.CertainFixes;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.ContextRules;
import org.qos.dsl.check.DocumentRules;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.FileContextRule;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.IssueData;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.SwallowedEntries;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.UnreadDefinitions;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.lookalike.LookAlikeConsequences;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;

/** Checks a loaded file: syntax, references and rules. */
public final class Checker {

    private Checker() {}

    /** Finds everything that the file by itself shows, in one pass. */
    public static CheckedFile check(SourceFile source) {
        return check(source, CancelIndicator.NullImpl);
    }

    /**
     * The same for a caller that may cancel.
     *
     * @throws CancellationException when cancelled
     */
    public static CheckedFile check(SourceFile source, CancelIndicator cancel) {
        return finished(
                source,
                documentFindings(source, cancel, Target.OPENSM_3_3),
                Target.OPENSM_3_3,
                rule -> !needsPolicy(rule));
    }

    /** Finds everything in the file in one pass, in a policy also what its context shows. */
    public static CheckedFile check(SourceFile source, FabricContext fabricContext) {
        return check(source, fabricContext, CancelIndicator.NullImpl, policy -> {});
    }

    /** The same without rules about a policy's context that are not wanted. */
    public static CheckedFile check(SourceFile source, FabricContext fabricContext, Predicate<Rule> wanted) {
        return check(source, fabricContext, CancelIndicator.NullImpl, wanted, policy -> {});
    }

    /**
     * The same for a caller that may cancel, and that needs more of a policy than the findings.
     *
     * @param onChecked called for a policy without errors after all rules, with what they have computed
     * @throws CancellationException when cancelled
     */
    public static CheckedFile check(
            SourceFile source,
            FabricContext fabricContext,
            CancelIndicator cancel,
            Consumer<BoundPolicyContext> onChecked) {
        return check(source, fabricContext, cancel, rule -> true, onChecked);
    }

    /** Finds what a policy by itself shows, and how its groups bind; faster than a complete check. */
    public static BindingCheck checkBinding(SourceFile source, FabricContext fabricContext) {
        List<BoundPolicyContext> bound = new ArrayList<>();
        CheckedFile file =
                check(source, fabricContext, CancelIndicator.NullImpl, BindingRule.class::isInstance, bound::add);
        return new BindingCheck(file, bound.stream().findFirst());
    }

    private static CheckedFile check(
            SourceFile source,
            FabricContext fabricContext,
            CancelIndicator cancel,
            Predicate<Rule> wanted,
            Consumer<BoundPolicyContext> onChecked) {
        List<Finding> document = documentFindings(source, cancel, fabricContext.target());
        boolean whole = document.stream().noneMatch(finding -> finding.severity() == org.qos.dsl.check.Severity.ERROR);
        return finished(
                source,
                LookAlikeConsequences.leaveOutOfContext(
                        ContextRules.complete(document, source, fabricContext, wanted, onChecked), source),
                fabricContext.target(),
                rule -> !needsPolicy(rule) || whole && wanted.test(rule));
    }

    private static boolean needsPolicy(Rule rule) {
        return rule instanceof ContextRule || rule instanceof FileContextRule;
    }

    private static List<Finding> documentFindings(SourceFile source, CancelIndicator cancel, Target target) {
        List<Finding> found = new ArrayList<>();
        found.addAll(UnreadDefinitions.leaveOut(
                syntaxIssues(source, cancel).stream()
                        .map(issue -> finding(issue, source))
                        .toList(),
                source));
        found.addAll(DocumentRules.findings(source, target));
        if (cancel.isCanceled()) {
            throw new CancellationException();
        }
        return SwallowedEntries.leaveOut(LookAlikeConsequences.leaveOut(found, source), source);
    }

    private static List<Issue> syntaxIssues(SourceFile source, CancelIndicator cancel) {
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

    private static CheckedFile finished(SourceFile source, List<Finding> all, Target target, Predicate<Rule> ran) {
        List<Finding> found = CertainFixes.of(
                source,
                all.stream()
                        .map(finding -> finding.by(target))
                        .sorted(Finding.IN_TEXT_ORDER)
                        .distinct()
                        .toList());
        CheckedFile checked = new CheckedFile(source, found, found, target);
        return ConflictMarkers.in(checked)
                .or(() -> QuotedLines.in(checked))
                .or(() -> WrongLanguage.in(checked))
                .orElseGet(() -> Suppressions.apply(checked, ran));
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

    /** OpenSM rejects a file of its own with a syntax error or a reference to nothing. */
    private static Optional<Verdict> opensm(Issue issue, Language language) {
        boolean rejected = issue.getSeverity() == Severity.ERROR
                && !CheckedFile.isInternalError(issue.getCode())
                && language.isRejectedWhenMalformed();
        return rejected ? Optional.of(Verdict.REJECTS) : Optional.empty();
    }

    private static org.qos.dsl.check.Severity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> org.qos.dsl.check.Severity.ERROR;
            case WARNING -> org.qos.dsl.check.Severity.WARNING;
            case INFO, IGNORE -> org.qos.dsl.check.Severity.INFO;
        };
    }
}

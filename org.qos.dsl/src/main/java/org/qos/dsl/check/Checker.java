package org.qos.dsl.check;

import com.google.inject.Injector;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.Languages;
import org.qos.dsl.project.SourceFile;

/** Checks a loaded file: syntax, references, and every document rule. */
public final class Checker {

    private static final Comparator<Finding> IN_TEXT_ORDER = Comparator.comparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::severity)
            .thenComparing(Finding::code)
            .thenComparing(Finding::message);

    private Checker() {}

    /** Finds all mistakes of the file in one pass. */
    public static CheckedFile check(SourceFile source) {
        Injector injector = Languages.standalone().injector(source.language());
        List<Issue> issues = injector.getInstance(IResourceValidator.class)
                .validate(source.resource(), CheckMode.ALL, CancelIndicator.NullImpl);
        return new CheckedFile(
                source,
                issues.stream()
                        .map(issue -> finding(issue, source))
                        .sorted(IN_TEXT_ORDER)
                        .distinct()
                        .toList());
    }

    private static Finding finding(Issue issue, SourceFile source) {
        ICompositeNode nodes = source.nodes();
        int offset = issue.getOffset() == null ? 0 : issue.getOffset();
        int length = issue.getLength() == null ? 0 : issue.getLength();
        LineAndColumn start = NodeModelUtils.getLineAndColumn(nodes, offset);
        LineAndColumn end = NodeModelUtils.getLineAndColumn(nodes, offset + length);
        return new Finding(
                issue.getCode(),
                severity(issue.getSeverity()),
                issue.getMessage(),
                start.getLine(),
                start.getColumn(),
                end.getLine(),
                end.getColumn(),
                opensm(issue, source.language()));
    }

    /** What OpenSM does because of an issue: what no rule made is a syntax error or a reference to nothing. */
    private static Optional<Verdict> opensm(Issue issue, Language language) {
        boolean refused = issue.getSeverity() == Severity.ERROR
                && (language == Language.OPENSM || language == Language.PARTITIONS)
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

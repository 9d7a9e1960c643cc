package org.qos.dsl.check.suppression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.FileContextRule;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.scoping.NameSuggestions;

/** Removes the suppressed findings of a file, and adds findings about its suppressions. */
public final class Suppressions {

    private static final SuppressionWithoutReason WITHOUT_REASON = new SuppressionWithoutReason();
    private static final UnusedSuppression UNUSED = new UnusedSuppression();

    private Suppressions() {}

    /**
     * Applies the suppressions of a file to the findings of rules. Syntax errors and findings that stop OpenSM or the commands
     * ({@link Finding#isBlocking}) cannot be suppressed. A suppression is
     * reported as unused only in a file without syntax errors, which may hide what it suppresses, and only if its rule has run.
     *
     * @param ran whether a rule has run, on the whole file
     */
    public static CheckedFile apply(CheckedFile checked, Predicate<Rule> ran) {
        List<Suppression> suppressions = SuppressionComments.in(checked.source());
        if (suppressions.isEmpty()) {
            return checked;
        }
        boolean readable = checked.found().stream().allMatch(Suppressions::isOfRule);
        List<Finding> about = new ArrayList<>();
        for (Suppression suppression : suppressions) {
            findingAbout(suppression, checked, readable, ran).ifPresent(about::add);
        }
        List<Finding> reported = new ArrayList<>(checked.findings());
        reported.removeIf(finding -> isOfRule(finding)
                && !finding.isBlocking()
                && suppressions.stream().anyMatch(suppression -> suppression.suppresses(finding)));
        reported.addAll(about);
        List<Finding> found = new ArrayList<>(checked.found());
        found.addAll(about);
        found.sort(Finding.IN_TEXT_ORDER);
        reported.sort(Finding.IN_TEXT_ORDER);
        return new CheckedFile(checked.source(), found, reported, checked.target());
    }

    /** The rules that suppressions name, in the order of the text. */
    public static List<RuleMention> rules(SourceFile source) {
        return SuppressionComments.rules(source);
    }

    private static Optional<Finding> findingAbout(
            Suppression suppression, CheckedFile checked, boolean readable, Predicate<Rule> ran) {
        SourceFile source = checked.source();
        if (suppression.code().isEmpty() || !suppression.hasReason()) {
            return Optional.of(finding(WITHOUT_REASON, suppression, source, SuppressionWithoutReason.MESSAGE));
        }
        Optional<Rule> rule = Rules.byCode(suppression.code());
        if (rule.isEmpty()) {
            return FindingCodes.gradedByCode(suppression.code())
                            .filter(GradedCode::isSuppressible)
                            .isPresent()
                    ? Optional.empty()
                    : Optional.of(finding(UNUSED, suppression, source, unknown(suppression.code())));
        }
        if (checked.found().stream().anyMatch(found -> found.isBlocking() && suppression.suppresses(found))) {
            return Optional.of(finding(UNUSED, suppression, source, blocked(suppression.code())));
        }
        boolean used = needsMoreThanTheFile(rule.get())
                || ConversionCode.byCode(suppression.code()).isPresent()
                || AnalysisCode.byCode(suppression.code()).isPresent()
                || !ran.test(rule.get())
                || checked.found().stream().anyMatch(suppression::suppresses);
        return used || !readable
                ? Optional.empty()
                : Optional.of(finding(UNUSED, suppression, source, unused(suppression))
                        .fixedBy(removal(suppression.comment(), source.nodes().getText())));
    }

    /** Removes a comment: its whole line where it is alone, else with the spaces before it. */
    private static Fix removal(ITextRegion comment, String text) {
        int start = comment.getOffset();
        while (start > 0 && " \t".indexOf(text.charAt(start - 1)) >= 0) {
            start--;
        }
        boolean beginsLine = start == 0 || text.charAt(start - 1) == '\n';
        return Fix.removing(
                text,
                beginsLine ? comment.getOffset() : start,
                comment.getOffset() + comment.getLength(),
                "remove the comment");
    }

    /** Whether the rule finds something only when a partition file, an option file or a fabric is given as well. */
    private static boolean needsMoreThanTheFile(Rule rule) {
        return rule instanceof BoundRule
                || rule instanceof FileContextRule<?> fileRule && fileRule.needsContext()
                || rule instanceof ContextRule contextRule && contextRule.needsContext();
    }

    private static String unknown(String code) {
        List<String> codes = FindingCodes.graded().stream()
                .filter(FindingCode::isSuppressible)
                .map(FindingCode::code)
                .toList();
        if (ConversionCode.byCode(code).isPresent()) {
            return blocked(code);
        }
        if (FindingCodes.gradedByCode(code).isPresent()) {
            return "this comment has no effect; '" + code + "' is not about a line of this file; write '" + code
                    + ": off' under 'rules' in qos.yaml and remove the comment";
        }
        return "no rule is called '" + code + "'"
                + NameSuggestions.STRICT
                        .closest(code, codes)
                        .map(near -> "; did you mean '" + near + "'?")
                        .orElse("; syntax errors cannot be suppressed");
    }

    private static String blocked(String code) {
        return "this comment has no effect; '" + code
                + "' stops OpenSM or 'qos generate' here, and what stops them cannot be"
                + " suppressed; correct the value and remove the comment";
    }

    private static String unused(Suppression suppression) {
        return "this comment suppresses nothing; " + suppression.code() + " has no finding in "
                + (suppression.firstLine() == suppression.lastLine()
                        ? "line " + suppression.firstLine()
                        : "lines " + suppression.firstLine() + " to " + suppression.lastLine())
                + "; remove the comment";
    }

    private static Finding finding(Rule rule, Suppression suppression, SourceFile source, String message) {
        SourceRange sourceRange = SourceRange.of(
                source, suppression.comment().getOffset(), suppression.comment().getLength());
        return new Finding(
                rule.code(), rule.declaration().severity(), message, sourceRange, Optional.empty(), Optional.empty());
    }

    private static boolean isOfRule(Finding finding) {
        return Rules.byCode(finding.code()).isPresent();
    }

    /**
     * The suppressions of a file, for what is reported of it without a finding.
     *
     * @return whether a comment suppresses what has a code and begins in a line, counted from 1
     */
    public static BiPredicate<String, Integer> in(SourceFile source) {
        List<Suppression> suppressions = SuppressionComments.in(source);
        return (code, line) -> suppressions.stream().anyMatch(suppression -> suppression.suppresses(code, line));
    }

    /**
     * The suppressions of what a file is reported for without a finding, that suppress nothing of it; those without a reason are
     * left out, which a check reports.
     *
     * @param codes whether findings with a code were searched for
     * @param found whether something with a code was found whose part of the file has a line in a range, counted from 1
     */
    public static List<Finding> unused(SourceFile source, Predicate<String> codes, Found found) {
        return SuppressionComments.in(source).stream()
                .filter(suppression -> suppression.hasReason() && codes.test(suppression.code()))
                .filter(suppression -> !found.in(suppression.code(), suppression.firstLine(), suppression.lastLine()))
                .map(suppression -> finding(UNUSED, suppression, source, unused(suppression)))
                .toList();
    }

    /** What was found besides the findings of a check. */
    @FunctionalInterface
    public interface Found {

        /** Whether something with a code is about a line from the first to the last. */
        boolean in(String code, int firstLine, int lastLine);
    }

    /** Whether a comment is a suppression. */
    public static boolean isSuppression(String comment) {
        return Suppression.isIn(comment);
    }
}

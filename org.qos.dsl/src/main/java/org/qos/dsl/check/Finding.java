package org.qos.dsl.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.SourceRange;

/**
 * A finding at a place of a file, as users see it. Lines and columns count from 1, columns in UTF-16 units; the end is
 * the position after the last character.
 *
 * @param code the code of the rule, or of a syntax error
 * @param severity how bad it is
 * @param message what is wrong, what OpenSM does with it, and what to do
 * @param line the line where it begins
 * @param column the column where it begins
 * @param endLine the line where it ends
 * @param endColumn the column after its end
 * @param opensm what OpenSM does because of it, empty where it accepts the file
 * @param fix the edits that fix it: automatic where they are certainly right, otherwise a suggestion; empty without either
 * @param related other places that it is about, such as an earlier definition of the same name
 * @param evidence what shows that it is true
 */
public record Finding(
        String code,
        Severity severity,
        String message,
        int line,
        int column,
        int endLine,
        int endColumn,
        Optional<Verdict> opensm,
        Optional<Fix> fix,
        List<RelatedPlace> related,
        Evidence evidence) {

    /** Copies the list. */
    public Finding {
        related = List.copyOf(related);
    }

    /** By place; what begins in the same place by severity, then by code and message. */
    public static final Comparator<Finding> IN_TEXT_ORDER = Comparator.comparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::severity)
            .thenComparing(Finding::code)
            .thenComparing(Finding::message);

    /** A finding at a place. */
    public Finding(
            String code,
            Severity severity,
            String message,
            SourceRange sourceRange,
            Optional<Verdict> opensm,
            Optional<Fix> fix) {
        this(
                code,
                severity,
                message,
                sourceRange.line(),
                sourceRange.column(),
                sourceRange.endLine(),
                sourceRange.endColumn(),
                opensm,
                fix,
                List.of(),
                Evidence.NONE);
    }

    /** A finding without a fix. */
    public Finding(
            String code,
            Severity severity,
            String message,
            int line,
            int column,
            int endLine,
            int endColumn,
            Optional<Verdict> opensm) {
        this(
                code,
                severity,
                message,
                line,
                column,
                endLine,
                endColumn,
                opensm,
                Optional.empty(),
                List.of(),
                Evidence.NONE);
    }

    /** The fix that {@code qos check --fix} applies; empty where there is none, or only a suggestion. */
    public Optional<Fix> automaticFix() {
        return fix.filter(Fix::automatic);
    }

    /** The same finding with the edits that fix it. */
    public Finding fixedBy(Fix edit) {
        return new Finding(
                code,
                severity,
                message,
                line,
                column,
                endLine,
                endColumn,
                opensm,
                Optional.of(edit),
                related,
                evidence);
    }

    /** The same finding, which is also about other places. */
    public Finding relatedTo(List<RelatedPlace> places) {
        return new Finding(code, severity, message, line, column, endLine, endColumn, opensm, fix, places, evidence);
    }

    /** The same finding with what shows that it is true. */
    public Finding shownBy(Evidence shown) {
        return new Finding(code, severity, message, line, column, endLine, endColumn, opensm, fix, related, shown);
    }

    /**
     * Whether it stops OpenSM, or the commands that need the meaning of the file. Comments, settings, baselines and {@code ignore}
     * do not hide it.
     */
    public boolean isBlocking() {
        return severity == Severity.ERROR;
    }

    /** The same finding in a file for a subnet manager; one other than OpenSM 3.3 may behave differently. */
    public Finding by(Target target) {
        return target == Target.OPENSM_3_3 || opensm.isEmpty()
                ? this
                : new Finding(
                        code,
                        severity,
                        message,
                        line,
                        column,
                        endLine,
                        endColumn,
                        Optional.of(Verdict.DEPENDS),
                        fix,
                        related,
                        evidence);
    }

    /** The same finding with another severity. */
    public Finding as(Severity other) {
        return other == severity
                ? this
                : new Finding(code, other, message, line, column, endLine, endColumn, opensm, fix, related, evidence);
    }
}

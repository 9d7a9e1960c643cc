package org.qos.dsl.check.suppression;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Finding;

/**
 * A comment that suppresses the findings of one rule.
 *
 * @param code the code of the rule, empty when none is given
 * @param reason why, empty when none is given
 * @param comment where the comment is, without a line end
 * @param firstLine the first line that it applies to, from 1
 * @param lastLine the last line that it applies to
 */
record Suppression(String code, String reason, ITextRegion comment, int firstLine, int lastLine) {

    /** The keyword that makes a comment a suppression. */
    static final String WORD = "qos-ignore";

    private static final Pattern COMMENT = Pattern.compile(
            "(?:#+|<!--)\\s*" + WORD + "(?![\\w-])\\s*(?<code>[^:\\s]*)\\s*:?\\s*(?<reason>.*?)\\s*(?:-->)?\\s*",
            Pattern.DOTALL);

    /** Whether a comment is a suppression. */
    static boolean isIn(String comment) {
        return COMMENT.matcher(comment).matches();
    }

    /** The suppression that a comment is. */
    static Suppression of(String text, ITextRegion comment, int firstLine, int lastLine) {
        Matcher parts = COMMENT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not a suppression: " + text);
        }
        return new Suppression(parts.group("code"), parts.group("reason"), comment, firstLine, lastLine);
    }

    /** The rule that a suppression names; empty without one. */
    static Optional<RuleMention> rule(String comment, int offset) {
        Matcher parts = COMMENT.matcher(comment);
        return parts.matches() && !parts.group("code").isEmpty()
                ? Optional.of(new RuleMention(
                        parts.group("code"),
                        new TextRegion(
                                offset + parts.start("code"),
                                parts.group("code").length())))
                : Optional.empty();
    }

    /** Whether it gives a reason; without one it has no effect. */
    boolean hasReason() {
        return !reason.isEmpty();
    }

    /** Whether it suppresses a finding: one of its rule that begins in its lines. */
    boolean suppresses(Finding finding) {
        return suppresses(finding.code(), finding.line());
    }

    /** Whether it suppresses what has a code and begins in a line, counted from 1. */
    boolean suppresses(String found, int line) {
        return hasReason() && code.equals(found) && firstLine <= line && line <= lastLine;
    }
}

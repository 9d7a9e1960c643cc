package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.language.TextPlaces;
import org.qos.dsl.opensm.syntax.OpenSmKeywords;
import org.qos.runtime.policy.PolicySyntax;

/**
 * An unpaired quote that makes a policy of OpenSM invalid: it swallows the entries up to the next quote, and every quote after it
 * ends a text that it should begin. The quote is then the error, and what is found after it is a consequence.
 */
public final class SwallowedEntries {

    private static final String CODE = "unpaired-quote";
    private static final Pattern KEYWORD = Pattern.compile("^\\s*+([a-z-]++)\\s*+(:?+).*$");

    private SwallowedEntries() {}

    /** The findings, with the first such quote as the error and without those after it. */
    public static List<Finding> leaveOut(List<Finding> found, SourceFile source) {
        if (!source.language().syntax().equals(Optional.of(PolicySyntax.OPENSM))) {
            return found;
        }
        String text = source.nodes().getText();
        return found.stream()
                .filter(finding -> finding.code().equals(CODE) && swallows(text, finding))
                .min(Finding.IN_TEXT_ORDER)
                .filter(quote -> found.stream()
                        .filter(other -> isAfter(other, quote) && stopsOpenSm(other))
                        .min(Finding.IN_TEXT_ORDER)
                        .filter(other -> other.opensm().equals(Optional.of(Verdict.REJECTS)))
                        .isPresent())
                .map(quote -> found.stream()
                        .filter(other -> other.equals(quote) || !isAfter(other, quote))
                        .map(other -> other.equals(quote) ? asError(quote) : other)
                        .toList())
                .orElse(found);
    }

    /** Not every error does: OpenSM accepts some values out of their range. */
    private static boolean stopsOpenSm(Finding finding) {
        return finding.opensm()
                .filter(verdict -> verdict.compareTo(Verdict.REJECTS) >= 0)
                .isPresent();
    }

    private static Finding asError(Finding quote) {
        String message =
                "this quote is not closed on its line; OpenSM reads the entries up to the next quote as text and"
                        + " rejects the policy; close it on this line, or remove it";
        return new Finding(
                CODE,
                Severity.ERROR,
                message,
                new SourceRange(quote.line(), quote.column(), quote.endLine(), quote.endColumn()),
                Optional.of(Verdict.REJECTS),
                quote.fix());
    }

    /** Whether a finding is after the quote, or about the text that the quote begins. */
    private static boolean isAfter(Finding other, Finding quote) {
        return other.line() > quote.line() || other.line() == quote.line() && other.column() >= quote.column();
    }

    /** Whether a line within the text that a quote begins starts with a keyword. */
    private static boolean swallows(String text, Finding quote) {
        int opening = TextPlaces.lineStarts(text)[quote.line() - 1] + quote.column() - 1;
        int closing = text.indexOf('"', opening + 1);
        return closing > 0
                && text.substring(opening, closing)
                        .lines()
                        .skip(1)
                        .map(line -> KEYWORD.matcher(line).replaceFirst("$1$2"))
                        .anyMatch(word -> OpenSmKeywords.all().anyMatch(word::equals));
    }
}

package org.qos.dsl.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.dsl.language.Language;
import org.qos.runtime.policy.PolicySyntax;

/**
 * What the manual says about a rule: a head made from what the rule declares, and a text that lies beside the rules as
 * {@code pages/CODE.md}. Blocks marked {@code bad} and {@code good} in the text are examples that a test checks.
 *
 * @param rule the rule
 * @param text the text below the head; empty when the rule has no page yet
 */
public record RulePage(Rule rule, String text) {

    /** What is wrong with the comments that silence findings is said in any case. */
    private static final Set<String> ABOUT_SILENCING = Set.of("suppression-without-reason", "unused-suppression");

    /** The page of a rule. */
    public static RulePage of(Rule rule) {
        return new RulePage(rule, resource(rule.code()).orElse(""));
    }

    /** The text of a file of the folder {@code pages}. */
    static Optional<String> resource(String name) {
        try (InputStream in = RulePage.class.getResourceAsStream("pages/" + name + ".md")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip() + "\n");
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the page " + name + " cannot be read", unreadable);
        }
    }

    /** The whole page, in Markdown. */
    public String markdown() {
        return "# " + rule.code() + "\n\n"
                + sentence(rule.summary()) + "\n\n"
                + "| severity | category | files |\n|---|---|---|\n"
                + "| " + rule.severity() + " | " + category(rule) + " | " + files() + " |\n\n"
                + text
                + fixing()
                + silencing();
    }

    private String fixing() {
        String done = rule.fix().isEmpty()
                ? "Nothing: " + Decisions.about(rule.code()).orElseThrow() + "."
                : sentence(rule.fix()) + " Everything else stays as it is.";
        return "\n## What `--fix` does\n\n" + done + "\n";
    }

    private String silencing() {
        String comment = "qos-ignore " + rule.code() + ": why";
        String written = Language.all().stream()
                .filter(this::looksAt)
                .map(language -> "`" + language.comments().comment(comment) + "`")
                .distinct()
                .collect(Collectors.joining(" or "));
        return ABOUT_SILENCING.contains(rule.code())
                ? ""
                : "\n## How to silence it\n\nWhere it is right as it is, write " + written
                        + " at the end of the line, or on a\nline of its own before the entry. The reason is mandatory.\n";
    }

    /** The word for the category of a rule. */
    public static String category(Rule rule) {
        return rule.category().name().toLowerCase(Locale.ROOT);
    }

    /** The languages of the files that the rule looks at; a rule that is about no single file looks at all. */
    private String files() {
        return Language.all().stream()
                .filter(this::looksAt)
                .map(Language::id)
                .collect(Collectors.joining(", "));
    }

    /** Whether the rule looks at files of that language. */
    boolean looksAt(Language language) {
        if (rule instanceof DocumentRule<?> document) {
            return document.root().isAssignableFrom(language.root().getInstanceClass())
                    && language.syntax().map(document::appliesTo).orElse(true);
        }
        boolean aboutPolicies = rule instanceof ProjectRule || rule instanceof BoundRule;
        return !aboutPolicies || language.syntax().filter(this::appliesTo).isPresent();
    }

    private boolean appliesTo(PolicySyntax syntax) {
        return (!(rule instanceof ProjectRule project) || project.appliesTo(syntax))
                && (!(rule instanceof BoundRule bound) || bound.looksAt(syntax));
    }

    private static String sentence(String summary) {
        return summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".";
    }
}

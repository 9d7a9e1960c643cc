package org.qos.dsl.check.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleLanguages;
import org.qos.dsl.check.Severity;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.language.Language;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.testing.DerivedFiles;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The page of a rule: a head and a tail that follow from its declaration, and between them a text written by hand.
 *
 * @param rule the rule
 * @param text what is written by hand; empty when the rule has no page yet
 */
public record RulePage(Rule rule, String text) {

    private static final Pattern HEAD = Pattern.compile("\\A# .*\n\n.*\n\n\\| severity .*\n\\|.*\n\\|.*\n\n");
    private static final Pattern TAIL = Pattern.compile("\n## Automatic fix\n(.|\n)*\\z");

    /** The page of a rule, with the text of its file. */
    public static RulePage of(Rule rule) throws IOException {
        Path file = DerivedFiles.file(RulePages.FOLDER + "/" + rule.code() + ".md");
        String page = Files.exists(file) ? Files.readString(file) : "";
        String text = HEAD.matcher(TAIL.matcher(page).replaceFirst("")).replaceFirst("");
        return new RulePage(rule, text.strip() + "\n");
    }

    /** The whole page, in Markdown. */
    public String markdown() {
        RuleDeclaration declared = rule.declaration();
        return "# " + declared.code() + "\n\n"
                + sentence(declared.summary()) + "\n\n"
                + "| severity | category | files |\n|---|---|---|\n"
                + "| " + declared.severity() + (declared.isOffByDefault() ? ", off by default" : "") + " | "
                + declared.category() + " | " + files() + " |\n\n"
                + text
                + "\n## Automatic fix\n\n" + fix(declared) + "\n"
                + "\n## Suppression\n\n" + suppression(declared) + "\n";
    }

    private static String fix(RuleDeclaration declared) {
        return declared.isFixable()
                ? "`qos check --fix` " + declared.fix() + ". Everything else stays as it is."
                : "None: " + declared.noFixReason() + ".";
    }

    private String suppression(RuleDeclaration declared) {
        if (!declared.isSuppressible()) {
            return "None: the finding is about a suppression.";
        }
        boolean isError = declared.severity() == Severity.ERROR;
        String where = isError
                ? "An error cannot be suppressed, because " + rejection() + ". Where the finding is only a\n"
                        + "warning and intended, write "
                : "Where the finding is intended, write ";
        return where + comments() + " at the end of the line, or on a\n"
                + "line of its own before the entry. The reason is mandatory.";
    }

    /** What becomes of a file with an error. */
    private String rejection() {
        List<Language> languages = RuleLanguages.of(rule);
        if (languages.equals(List.of(new PolicyTestLanguage()))) {
            return "`qos test` does not run the file";
        }
        return languages.equals(List.of(new EnhancedQosLanguage()))
                ? "NVIDIA's OpenSM may ignore the file"
                : "OpenSM or `qos generate` rejects the file";
    }

    private String comments() {
        String comment = "qos-ignore " + rule.code() + ": reason";
        return RuleLanguages.of(rule).stream()
                .map(language -> language.is(PolicySyntax.RFC) ? "`<!-- " + comment + " -->`" : "`# " + comment + "`")
                .distinct()
                .collect(Collectors.joining(" or "));
    }

    private String files() {
        return RuleLanguages.of(rule).stream().map(Language::id).collect(Collectors.joining(", "));
    }

    private static String sentence(String summary) {
        return summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".";
    }
}

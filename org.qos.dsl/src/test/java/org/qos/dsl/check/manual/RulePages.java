package org.qos.dsl.check.manual;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.testing.DerivedFiles;

/** The pages of the rules, and their list. */
public final class RulePages implements DerivedFiles {

    /** The folder of the pages. */
    public static final String FOLDER = "docs/rules";

    private static final String LIST =
            """
            # Rules

            What `qos check` and the editors report. Each finding ends with the code of its rule; `qos rules CODE` prints the page of
            the rule. An error can be proved from the files, a warning is likely an error, an info is about style. The severity
            below is the default of a rule; its page says which findings have another one. `qos generate` and `qos convert` report the codes
            of the category `conversion`, `qos audit` those of the category `audit`, and editors `test-failed` after they ran tests. [Syntax errors](syntax.md) have codes of their own.

            | rule | severity | category | finds |
            |---|---|---|---|
            """;

    @Override
    public Map<String, String> texts() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        for (Rule rule : Rules.all()) {
            pages.put(FOLDER + "/" + rule.code() + ".md", RulePage.of(rule).markdown());
        }
        pages.put(
                FOLDER + "/README.md",
                FindingCodes.graded().stream().map(RulePages::row).collect(Collectors.joining("", LIST, "")));
        return pages;
    }

    private static String row(GradedCode rule) {
        return "| [" + rule.code() + "](" + rule.code() + ".md) | " + (rule.isOffByDefault() ? "off" : rule.severity())
                + " | " + rule.category() + " | " + rule.summary().replace("|", "\\|") + " |\n";
    }
}

package org.qos.dsl.check;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The manual's folder about rules, made from the rules and their pages. */
public final class RuleManual {

    private static final String INTRODUCTION =
            """
            # Rules

            What `qos check` and the editors look for. Each finding ends with the code of its rule; `qos rules CODE` prints the
            page of the rule. An error can be proved from the files, a warning is likely a mistake, an info is about style. The
            severity below is that of most findings of a rule; its page says where one is graver or milder. Text that cannot be
            read at all has the codes of [syntax](syntax.md).

            These pages are made from the rules: edit `org.qos.dsl/src/main/resources/org/qos/dsl/check/pages`, then run
            `./mvnw -pl org.qos.dsl -am test -Dtest=RuleManualTest -Dsurefire.failIfNoSpecifiedTests=false -Dqos.golden.update=true`.

            | rule | severity | category | finds |
            |---|---|---|---|
            """;

    private RuleManual() {}

    /** The files of the folder, by name. */
    public static Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        files.put("README.md", index());
        files.put("syntax.md", SyntaxPage.markdown());
        SyntaxPage.entries().stream()
                .map(SyntaxPage.Entry::code)
                .forEach(code -> files.put(code + ".md", SyntaxPage.of(code).orElseThrow()));
        Rules.all()
                .forEach(
                        rule -> files.put(rule.code() + ".md", RulePage.of(rule).markdown()));
        return files;
    }

    /**
     * One page.
     *
     * @param name the code of a rule or of another error; any other name has the page about all those errors
     */
    public static String page(String name) {
        return Rules.byCode(name)
                .map(rule -> RulePage.of(rule).markdown())
                .or(() -> SyntaxPage.of(name))
                .orElseGet(SyntaxPage::markdown);
    }

    private static String index() {
        return Rules.all().stream().map(RuleManual::row).collect(Collectors.joining("", INTRODUCTION, ""));
    }

    private static String row(Rule rule) {
        return "| [" + rule.code() + "](" + rule.code() + ".md) | " + rule.severity() + " | " + RulePage.category(rule)
                + " | " + rule.summary().replace("|", "\\|") + " |\n";
    }
}

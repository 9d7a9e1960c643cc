package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;

/**
 * The codes that the results of a run refer to: all rules, then the codes of syntax errors and of
 * references to nothing that occur in it, which no rule declares.
 */
final class SarifRules {

    /** The pages of the manual, named by a URI that needs no server: {@code qos:} and their path in the project. */
    private static final String PAGES = "qos:docs/rules/";

    private final List<String> codes = new ArrayList<>();
    private final Set<String> occurring;

    SarifRules(CheckResult result) {
        Rules.all().stream().map(Rule::code).forEach(codes::add);
        occurring = result.files().stream()
                .flatMap(file -> file.findings().stream())
                .map(Finding::code)
                .collect(Collectors.toSet());
        occurring.stream().filter(code -> Rules.byCode(code).isEmpty()).sorted().forEach(codes::add);
    }

    /** The place of a code in {@code tool.driver.rules}. */
    int index(String code) {
        return codes.indexOf(code);
    }

    /** Adds one {@code reportingDescriptor} (SARIF 3.49) for each code; those that occur hold their page. */
    void addTo(ArrayNode array) {
        codes.forEach(code -> Rules.byCode(code)
                .ifPresentOrElse(
                        rule -> add(rule, array), () -> add(code, code.replace('-', ' '), Severity.ERROR, array)));
    }

    private void add(Rule rule, ArrayNode array) {
        ObjectNode added = add(
                rule.code(), rule.declaration().summary(), rule.declaration().severity(), array);
        if (occurring.contains(rule.code())) {
            String page = FindingPages.of(rule.code()).orElseThrow();
            added.putObject("help").put("text", page).put("markdown", page);
        }
    }

    /** SARIF's name of a severity (SARIF 3.27.10). */
    static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "note";
        };
    }

    private static ObjectNode add(String code, String summary, Severity severity, ArrayNode array) {
        ObjectNode rule = array.addObject();
        rule.put("id", code);
        rule.putObject("shortDescription").put("text", summary);
        rule.put("helpUri", PAGES + code + ".md");
        rule.putObject("defaultConfiguration").put("level", level(severity));
        return rule;
    }
}

package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;

/**
 * The codes that the results of a run refer to: all rules, then the codes of syntax errors and of
 * references to nothing that occur in it, which no rule declares.
 */
final class SarifRules {

    private final List<String> codes = new ArrayList<>();

    SarifRules(CheckResult result) {
        Rules.all().stream().map(Rule::code).forEach(codes::add);
        result.files().stream()
                .flatMap(file -> file.findings().stream())
                .map(Finding::code)
                .distinct()
                .filter(code -> Rules.byCode(code).isEmpty())
                .sorted()
                .forEach(codes::add);
    }

    /** The place of a code in {@code tool.driver.rules}. */
    int index(String code) {
        return codes.indexOf(code);
    }

    /** Adds one {@code reportingDescriptor} (SARIF 3.49) for each code. */
    void addTo(ArrayNode array) {
        codes.forEach(code -> Rules.byCode(code)
                .ifPresentOrElse(
                        rule -> add(code, rule.summary(), rule.severity(), array),
                        () -> add(code, code.replace('-', ' '), Severity.ERROR, array)));
    }

    /** The word of SARIF for a severity (SARIF 3.27.10). */
    static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "note";
        };
    }

    private static void add(String code, String summary, Severity severity, ArrayNode array) {
        ObjectNode rule = array.addObject();
        rule.put("id", code);
        rule.putObject("shortDescription").put("text", summary);
        rule.putObject("defaultConfiguration").put("level", level(severity));
    }
}

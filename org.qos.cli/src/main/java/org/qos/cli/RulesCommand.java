package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.option.TextFormat;
import org.qos.cli.report.TextTable;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.scoping.NameSuggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos rules}: what findings mean. */
@Command(
        name = "rules",
        description =
                "List the rules of 'qos check' and what conversions, audits and tests report, or print the page of a"
                        + " code, also of a syntax error.")
@Examples("qos rules octal-literal")
final class RulesCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** More codes than these are not a suggestion but a list. */
    private static final int MAX_SUGGESTIONS = 3;

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "CODE", description = "A code, as shown at the end of a finding.")
    private Optional<String> code;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How rules are printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    RulesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        if (code.isEmpty()) {
            console.out().print(format == TextFormat.JSON ? json(FindingCodes.graded()) : table(FindingCodes.graded()));
        } else {
            console.out().print(explained(code.get()));
        }
        return ExitCode.CLEAN;
    }

    private String explained(String wanted) throws JsonProcessingException {
        String page = FindingPages.of(wanted).orElseThrow(() -> CommandFailed.usage(unknown(wanted)));
        ObjectNode described = FindingCodes.gradedByCode(wanted)
                .map(RulesCommand::node)
                .orElseGet(() -> JSON.createObjectNode().put("code", wanted));
        return format == TextFormat.JSON ? json(described.put("page", page)) : page;
    }

    private static String table(List<GradedCode> rules) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("CODE", "SEVERITY", "CATEGORY", "FINDS")));
        rules.forEach(rule -> rows.add(List.of(
                rule.code(),
                rule.isOffByDefault() ? "off" : rule.severity().toString(),
                rule.category().toString(),
                rule.summary())));
        return String.join("\n", TextTable.lines(rows)) + "\n";
    }

    private static String json(List<GradedCode> rules) throws JsonProcessingException {
        ArrayNode array = JSON.createArrayNode();
        rules.forEach(rule -> array.add(node(rule)));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(array) + "\n";
    }

    private static String json(ObjectNode node) throws JsonProcessingException {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
    }

    private static ObjectNode node(GradedCode rule) {
        return JSON.createObjectNode()
                .put("code", rule.code())
                .put("severity", rule.severity().toString())
                .put("offByDefault", rule.isOffByDefault())
                .put("category", rule.category().toString())
                .put("summary", rule.summary());
    }

    private static String unknown(String wanted) {
        List<String> known = FindingCodes.all();
        return "unknown code '" + wanted + "'; "
                + NameSuggestions.STRICT
                        .closest(wanted, known)
                        .or(() -> withWords(wanted, known))
                        .map(code -> "did you mean " + code + "?")
                        .orElse("'qos rules' lists the codes of all rules");
    }

    /** The codes that contain whole words, such as {@code octal}; empty when too many do. */
    private static Optional<String> withWords(String wanted, List<String> known) {
        List<String> found = known.stream()
                .filter(code -> ("-" + code + "-").contains("-" + wanted + "-"))
                .toList();
        return found.isEmpty() || found.size() > MAX_SUGGESTIONS
                ? Optional.empty()
                : Optional.of(String.join(" or ", found));
    }
}

package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RulePage;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.SyntaxPage;
import org.qos.dsl.scoping.NameSuggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos rules}: what findings mean. */
@Command(name = "rules", description = "List the rules of 'qos check', or print the page of one.")
final class RulesCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "CODE", description = "The code at the end of a finding.")
    private Optional<String> code;

    @Option(names = "--format", defaultValue = "text", description = "One of ${COMPLETION-CANDIDATES}.")
    private Form form;

    /** How rules are printed. */
    private enum Form {
        TEXT,
        JSON
    }

    RulesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        if (code.isEmpty()) {
            console.out().print(form == Form.JSON ? json(Rules.all()) : table(Rules.all()));
        } else {
            console.out().print(explained(code.get()));
        }
        return ExitCode.CLEAN;
    }

    private String explained(String wanted) throws JsonProcessingException {
        Optional<Rule> rule = Rules.byCode(wanted);
        Optional<String> error = SyntaxPage.of(wanted);
        if (rule.isEmpty() && error.isEmpty()) {
            throw CommandFailed.usage(unknown(wanted));
        }
        if (rule.isEmpty()) {
            return form == Form.JSON
                    ? json(JSON.createObjectNode().put("code", wanted).put("page", error.get()))
                    : error.get();
        }
        return form == Form.JSON
                ? json(withPage(rule.get()))
                : RulePage.of(rule.get()).markdown();
    }

    private static String table(List<Rule> rules) {
        int width = rules.stream().mapToInt(rule -> rule.code().length()).max().orElse(0);
        String row = "%-" + width + "s  %-8s  %-11s  %s%n";
        StringBuilder table = new StringBuilder(row.formatted("CODE", "SEVERITY", "CATEGORY", "FINDS"));
        rules.forEach(rule ->
                table.append(row.formatted(rule.code(), rule.severity(), RulePage.category(rule), rule.summary())));
        return table.toString();
    }

    private static String json(List<Rule> rules) throws JsonProcessingException {
        ArrayNode array = JSON.createArrayNode();
        rules.forEach(rule -> array.add(node(rule)));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(array) + "\n";
    }

    private static String json(ObjectNode node) throws JsonProcessingException {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
    }

    private static ObjectNode node(Rule rule) {
        return JSON.createObjectNode()
                .put("code", rule.code())
                .put("severity", rule.severity().toString())
                .put("category", RulePage.category(rule))
                .put("summary", rule.summary());
    }

    private static ObjectNode withPage(Rule rule) {
        return node(rule).put("page", RulePage.of(rule).markdown());
    }

    private static String unknown(String wanted) {
        List<String> known = Stream.concat(
                        Rules.all().stream().map(Rule::code),
                        SyntaxPage.entries().stream().map(SyntaxPage.Entry::code))
                .distinct()
                .toList();
        return "there is no rule '" + wanted + "'; "
                + NameSuggestions.STRICT.closest(wanted, known)
                        .map(code -> "did you mean " + code + "?")
                        .orElse("'qos rules' lists all");
    }
}

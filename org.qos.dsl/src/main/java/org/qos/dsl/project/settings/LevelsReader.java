package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.scoping.NameSuggestions;

/** Reads the severities of rules. */
final class LevelsReader {

    private static final List<String> CODES = Choice.names(Choice.rules());

    /** What checks find without a rule. */
    private static final Set<String> SYNTAX_ERRORS =
            Arrays.stream(SyntaxCode.values()).map(SyntaxCode::code).collect(Collectors.toUnmodifiableSet());

    private static final List<String> LEVELS = Choice.names(Choice.levels());

    private final Consumer<YamlProblem> problems;

    LevelsReader(Consumer<YamlProblem> problems) {
        this.problems = problems;
    }

    RuleLevels read(Mapping mapping) {
        Map<String, Optional<Severity>> levels = new HashMap<>();
        for (Entry entry : mapping.entries()) {
            String code = entry.key().text();
            if (!CODES.contains(code) && SYNTAX_ERRORS.contains(code)) {
                problems.accept(new YamlProblem(
                        entry.key().region(),
                        "'" + code + "' is a syntax error; its severity cannot be changed; remove this entry"));
            } else if (!CODES.contains(code)) {
                problems.accept(YamlProblem.unknown("rule", entry.key(), CODES));
            } else if (levels.containsKey(code)) {
                problems.accept(new YamlProblem(entry.key().region(), "'" + code + "' is given twice"));
            } else {
                level(entry).filter(level -> isAllowed(entry, level)).ifPresent(level -> levels.put(code, level));
            }
        }
        return new RuleLevels(levels);
    }

    /** Whether a rule may have that level; what stops OpenSM or the commands that need a policy stays an error. */
    private boolean isAllowed(Entry entry, Optional<Severity> level) {
        String code = entry.key().text();
        GradedCode graded = FindingCodes.gradedByCode(code).orElseThrow();
        boolean stops = graded.isBlocking() && graded.severity() == Severity.ERROR;
        boolean allowed = !stops || level.equals(Optional.of(Severity.ERROR));
        if (!allowed) {
            problems.accept(new YamlProblem(
                    entry.valueRegion(),
                    "'" + code
                            + "' stops OpenSM or 'qos generate' and stays an error; remove this entry and correct the"
                            + " files"));
        }
        return allowed;
    }

    private Optional<Optional<Severity>> level(Entry entry) {
        String level = entry.value() instanceof Scalar scalar ? scalar.text() : "";
        if (level.equals(RuleLevels.OFF)) {
            return Optional.of(Optional.empty());
        }
        Optional<Severity> severity = Arrays.stream(Severity.values())
                .filter(s -> s.toString().equals(level))
                .findFirst();
        if (severity.isEmpty()) {
            problems.accept(new YamlProblem(
                    entry.valueRegion(),
                    "expected " + String.join(", ", LEVELS) + " for '"
                            + entry.key().text() + "'" + (level.isEmpty() ? "" : ", found '" + level + "'"),
                    NameSuggestions.STRICT.closest(level, LEVELS)));
        }
        return severity.map(Optional::of);
    }
}

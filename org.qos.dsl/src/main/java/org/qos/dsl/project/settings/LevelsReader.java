package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;

/** Reads the severities of rules. */
final class LevelsReader {

    private static final List<String> CODES =
            Rules.all().stream().map(Rule::code).toList();

    private final BiConsumer<Yaml, String> problems;

    LevelsReader(BiConsumer<Yaml, String> problems) {
        this.problems = problems;
    }

    RuleLevels read(Mapping mapping) {
        Map<String, Optional<Severity>> levels = new HashMap<>();
        for (Entry entry : mapping.entries()) {
            String code = entry.key().text();
            if (!CODES.contains(code)) {
                problems.accept(entry.key(), "unknown rule '" + code + "'" + SettingsReader.meant(code, CODES));
            } else if (levels.containsKey(code)) {
                problems.accept(entry.key(), "'" + code + "' is given twice");
            } else {
                level(entry).ifPresent(level -> levels.put(code, level));
            }
        }
        return new RuleLevels(levels);
    }

    private Optional<Optional<Severity>> level(Entry entry) {
        String word = entry.value() instanceof Scalar scalar ? scalar.text() : "";
        if (word.equals(RuleLevels.OFF)) {
            return Optional.of(Optional.empty());
        }
        Optional<Severity> severity = Arrays.stream(Severity.values())
                .filter(s -> s.toString().equals(word))
                .findFirst();
        if (severity.isEmpty()) {
            problems.accept(
                    entry.value(),
                    "expected " + String.join(", ", words()) + " for '"
                            + entry.key().text() + "'" + (word.isEmpty() ? "" : ", found '" + word + "'"));
        }
        return severity.map(Optional::of);
    }

    /** All words for how bad a rule's findings are. */
    static List<String> words() {
        return List.of(
                Severity.ERROR.toString(), Severity.WARNING.toString(), Severity.INFO.toString(), RuleLevels.OFF);
    }
}

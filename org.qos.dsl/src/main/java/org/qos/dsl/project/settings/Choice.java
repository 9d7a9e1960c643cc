package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.List;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Target;

/**
 * One of the fixed values that are allowed at a place of a project file.
 *
 * @param name the value as written
 * @param meaning what it means, in one line
 */
public record Choice(String name, String meaning) {

    /** The values of a key; empty where any text is allowed. */
    public static List<Choice> of(Key key) {
        return key.kind() == Key.Kind.TARGET
                ? Arrays.stream(Target.values())
                        .map(target -> new Choice(target.id(), target.meaning()))
                        .toList()
                : List.of();
    }

    /** The codes of all rules. */
    public static List<Choice> rules() {
        return Rules.all().stream()
                .map(rule -> new Choice(rule.code(), rule.declaration().summary()))
                .toList();
    }

    /** How bad the findings of a rule can be taken. */
    public static List<Choice> levels() {
        return List.of(
                new Choice("error", "its findings fail a check"),
                new Choice("warning", "its findings are likely errors"),
                new Choice("info", "its findings are about style"),
                new Choice(RuleLevels.OFF, "its findings are not reported"));
    }

    /** The values of some choices, as written. */
    static List<String> names(List<Choice> choices) {
        return choices.stream().map(Choice::name).toList();
    }
}

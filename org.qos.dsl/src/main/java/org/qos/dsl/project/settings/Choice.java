package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.List;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Target;

/**
 * One of the words that can stand in a place of a project file.
 *
 * @param word the word
 * @param meaning what it means, in one line
 */
public record Choice(String word, String meaning) {

    /** What can be said of a key; empty where any word can. */
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
                new Choice("warning", "its findings are likely mistakes"),
                new Choice("info", "its findings are remarks"),
                new Choice(RuleLevels.OFF, "its findings are not reported"));
    }

    /** The words of some choices. */
    static List<String> words(List<Choice> choices) {
        return choices.stream().map(Choice::word).toList();
    }
}

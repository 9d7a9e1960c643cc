package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Target;
import org.qos.dsl.option.KnownOptions;
import org.qos.runtime.value.Mtu;

/**
 * One of the fixed values that are allowed at a place of a project file.
 *
 * @param name the value as written
 * @param meaning what it means, in one line
 */
public record Choice(String name, String meaning) {

    /** The values of a key, of a list those of each element; empty where any text is allowed. */
    public static List<Choice> of(Key key) {
        return switch (key) {
            case TARGET ->
                Arrays.stream(Target.values())
                        .map(target -> new Choice(target.id(), target.meaning()))
                        .toList();
            case ROUTING_ENGINE ->
                KnownOptions.option("routing_engine").orElseThrow().values().named().stream()
                        .map(engine -> new Choice(engine.text(), engine.meaning()))
                        .toList();
            case MTU ->
                IntStream.rangeClosed(1, Mtu.MAX_CODE)
                        .map(Mtu::bytes)
                        .mapToObj(bytes -> new Choice(String.valueOf(bytes), "packets of up to " + bytes + " bytes"))
                        .toList();
            default -> List.of();
        };
    }

    /** The codes of all rules, and of what conversions and analyses report. */
    public static List<Choice> rules() {
        return FindingCodes.graded().stream()
                .map(code -> new Choice(code.code(), code.summary()))
                .toList();
    }

    /** How bad the findings with a code can be taken: an error that stops OpenSM or the commands stays one. */
    public static List<Choice> levels(String code) {
        return FindingCodes.gradedByCode(code)
                        .filter(graded -> graded.isBlocking() && graded.severity() == Severity.ERROR)
                        .isPresent()
                ? levels().subList(0, 1)
                : levels();
    }

    /** How bad findings can be taken. */
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

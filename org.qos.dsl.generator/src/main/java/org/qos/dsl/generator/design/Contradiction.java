package org.qos.dsl.generator.design;

import java.util.List;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Wish;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * Wishes of an intent that no plan keeps together.
 *
 * @param intent the intent
 * @param wishes the wishes; without any one of them the others have a plan
 */
public record Contradiction(Intent intent, List<Wish> wishes) {

    /** Copies the list. */
    public Contradiction {
        wishes = List.copyOf(wishes);
    }

    /** An error for each wish, where the file has it. */
    public List<YamlProblem> problems(IntentFile file) {
        return wishes.stream()
                .map(wish -> new YamlProblem(
                        region(wish, file), PlanDescription.wish(wish, intent) + ": " + others(wish, file)))
                .toList();
    }

    private static YamlRegion region(Wish wish, IntentFile file) {
        return file.wishes().getOrDefault(wish, YamlRegion.START);
    }

    private String others(Wish wish, IntentFile file) {
        if (wishes.size() == 1) {
            return "cannot be met";
        }
        List<String> lines = wishes.stream()
                .filter(other -> !other.equals(wish))
                .map(other -> region(other, file).line())
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
        return "contradicts " + (lines.size() == 1 ? "line " : "lines ") + PlanDescription.listed(lines);
    }

    /** Why no plan keeps them together, a sentence without a full stop. */
    public String reason() {
        return ConflictReason.of(intent, wishes);
    }
}

package org.qos.dsl.generator.design;

import java.util.List;
import org.qos.analysis.design.DesignConflict;
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

    /**
     * Finds such wishes.
     *
     * @param intent an intent without a plan
     */
    public static Contradiction of(Intent intent) {
        return new Contradiction(intent, DesignConflict.of(intent));
    }

    /** An error for each wish, where the file has it. */
    public List<YamlProblem> problems(IntentFile file) {
        return wishes.stream()
                .map(wish -> new YamlProblem(file.wishes().getOrDefault(wish, YamlRegion.START), message(wish)))
                .toList();
    }

    private String message(Wish wish) {
        return PlanDescription.wish(wish, intent) + ": "
                + (wishes.size() == 1 ? "cannot be met" : "contradicts the other wishes that are named");
    }

    /** Why no plan keeps them together, a sentence without a full stop. */
    public String reason() {
        return ConflictReason.of(intent, wishes);
    }
}

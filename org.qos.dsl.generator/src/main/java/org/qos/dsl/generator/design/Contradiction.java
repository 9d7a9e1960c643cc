package org.qos.dsl.generator.design;

import java.util.List;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Wish;

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

    /** Why no plan keeps them together, a sentence without a full stop. */
    public String reason() {
        return ConflictReason.of(intent, wishes);
    }
}

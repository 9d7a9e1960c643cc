package org.qos.dsl.generator.design;

import java.util.List;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Requirement;

/**
 * Requirements of an intent that no plan meets together.
 *
 * @param intent the intent
 * @param requirements the requirements; without any one of them the others have a plan
 */
public record Contradiction(Intent intent, List<Requirement> requirements) {

    /** Copies the list. */
    public Contradiction {
        requirements = List.copyOf(requirements);
    }

    /** Why no plan keeps them together, a sentence without a full stop. */
    public String reason() {
        return ConflictReason.of(intent, requirements);
    }
}

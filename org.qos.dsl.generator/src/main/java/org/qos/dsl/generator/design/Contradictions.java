package org.qos.dsl.generator.design;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.analysis.design.DesignConflicts;
import org.qos.analysis.design.Intent;

/**
 * Why an intent has no plan.
 *
 * @param intent the intent
 * @param conflicts its wishes that contradict each other
 */
public record Contradictions(Intent intent, DesignConflicts conflicts) {

    /**
     * Finds them.
     *
     * @param intent an intent without a plan
     */
    public static Contradictions of(Intent intent) {
        return new Contradictions(intent, DesignConflicts.of(intent));
    }

    /** Each of them. */
    public List<Contradiction> all() {
        return conflicts.conflicts().stream()
                .map(wishes -> new Contradiction(intent, wishes))
                .toList();
    }

    /** The reasons, and without what the intent has a plan, as a sentence or two without a full stop. */
    public String summary() {
        String reasons = all().stream().map(Contradiction::reason).distinct().collect(Collectors.joining("; "));
        boolean isObvious = all().size() == 1 && all().get(0).wishes().size() == 1;
        return isObvious ? reasons : reasons + ". " + remedy();
    }

    private String remedy() {
        if (conflicts.isOneEnough()
                && conflicts.remedy().size() == all().get(0).wishes().size()) {
            return "Without any one of these wishes the intent has a plan";
        }
        List<String> names = conflicts.remedy().stream()
                .map(wish -> PlanDescription.named(wish, intent))
                .toList();
        return "The intent has a plan without "
                + (conflicts.isOneEnough() ? String.join(", or without ", names) : PlanDescription.listed(names));
    }
}

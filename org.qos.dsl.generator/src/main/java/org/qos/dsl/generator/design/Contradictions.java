package org.qos.dsl.generator.design;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignConflicts;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Wish;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * Why an intent has no plan.
 *
 * @param intent the intent
 * @param conflicts its wishes that contradict each other
 */
public record Contradictions(Intent intent, DesignConflicts conflicts) {

    /** How many lines are named; with 16 SLs each class too many contradicts all others. */
    private static final int LINES = 6;

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

    /** An error for each wish, where the file has it, with the lines of those that it contradicts. */
    public List<YamlProblem> problems(IntentFile file) {
        return named(all()).map(wish -> problem(wish, all(), file, "")).toList();
    }

    /** The same with the reason; a wish that contradicts others for several reasons has an error for each. */
    public List<YamlProblem> explained(IntentFile file) {
        Map<String, List<Contradiction>> reasons = reasons();
        return intent.wishes().stream()
                .flatMap(wish -> reasons.entrySet().stream()
                        .filter(each -> named(each.getValue()).anyMatch(wish::equals))
                        .map(each -> problem(wish, each.getValue(), file, "; " + each.getKey())))
                .toList();
    }

    private Map<String, List<Contradiction>> reasons() {
        return all().stream()
                .collect(Collectors.groupingBy(Contradiction::reason, LinkedHashMap::new, Collectors.toList()));
    }

    /** The wishes of some sets. */
    private Stream<Wish> named(List<Contradiction> sets) {
        return intent.wishes().stream()
                .filter(wish -> sets.stream().anyMatch(set -> set.wishes().contains(wish)));
    }

    private YamlProblem problem(Wish wish, List<Contradiction> sets, IntentFile file, String more) {
        List<Wish> others = sets.stream()
                .filter(set -> set.wishes().contains(wish))
                .flatMap(set -> set.wishes().stream())
                .filter(other -> !other.equals(wish))
                .toList();
        return new YamlProblem(
                region(wish, file),
                PlanDescription.wish(wish, intent) + ": "
                        + (others.isEmpty() ? "cannot be met" : "contradicts " + lines(others, file)) + more);
    }

    private static YamlRegion region(Wish wish, IntentFile file) {
        return file.wishes().getOrDefault(wish, YamlRegion.START);
    }

    private static String lines(List<Wish> wishes, IntentFile file) {
        List<Integer> lines = wishes.stream()
                .map(wish -> region(wish, file).line())
                .distinct()
                .sorted()
                .toList();
        int more = lines.size() - LINES;
        List<String> shown = lines.stream()
                .limit(more > 1 ? LINES : lines.size())
                .map(String::valueOf)
                .toList();
        return more > 1
                ? "lines " + String.join(", ", shown) + " and " + more + " more"
                : (lines.size() == 1 ? "line " : "lines ") + PlanDescription.listed(shown);
    }

    /**
     * The reasons, and last without what the intent has a plan, each without a full stop at its end. A single reason and what follows are
     * one text.
     */
    public List<String> summary(IntentFile file) {
        Map<String, List<Contradiction>> reasons = reasons();
        if (reasons.size() == 1) {
            String reason = reasons.keySet().iterator().next();
            boolean isObvious = all().size() == 1 && all().get(0).wishes().size() == 1;
            return List.of(isObvious ? reason : reason + ". " + remedy());
        }
        return Stream.concat(
                        reasons.entrySet().stream()
                                .map(each -> lines(named(each.getValue()).toList(), file) + ": " + each.getKey()),
                        Stream.of("no plan keeps all wishes. " + remedy()))
                .toList();
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

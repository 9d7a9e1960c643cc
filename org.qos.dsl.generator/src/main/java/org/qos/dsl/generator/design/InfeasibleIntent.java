package org.qos.dsl.generator.design;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignConflicts;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * An intent without a plan, and why it has none.
 *
 * @param intent the intent
 * @param conflicts its requirements that contradict each other
 */
public record InfeasibleIntent(Intent intent, DesignConflicts conflicts) {

    /**
     * Finds them.
     *
     * @param intent an intent without a plan
     */
    public static InfeasibleIntent of(Intent intent) {
        return new InfeasibleIntent(intent, DesignConflicts.of(intent));
    }

    /** Each of them. */
    public List<Contradiction> all() {
        return conflicts.conflicts().stream()
                .map(requirements -> new Contradiction(intent, requirements))
                .toList();
    }

    /** An error for each requirement, where the file has it, with the lines of those that it contradicts, by sets. */
    public List<YamlProblem> problems(IntentFile file) {
        return named(all())
                .map(requirement -> problem(requirement, all(), file, ""))
                .toList();
    }

    /** The same with the reason; a requirement that contradicts others for several reasons has an error for each. */
    public List<YamlProblem> explained(IntentFile file) {
        Map<String, List<Contradiction>> reasons = reasons();
        return intent.requirements().stream()
                .flatMap(requirement -> reasons.entrySet().stream()
                        .filter(each -> named(each.getValue()).anyMatch(requirement::equals))
                        .map(each -> problem(requirement, each.getValue(), file, "; " + each.getKey())))
                .toList();
    }

    private Map<String, List<Contradiction>> reasons() {
        return all().stream()
                .collect(Collectors.groupingBy(Contradiction::reason, LinkedHashMap::new, Collectors.toList()));
    }

    /** The requirements of some sets. */
    private Stream<Requirement> named(List<Contradiction> sets) {
        return intent.requirements().stream().filter(requirement -> sets.stream()
                .anyMatch(set -> set.requirements().contains(requirement)));
    }

    private YamlProblem problem(Requirement requirement, List<Contradiction> sets, IntentFile file, String more) {
        List<List<Requirement>> others = sets.stream()
                .filter(set -> set.requirements().contains(requirement))
                .map(set -> set.requirements().stream()
                        .filter(other -> !other.equals(requirement))
                        .toList())
                .toList();
        return new YamlProblem(
                region(requirement, file),
                PlanDescription.requirement(requirement, intent) + ": "
                        + (others.contains(List.of())
                                ? "cannot be met"
                                : "contradicts " + ContradictingLines.ofOthers(lines(others, file)))
                        + more);
    }

    private static YamlRegion region(Requirement requirement, IntentFile file) {
        return file.requirements().getOrDefault(requirement, YamlRegion.START);
    }

    private static List<List<Integer>> lines(List<List<Requirement>> sets, IntentFile file) {
        return sets.stream()
                .map(set -> set.stream()
                        .map(requirement -> region(requirement, file).line())
                        .toList())
                .toList();
    }

    /**
     * The reasons, and last without what the intent has a plan, each without a full stop at its end. A single reason and what follows are
     * one text.
     */
    public List<String> summary(IntentFile file) {
        Map<String, List<Contradiction>> reasons = reasons();
        if (reasons.size() == 1) {
            String reason = reasons.keySet().iterator().next();
            boolean isObvious = all().size() == 1 && all().get(0).requirements().size() == 1;
            return List.of(isObvious ? reason : reason + sum() + ". " + remedy());
        }
        return Stream.concat(
                        reasons.entrySet().stream().map(each -> sets(each.getValue(), file) + ": " + each.getKey()),
                        Stream.of("no plan meets all requirements" + sum() + ". " + remedy()))
                .toList();
    }

    /** Of shares that exceed a link, where no reason has it. */
    private String sum() {
        int sum = intent.classes().stream()
                .mapToInt(each -> each.share().orElse(0))
                .sum();
        String percent = PlanDescription.percent(sum);
        return sum <= DesignClass.WHOLE
                        || reasons().keySet().stream()
                                .anyMatch(reason -> reason.contains("together they are " + percent))
                ? ""
                : "; all shares together are " + percent;
    }

    private static String sets(List<Contradiction> sets, IntentFile file) {
        return ContradictingLines.ofSets(
                lines(sets.stream().map(Contradiction::requirements).toList(), file));
    }

    private String remedy() {
        if (conflicts.isOneEnough() && conflicts.remedy().equals(all().get(0).requirements())) {
            return "Without any one of these requirements the intent has a plan";
        }
        List<String> names = conflicts.remedy().stream()
                .map(requirement -> PlanDescription.named(requirement, intent))
                .toList();
        return "The intent has a plan without "
                + (conflicts.isOneEnough() ? String.join(", or without ", names) : PlanDescription.listed(names));
    }
}

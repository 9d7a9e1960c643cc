package org.qos.dsl.generator.design;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.qos.analysis.design.DesignPolicy;
import org.qos.analysis.design.DesignPolicy.Origin;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Plan;
import org.qos.analysis.partition.OtherLevel;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.request.WitnessText;
import org.qos.runtime.value.Guid;

/** What the rules of a plan make of the traffic of an intent where its author expects something else. */
public final class TrafficProblems {

    private final IntentFile file;
    private final DesignPolicy rules;
    private final BoundPolicy bound;
    private final SubnetState state;
    /** One for each entry: a group makes two rules of it. */
    private final Map<Origin, YamlProblem> problems = new LinkedHashMap<>();

    private TrafficProblems(IntentFile file, Intent intent, Plan plan, SubnetState state) {
        this.file = file;
        this.rules = DesignPolicy.of(intent, plan);
        this.state = state;
        this.bound = BoundPolicy.bind(rules.policy(), state.fabric(), partitions(intent, plan));
    }

    /**
     * The errors by place.
     *
     * @param file the intent as it is written
     * @param intent what it says
     * @param plan its plan
     * @param state the fabric
     */
    public static List<YamlProblem> of(IntentFile file, Intent intent, Plan plan, SubnetState state) {
        TrafficProblems found = new TrafficProblems(file, intent, plan, state);
        Shadowing.of(found.bound).shadowedRules().forEach(found::shadowed);
        PartitionLevels.of(found.bound).stream()
                .filter(level -> level.partition().ipoib())
                .forEach(level -> level.other().ifPresent(other -> found.ambiguous(level, other)));
        return found.problems.values().stream().sorted(YamlProblem.BY_PLACE).toList();
    }

    private Partitions partitions(Intent intent, Plan plan) {
        String text = DesignFiles.partitions(intent, plan, rules.policy());
        return PartitionsLowering.lower(new ProjectFiles()
                        .load(ProjectFile.PARTITIONS, text, new PartitionsLanguage())
                        .root(PartitionFile.class))
                .value();
    }

    private void shadowed(ShadowedRule rule) {
        Origin origin = rules.origin(rule.rule());
        TreeSet<Integer> lines = rule.by().stream()
                .map(rules::origin)
                .map(this::region)
                .map(YamlRegion::line)
                .collect(Collectors.toCollection(TreeSet::new));
        String before = (lines.size() == 1 ? "line " : "lines ")
                + PlanDescription.listed(lines.stream().map(String::valueOf).toList());
        problem(
                origin,
                "all requests that fit this entry belong to '" + rule.given().name() + "' by " + before
                        + (rule.hidesAnotherOutcome()
                                ? "; put '" + origin.name() + "' before, or narrow the entry there"
                                : "; remove the entry"));
    }

    private void ambiguous(PartitionLevel level, OtherLevel other) {
        Partition partition = level.partition();
        int rule =
                other.match().isDefault() ? level.match().rule() : other.match().rule();
        problem(
                rules.origin(rule),
                "the partition " + partition.label() + " has one IPoIB broadcast group, and so one level, '"
                        + level.level().name() + "'; but its requests from "
                        + port(other.request().sourceGuid()) + " to "
                        + port(other.request().destinationGuid()) + " belong to '"
                        + other.match().level().name()
                        + "'; add 'services' or 'qos-classes' to the entry, or 'ipoib: false' to the partition");
    }

    private String port(long portGuid) {
        return WitnessText.quoted(portGuid, state.fabric()).orElseGet(() -> Guid.text(portGuid));
    }

    private YamlRegion region(Origin origin) {
        return file.traffic().get(origin.name()).get(origin.traffic());
    }

    private void problem(Origin origin, String message) {
        problems.putIfAbsent(origin, new YamlProblem(region(origin), message));
    }
}

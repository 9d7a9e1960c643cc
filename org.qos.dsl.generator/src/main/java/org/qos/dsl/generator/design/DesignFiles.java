package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.DesignPolicy;
import org.qos.analysis.design.DesignTraffic;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Plan;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.generator.comment.PolicyComments.Comment;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.PortSelection;
import org.qos.dsl.generator.project.PresetSite;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.generator.project.SourceFiles;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.VlArbitration;

/** The source files of a plan: the policy, in the RFC syntax, with the reason of each number, and the partitions. */
public final class DesignFiles {

    private final Intent intent;
    private final Plan plan;

    private DesignFiles(Intent intent, Plan plan) {
        this.intent = intent;
        this.plan = plan;
    }

    /**
     * Makes the files.
     *
     * @param intent what the plan keeps
     * @param plan its plan
     * @param state the fabric
     */
    public static List<GeneratedFile> of(Intent intent, Plan plan, SubnetState state) {
        return new DesignFiles(intent, plan).files(state);
    }

    private List<GeneratedFile> files(SubnetState state) {
        Policy policy = DesignPolicy.of(intent, plan).policy();
        Map<Object, List<Comment>> reasons = new IdentityHashMap<>();
        for (int place = 0; place < policy.levels().size(); place++) {
            String reason = PlanDescription.reason(plan.classes().get(place), plan);
            reasons.put(policy.levels().get(place), List.of(new Comment(1, List.of(reason))));
        }
        PolicyComments comments = new PolicyComments(List.of(new Comment(1, header())), reasons, List.of());
        return List.of(
                SourceFiles.policy(policy, comments, GenerationSettings.DEFAULTS.withFabric(state.fabric())),
                SourceFiles.partitions(partitions(policy)));
    }

    /** The text of the partition file that goes with the policy of a plan. */
    static String partitions(Intent intent, Plan plan, Policy policy) {
        return new DesignFiles(intent, plan).partitions(policy);
    }

    private String partitions(Policy policy) {
        return new DesignPartitions(intent, partitionLevels(policy)).text();
    }

    private List<String> header() {
        List<String> lines = new ArrayList<>();
        lines.add("Made by 'qos design': change the intent, and design again.");
        plan.site().links().stream().map(PlanDescription::link).forEach(lines::add);
        int unit = plan.site().mtu() / VlArbitration.WEIGHT_UNIT;
        lines.add("Weights are in units of " + VlArbitration.WEIGHT_UNIT + " bytes: " + unit + " is a packet of "
                + plan.site().mtu() + " bytes. Turns of a VL are spread over its table.");
        if (Stream.of(plan.tables().vlarbHigh(), plan.tables().vlarbLow())
                .flatMap(List::stream)
                .anyMatch(entry -> entry.weight() % unit != 0)) {
            lines.add("A port finishes each packet that it has begun: a weight between two multiples of " + unit
                    + " counts as the greater one for such packets.");
        }
        if (!plan.hasAhead()) {
            lines.add(
                    "No class has high priority: the high-priority table has no weight; without it OpenSM uses its default table.");
        } else {
            int limit = plan.tables().highLimit();
            lines.add("Limit " + limit + ": the high-priority table sends "
                    + (limit == 0 ? "one packet" : limit * VlArbitration.HIGH_LIMIT_UNIT + " bytes")
                    + ", then a packet of the low-priority table: " + PlanDescription.percent(plan.aheadPart())
                    + " of a link at most for the high-priority classes.");
        }
        lines.add("SLs of no class are dropped (VL15)" + reserved() + ".");
        return lines;
    }

    private String reserved() {
        String sls = plan.site().reservedSls().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return sls.isEmpty() ? "" : "; reserved SLs have the VL of the default class: " + sls;
    }

    /** What requests with nothing but a P_Key get, as those of IPoIB. */
    private Map<Integer, QosLevel> partitionLevels(Policy policy) {
        Map<Integer, QosLevel> levels = new HashMap<>();
        for (DesignPartition partition : intent.partitions()) {
            QosLevel level = policy.defaultLevel();
            for (int place = policy.levels().size() - 1; place >= 0; place--) {
                boolean matches = plan.classes().get(place).requested().traffic().stream()
                        .anyMatch(traffic -> matchesAllOf(traffic, partition));
                level = matches ? policy.levels().get(place) : level;
            }
            levels.put(partition.pkey(), level);
        }
        return levels;
    }

    private static boolean matchesAllOf(DesignTraffic traffic, DesignPartition partition) {
        return traffic.services().isEmpty()
                && traffic.qosClasses().isEmpty()
                && traffic.groups().isEmpty()
                && (traffic.partitions().isEmpty() || traffic.partitions().contains(partition.name()));
    }

    /**
     * The project file.
     *
     * @param target the subnet manager that reads the files, where it is not the usual one
     * @param state the fabric; the project has its snapshot
     */
    public static GeneratedFile projectFile(Intent intent, Optional<String> target, SubnetState state) {
        boolean known = new PresetSite(state, PortSelection.NONE, PortSelection.NONE, List.of()).hasCapabilities();
        String text = new ProjectFile(
                        "A designed site. Made by 'qos design'",
                        ProjectFile.POLICY,
                        Optional.of(ProjectFile.PARTITIONS),
                        Optional.empty(),
                        state.fabric().isEmpty() ? Optional.empty() : Optional.of(ProjectFile.FABRIC),
                        target,
                        !known)
                .text();
        String engine = intent.site()
                .routingEngine()
                .map(name -> "routing-engine: " + name + "\n")
                .orElse("");
        String mtu = state.fabric().isEmpty() ? "mtu: " + intent.site().mtu() + "\n" : "";
        return GeneratedFile.ofText(SettingsFile.NAME, text + engine + mtu);
    }
}

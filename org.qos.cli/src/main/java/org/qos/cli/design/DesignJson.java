package org.qos.cli.design;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.qos.analysis.design.ClassPlan;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignConflicts;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.NearestDesign;
import org.qos.analysis.design.Plan;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.generator.design.Contradiction;
import org.qos.dsl.generator.design.InfeasibleIntent;
import org.qos.dsl.generator.design.PlanDescription;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.value.VlWeight;

/**
 * Prints plans as JSON: {@code {"classes", "links", "tables"}}, for an intent without a plan
 * {@code {"conflicts", "remedy", "nearest"}}, where each conflict has its reason and the nearest plan names what it gives up. Parts of
 * links are from 0 to 1.
 */
public final class DesignJson {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double WHOLE = DesignClass.WHOLE;

    private DesignJson() {}

    /** The JSON of a plan. */
    public static String of(Plan plan) {
        ObjectNode root = JSON.createObjectNode();
        write(plan, root);
        return root.toPrettyString();
    }

    /**
     * The JSON of requirements that contradict each other, and of the nearest plan.
     *
     * @param places where the requirements are written
     */
    public static String of(InfeasibleIntent infeasible, NearestDesign nearest, Map<Requirement, YamlRegion> places) {
        ObjectNode root = JSON.createObjectNode();
        Intent intent = infeasible.intent();
        ArrayNode conflicts = root.putArray("conflicts");
        for (Contradiction each : infeasible.all()) {
            ObjectNode conflict = conflicts.addObject().put("reason", each.reason());
            ArrayNode requirements = conflict.putArray("requirements");
            for (Requirement requirement : each.requirements()) {
                ObjectNode node = requirements.addObject();
                write(requirement, intent, node);
                Optional.ofNullable(places.get(requirement))
                        .ifPresent(place -> node.put("line", place.line()).put("column", place.column()));
            }
        }
        DesignConflicts conflictsOf = infeasible.conflicts();
        ObjectNode remedy = root.putObject("remedy").put("oneIsEnough", conflictsOf.isOneEnough());
        ArrayNode without = remedy.putArray("without");
        conflictsOf.remedy().forEach(requirement -> write(requirement, intent, without.addObject()));
        ObjectNode plan = root.putObject("nearest");
        ArrayNode givenUp = plan.putArray("givenUp");
        nearest.givenUp(intent).forEach(requirement -> write(requirement, intent, givenUp.addObject()));
        write(nearest.plan(), plan);
        return root.toPrettyString();
    }

    private static void write(Requirement requirement, Intent intent, ObjectNode node) {
        node.put(
                "requirement",
                requirement.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (!requirement.of().isEmpty()) {
            node.put("class", requirement.of());
        }
        node.put("text", PlanDescription.requirement(requirement, intent));
    }

    private static void write(Plan plan, ObjectNode node) {
        ArrayNode classes = node.putArray("classes");
        for (ClassPlan each : plan.classes()) {
            ObjectNode written =
                    classes.addObject().put("name", each.requested().name());
            each.requested().share().ifPresent(share -> written.put("share", share / WHOLE));
            each.requested().ahead().ifPresent(ahead -> written.put("ahead", ahead / WHOLE));
            written.put("sl", each.sl())
                    .put("vl", each.vl())
                    .put("part", plan.part(each))
                    .put("worst", plan.worstPart(each));
        }
        ArrayNode links = node.putArray("links");
        for (LinkKind link : plan.site().links()) {
            links.addObject()
                    .put("title", link.title())
                    .put("vls", link.vls())
                    .put("highEntries", link.highEntries())
                    .put("lowEntries", link.lowEntries())
                    .put("mtu", link.mtu());
        }
        ObjectNode tables = node.putObject("tables");
        tables.put("highLimit", plan.tables().highLimit());
        weights(plan.tables().vlarbHigh(), tables.putArray("high"));
        weights(plan.tables().vlarbLow(), tables.putArray("low"));
        ArrayNode vls = tables.putArray("sl2vl");
        plan.tables().sl2vl().forEach(vls::add);
    }

    private static void weights(List<VlWeight> table, ArrayNode node) {
        table.forEach(entry -> node.addObject().put("vl", entry.vl()).put("weight", entry.weight()));
    }
}

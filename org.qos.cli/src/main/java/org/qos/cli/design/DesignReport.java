package org.qos.cli.design;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.design.ClassPlan;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.NearestDesign;
import org.qos.analysis.design.Plan;
import org.qos.cli.report.TextTable;
import org.qos.dsl.generator.design.PlanDescription;
import org.qos.runtime.value.VlWeight;

/**
 * Prints plans for people.
 *
 * @param out takes the text
 */
public record DesignReport(PrintWriter out) {

    private static final List<String> CLASSES =
            List.of("class", "asked for", "SL", "VL", "gets of a full link", "worst case");
    private static final List<String> NEAREST =
            List.of("class", "asked for", "nearest", "SL", "VL", "would get of a full link");

    /** Prints a plan. */
    public void print(Plan plan) {
        List<List<String>> rows = new ArrayList<>(List.of(CLASSES));
        for (ClassPlan each : plan.classes()) {
            rows.add(List.of(
                    each.requested().name(),
                    PlanDescription.asked(each.requested()),
                    String.valueOf(each.sl()),
                    String.valueOf(each.vl()),
                    part(each, plan),
                    PlanDescription.percent(plan.worstPart(each))));
        }
        table(rows);
        plan.site().links().forEach(this::link);
        out.println("high-priority table: " + weights(plan.tables().vlarbHigh()) + ", limit "
                + plan.tables().highLimit());
        out.println("low-priority table:  " + weights(plan.tables().vlarbLow()));
    }

    /** Prints the plan nearest to an intent that has none. */
    public void print(Intent intent, NearestDesign nearest) {
        out.println("The nearest plan:");
        Plan plan = nearest.plan();
        List<List<String>> rows = new ArrayList<>(List.of(NEAREST));
        for (DesignClass asked : intent.classes()) {
            Optional<ClassPlan> given = plan.classes().stream()
                    .filter(each -> each.requested().name().equals(asked.name()))
                    .findFirst();
            rows.add(List.of(
                    asked.name(),
                    PlanDescription.asked(asked),
                    given.map(each -> PlanDescription.asked(each.requested())).orElse("in the default class"),
                    given.map(each -> String.valueOf(each.sl())).orElse(""),
                    given.map(each -> String.valueOf(each.vl())).orElse(""),
                    given.map(each -> part(each, plan)).orElse("")));
        }
        table(rows);
        if (!intent.site().equals(nearest.intent().site())) {
            out.println(Stream.of(
                            intent.site()
                                            .routingEngine()
                                            .equals(nearest.intent().site().routingEngine())
                                    ? ""
                                    : "with a routing engine that leaves SLs to the policy",
                            intent.site()
                                            .reservedSls()
                                            .equals(nearest.intent().site().reservedSls())
                                    ? ""
                                    : "without the reserved SLs")
                    .filter(text -> !text.isEmpty())
                    .collect(Collectors.joining(", ")));
        }
    }

    private void table(List<List<String>> rows) {
        TextTable.lines(rows).forEach(out::println);
        out.println();
    }

    private void link(LinkKind link) {
        out.println(PlanDescription.link(link));
    }

    private static String part(ClassPlan of, Plan plan) {
        String others = plan.sharing(of).stream()
                .filter(other -> !other.equals(of))
                .map(other -> other.requested().name())
                .collect(Collectors.joining(", "));
        return PlanDescription.percent(plan.part(of)) + (others.isEmpty() ? "" : " with " + others);
    }

    private static String weights(List<VlWeight> table) {
        return table.stream().map(entry -> entry.vl() + ":" + entry.weight()).collect(Collectors.joining(","));
    }
}

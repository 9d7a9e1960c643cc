package org.qos.dsl.generator.design;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.design.ClassPlan;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.Plan;
import org.qos.analysis.design.Requirement;
import org.qos.runtime.value.VlWeight;

/** Describes plans and requirements, for comments and messages. */
public final class PlanDescription {

    private PlanDescription() {}

    /** A part of a link in tenths of a percent, such as {@code 12.5 %}. */
    public static String percent(int tenths) {
        return tenths % 10 == 0 ? tenths / 10 + " %" : tenths / 10 + "." + tenths % 10 + " %";
    }

    /** A part of a link, 0 to 1. */
    public static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }

    /** What a class asks for. */
    public static String asked(DesignClass of) {
        String requirements = Stream.of(
                        of.share().stream().mapToObj(share -> percent(share) + " guaranteed"),
                        of.ahead().stream().mapToObj(ahead -> "high priority up to " + percent(ahead)))
                .flatMap(text -> text)
                .collect(Collectors.joining(", "));
        return requirements.isEmpty() ? "what others leave" : requirements;
    }

    /** A requirement of an intent, as a part of a sentence. */
    public static String requirement(Requirement requirement, Intent intent) {
        DesignClass of = intent.byName(requirement.of()).orElse(DesignClass.DEFAULT);
        return switch (requirement.kind()) {
            case CLASS -> "'" + requirement.of() + "' has an SL of its own";
            case SHARE ->
                "'" + requirement.of() + "' gets " + percent(of.share().orElse(0)) + " of a link";
            case AHEAD ->
                "'" + requirement.of() + "' has high priority up to "
                        + percent(of.ahead().orElse(0));
            case RESERVED_SLS ->
                "the SLs "
                        + intent.site().reservedSls().stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining(", "))
                        + " are reserved";
            case ROUTING_ENGINE ->
                "the routing engine " + intent.site().routingEngine().orElse("") + " chooses the SLs of paths itself";
        };
    }

    /** A requirement as a name, for {@code without ...}. */
    static String named(Requirement requirement, Intent intent) {
        DesignClass of = intent.byName(requirement.of()).orElse(DesignClass.DEFAULT);
        return switch (requirement.kind()) {
            case CLASS -> "the class '" + requirement.of() + "'";
            case SHARE -> "the " + percent(of.share().orElse(0)) + " of '" + requirement.of() + "'";
            case AHEAD -> "'ahead' of '" + requirement.of() + "'";
            case RESERVED_SLS -> "the reserved SLs";
            case ROUTING_ENGINE -> "the routing engine";
        };
    }

    /** A list of at least one, such as {@code 1, 2 and 3}. */
    static String listed(List<String> texts) {
        String last = texts.get(texts.size() - 1);
        return texts.size() == 1 ? last : String.join(", ", texts.subList(0, texts.size() - 1)) + " and " + last;
    }

    /** A kind of links with what limits a design. */
    public static String link(LinkKind link) {
        return link.title() + ": " + link.vls() + (link.vls() == 1 ? " data VL" : " data VLs") + ", tables of "
                + link.highEntries() + " and " + link.lowEntries() + " entries, MTU " + link.mtu();
    }

    /** Why a class has its SL, its VL and its weight. */
    static String reason(ClassPlan of, Plan plan) {
        String others = plan.sharing(of).stream()
                .filter(other -> !other.equals(of))
                .map(other -> other.requested().name())
                .collect(Collectors.joining(", "));
        boolean high = of.requested().ahead().isPresent();
        List<VlWeight> table = high ? plan.tables().vlarbHigh() : plan.tables().vlarbLow();
        int weight = weight(table.stream().filter(entry -> entry.vl() == of.vl()));
        return "Asked for: " + asked(of.requested()) + ". VL" + of.vl()
                + (others.isEmpty() ? "" : " (with " + others + ")") + " has " + weight + " of "
                + weight(table.stream()) + " units of weight in the " + (high ? "high" : "low") + "-priority table: "
                + percent(plan.part(of))
                + " of a link whose VLs all have packets" + rounding(of, plan) + "; in the worst case "
                + percent(plan.worstPart(of)) + ", where others have small packets.";
    }

    private static String rounding(ClassPlan of, Plan plan) {
        if (of.requested().share().isEmpty()) {
            return "";
        }
        double over = plan.part(of) - of.requested().share().getAsInt() / (double) DesignClass.WHOLE;
        boolean isShown = Math.round(over * DesignClass.WHOLE) > 0;
        return isShown ? ", " + percent(over) + " more than the guarantee" : ", as guaranteed";
    }

    private static int weight(Stream<VlWeight> entries) {
        return entries.mapToInt(VlWeight::weight).sum();
    }
}

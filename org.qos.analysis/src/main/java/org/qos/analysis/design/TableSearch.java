package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * Searches the tables and the limit for classes with their SLs and VLs. High-priority classes are in the high-priority table, all others
 * in the low-priority one. The limit is the highest one that keeps what the classes ask for: the high-priority classes get what they may.
 */
final class TableSearch {

    /** A table that sends nothing: where an option file has no table, OpenSM writes its own, with weight for VL0. */
    private static final List<VlWeight> NOTHING = List.of(new VlWeight(0, 0));

    /** How far weights are raised: to four thirds. */
    private static final int ROOMS = 25;

    private static final double ROOM = 0.01;

    private static final double ROUNDING = 1e-6;

    private final DesignSite site;
    private final List<ClassPlan> plans;
    private final List<ClassPlan> high;
    private final List<ClassPlan> low;
    /** Of which parts of the low-priority table the weights are computed. */
    private final double[] rooms;

    private final List<Integer> sl2vl;
    private final TableDesign highDesign;
    private final TableDesign lowDesign;

    TableSearch(DesignSite site, List<ClassPlan> plans) {
        this.site = site;
        this.plans = plans;
        this.high = plans.stream()
                .filter(plan -> plan.requested().ahead().isPresent())
                .toList();
        this.low = plans.stream()
                .filter(plan -> plan.requested().ahead().isEmpty())
                .toList();
        this.rooms = rooms();
        this.sl2vl = sl2vl();
        this.highDesign = new TableDesign(site.mtu(), site.highEntries(), high);
        this.lowDesign = new TableDesign(site.mtu(), site.lowEntries(), low);
    }

    /** The best plan; empty where there is none. */
    Optional<Plan> plan() {
        return shortestPlan()
                .map(shortest -> guessed().flatMap(Optional::stream).findFirst().orElse(shortest));
    }

    /** Whether there is a plan. */
    boolean isFeasible() {
        return shortestPlan().isPresent();
    }

    /** One that leaves little to classes without a guarantee, and is found also where a guess would have to be very close. */
    private Optional<Plan> shortestPlan() {
        if (!highDesign.hasRoom() || !lowDesign.hasRoom()) {
            return Optional.empty();
        }
        return limits().filter(this::isPossible)
                .map(HighPart::limit)
                .filter(limit -> new UnroundedTables(site, high, low, limit).arePossible())
                .map(limit -> ShortestTables.plan(
                        highDesign,
                        lowDesign,
                        limit,
                        (highTable, lowTable) -> new Plan(site, plans, tables(limit, highTable, lowTable))))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The plans with guesses of the part of the high-priority table, the best for classes without a guarantee. */
    private Stream<Optional<Plan>> guessed() {
        List<HighPart> parts = limits().filter(this::isPossible).toList();
        return receiversOfRest().flatMap(getsRest -> parts.stream().map(part -> plan(part, getsRest)));
    }

    /** The limits to try, the best first, with what the high-priority table then gets. */
    private Stream<HighPart> limits() {
        return high.isEmpty()
                ? Stream.of(HighPart.of(site, high, low, 0))
                : IntStream.rangeClosed(1, VlArbitration.NO_LIMIT)
                        .mapToObj(place -> HighPart.of(site, high, low, VlArbitration.NO_LIMIT - place));
    }

    /** Whether what the high-priority table gets at least leaves what the others ask for: else ten thousands of tables are tried in vain. */
    private boolean isPossible(HighPart part) {
        double most = high.stream()
                .mapToDouble(plan -> plan.requested().aheadPart())
                .min()
                .orElse(1);
        return part.minOfAll() <= most + ROUNDING && lowDesign.shares() <= 1 - part.minOfAll() + ROUNDING;
    }

    /**
     * Which classes get what is left, in equal parts: those without a guarantee; where that gives the high-priority classes too much, those of
     * them with the largest packets, because a burst of the high-priority table follows each packet. The others then get a turn each.
     */
    private Stream<Predicate<DesignClass>> receiversOfRest() {
        List<DesignClass> others = plans.stream()
                .map(ClassPlan::requested)
                .filter(each -> !each.isGuaranteed())
                .toList();
        int largest =
                others.stream().mapToInt(each -> each.packet(site.mtu())).max().orElse(0);
        boolean isSome = !high.isEmpty() && others.stream().anyMatch(each -> each.packet(site.mtu()) < largest);
        return isSome
                ? Stream.of(others::contains, each -> others.contains(each) && each.packet(site.mtu()) == largest)
                : Stream.of(others::contains);
    }

    private Optional<Plan> first(HighPart part, Predicate<DesignClass> getsRest) {
        return plans(part, part.guesses(), getsRest).findFirst();
    }

    private Optional<Plan> plan(HighPart part, Predicate<DesignClass> getsRest) {
        return first(part, getsRest).map(first -> plans(part, part.closeGuesses(), getsRest)
                .reduce(first, (one, other) -> minOfOthers(other) > minOfOthers(one) ? other : one));
    }

    private Stream<Plan> plans(HighPart part, DoubleStream guesses, Predicate<DesignClass> getsRest) {
        return guesses.mapToObj(guess -> plan(part.limit(), guess, getsRest)).flatMap(Optional::stream);
    }

    /** What a class without a guarantee gets at least: a guess that is too high gives guaranteed classes more than they ask for. */
    private static double minOfOthers(Plan plan) {
        return plan.classes().stream()
                .filter(each -> !each.requested().isGuaranteed())
                .mapToDouble(each -> plan.part(each) / plan.sharing(each).size())
                .min()
                .orElse(0);
    }

    /** Where packets differ in size, the part of the high-priority table depends on its weights, which depend on that part. */
    private Optional<Plan> plan(int limit, double highPart, Predicate<DesignClass> getsRest) {
        Optional<List<VlWeight>> highTable = highDesign.of(highPart, getsRest);
        if (highTable.isEmpty()) {
            return Optional.empty();
        }
        return DoubleStream.of(rooms)
                .map(room -> (1 - highPart) * room)
                .filter(lowPart -> lowDesign.shares() <= lowPart + ROUNDING)
                .mapToObj(lowPart -> lowDesign.of(lowPart, getsRest))
                .flatMap(Optional::stream)
                .distinct()
                .map(lowTable -> new Plan(site, plans, tables(limit, highTable.get(), lowTable)))
                .filter(Plan::holds)
                .findFirst();
    }

    /**
     * The maximum first. Where turns of a VL can exceed its weight,
     * the weights of the others are raised until they have their guarantees all the same.
     */
    private double[] rooms() {
        boolean mixed = site.links().stream()
                .anyMatch(link -> Plan.packets(plans, link.mtu()).isMixed());
        return IntStream.rangeClosed(0, mixed ? ROOMS : 0)
                .mapToDouble(step -> 1 - step * ROOM)
                .toArray();
    }

    private QosTables tables(int limit, List<VlWeight> highTable, List<VlWeight> lowTable) {
        return new QosTables(
                limit, highTable.isEmpty() ? NOTHING : highTable, lowTable.isEmpty() ? NOTHING : lowTable, sl2vl);
    }

    /** SLs of no class are dropped, except for those that others use. */
    private List<Integer> sl2vl() {
        Integer[] vls = new Integer[Sl.COUNT];
        Arrays.fill(vls, Vl.DROP);
        site.reservedSls().forEach(sl -> vls[sl] = plans.get(0).vl());
        plans.forEach(plan -> vls[plan.sl()] = plan.vl());
        return new ArrayList<>(Arrays.asList(vls));
    }
}

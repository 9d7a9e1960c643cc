package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.RoutingEngines;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * Chooses SLs, VLs and tables. Each class has an SL of its own. Each class with a guarantee has a VL of its own; the others have one, too,
 * as far as there are VLs and entries of the table, and share some else ({@link VlAssignment}). High-priority classes are in the
 * high-priority table, all others in the low-priority one. The limit is the highest one that keeps what the intent says: the high-priority
 * classes get what they may.
 */
public final class Planner {

    /** A table that sends nothing: where an option file has no table, OpenSM writes its own, with weight for VL0. */
    private static final List<VlWeight> NOTHING = List.of(new VlWeight(0, 0));

    /** How far weights are raised: to four thirds. */
    private static final int ROOMS = 25;

    private static final double ROOM = 0.01;

    private final Intent intent;
    private final DesignSite site;

    private Planner(Intent intent) {
        this.intent = intent;
        this.site = intent.site();
    }

    /** A plan that meets all requirements; empty where there is none. */
    public static Optional<Plan> plan(Intent intent) {
        Interruption.check();
        return new Planner(intent).plan();
    }

    private Optional<Plan> plan() {
        List<DesignClass> classes = intent.classes();
        boolean replaced =
                site.routingEngine().filter(RoutingEngines::replacesSls).isPresent();
        List<Integer> sls = site.freeSls();
        if (replaced && classes.size() > 1 || sls.size() < classes.size()) {
            return Optional.empty();
        }
        int guaranteed =
                (int) classes.stream().filter(DesignClass::isGuaranteed).count();
        int most = Math.min(site.vls(), classes.size()) - guaranteed;
        int fewest = guaranteed == classes.size() ? 0 : 1;
        if (most < fewest) {
            return Optional.empty();
        }
        return with(most, sls).or(() -> most == fewest ? Optional.empty() : sharing(sls, fewest, most));
    }

    /** With fewer VLs for the classes without a guarantee, which need fewer entries; where the fewest are too many, more are, too. */
    private Optional<Plan> sharing(List<Integer> sls, int fewest, int most) {
        return with(fewest, sls).map(first -> IntStream.range(fewest + 1, most)
                .map(count -> fewest + most - count)
                .mapToObj(forOthers -> with(forOthers, sls))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(first));
    }

    private Optional<Plan> with(int forOthers, List<Integer> sls) {
        return plan(plans(sls, VlAssignment.of(intent.classes(), site.mtu(), forOthers)));
    }

    private List<ClassPlan> plans(List<Integer> sls, int[] vls) {
        List<DesignClass> classes = intent.classes();
        return IntStream.range(0, classes.size())
                .mapToObj(place -> new ClassPlan(classes.get(place), sls.get(place), vls[place]))
                .toList();
    }

    private Optional<Plan> plan(List<ClassPlan> plans) {
        return receiversOfRest(plans)
                .flatMap(getsRest -> limits(plans)
                        .mapToObj(limit -> plan(plans, limit, getsRest))
                        .flatMap(Optional::stream))
                .findFirst();
    }

    /**
     * Which classes get what is left, in equal parts: those without a guarantee; where that gives the high-priority classes too much, those of
     * them with the largest packets, because a burst of the high-priority table follows each packet. The others then get a turn each.
     */
    private Stream<Predicate<DesignClass>> receiversOfRest(List<ClassPlan> plans) {
        List<DesignClass> others = plans.stream()
                .map(ClassPlan::requested)
                .filter(each -> !each.isGuaranteed())
                .toList();
        int largest =
                others.stream().mapToInt(each -> each.packet(site.mtu())).max().orElse(0);
        boolean isSome = hasHighPriority(plans) && others.stream().anyMatch(each -> each.packet(site.mtu()) < largest);
        return isSome
                ? Stream.of(others::contains, each -> others.contains(each) && each.packet(site.mtu()) == largest)
                : Stream.of(others::contains);
    }

    private static boolean hasHighPriority(List<ClassPlan> plans) {
        return plans.stream().anyMatch(plan -> plan.requested().ahead().isPresent());
    }

    /** The limits to try, the best first. */
    private static IntStream limits(List<ClassPlan> plans) {
        return hasHighPriority(plans)
                ? IntStream.range(1, VlArbitration.NO_LIMIT).map(limit -> VlArbitration.NO_LIMIT - limit)
                : IntStream.of(0);
    }

    private Optional<Plan> plan(List<ClassPlan> plans, int limit, Predicate<DesignClass> getsRest) {
        List<ClassPlan> high = plans.stream()
                .filter(plan -> plan.requested().ahead().isPresent())
                .toList();
        List<ClassPlan> low =
                plans.stream().filter(plan -> !high.contains(plan)).toList();
        HighPart part = HighPart.of(site, high, low, limit);
        OptionalInt most = high.stream()
                .mapToInt(plan -> plan.requested().ahead().getAsInt())
                .min();
        if (part.min() > most.orElse(DesignClass.WHOLE) / (double) DesignClass.WHOLE) {
            return Optional.empty();
        }
        DoubleFunction<Stream<Plan>> guessed = guess -> plan(plans, limit, high, low, guess, getsRest).stream();
        return part.guesses()
                .mapToObj(guessed)
                .flatMap(each -> each)
                .findFirst()
                .map(first -> part.closeGuesses()
                        .mapToObj(guessed)
                        .flatMap(each -> each)
                        .reduce(first, (one, other) -> leastOfOthers(other) > leastOfOthers(one) ? other : one));
    }

    /** What a class without a guarantee gets at least: a guess that is too high gives guaranteed classes more than they ask for. */
    private static double leastOfOthers(Plan plan) {
        return plan.classes().stream()
                .filter(each -> !each.requested().isGuaranteed())
                .mapToDouble(each -> plan.part(each) / plan.sharing(each).size())
                .min()
                .orElse(0);
    }

    /** Where packets differ in size, the part of the high-priority table depends on its weights, which depend on that part. */
    private Optional<Plan> plan(
            List<ClassPlan> plans,
            int limit,
            List<ClassPlan> high,
            List<ClassPlan> low,
            double highPart,
            Predicate<DesignClass> getsRest) {
        TableDesign table = new TableDesign(site.mtu(), site.lowEntries());
        Optional<List<VlWeight>> highTable =
                table.withEntries(site.highEntries()).of(high, highPart, getsRest);
        return rooms(plans)
                .mapToObj(room -> table.of(low, (1 - highPart) * room, getsRest))
                .flatMap(Optional::stream)
                .flatMap(lowTable -> highTable.stream().map(each -> tables(limit, each, lowTable, plans)))
                .map(tables -> new Plan(site, plans, tables))
                .filter(Plan::holds)
                .findFirst();
    }

    /**
     * Of which part of the low-priority table the weights are computed, the maximum first. Where turns of a VL can exceed its weight,
     * the weights of the others are raised until they have their guarantees all the same.
     */
    private DoubleStream rooms(List<ClassPlan> plans) {
        boolean mixed = site.links().stream()
                .anyMatch(link -> Plan.packets(plans, link.mtu()).isMixed());
        return mixed ? IntStream.rangeClosed(0, ROOMS).mapToDouble(step -> 1 - step * ROOM) : DoubleStream.of(1);
    }

    private QosTables tables(int limit, List<VlWeight> high, List<VlWeight> low, List<ClassPlan> plans) {
        return new QosTables(limit, high.isEmpty() ? NOTHING : high, low.isEmpty() ? NOTHING : low, sl2vl(plans));
    }

    /** SLs of no class are dropped, except for those that others use. */
    private List<Integer> sl2vl(List<ClassPlan> plans) {
        Integer[] vls = new Integer[Sl.COUNT];
        Arrays.fill(vls, Vl.DROP);
        site.reservedSls().forEach(sl -> vls[sl] = plans.get(0).vl());
        plans.forEach(plan -> vls[plan.sl()] = plan.vl());
        return new ArrayList<>(Arrays.asList(vls));
    }
}

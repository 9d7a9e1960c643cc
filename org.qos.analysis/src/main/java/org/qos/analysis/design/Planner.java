package org.qos.analysis.design;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.option.RoutingEngines;

/**
 * Chooses SLs, VLs and tables. Each class has an SL of its own. Each class with a guarantee has a VL of its own; the others have one, too,
 * as far as there are VLs and entries of the table, and share some else ({@link VlAssignment}). {@link TableSearch} finds the tables.
 */
public final class Planner {

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

    /** Whether there is one, which takes less than to find the best one. */
    static boolean isFeasible(Intent intent) {
        Interruption.check();
        Planner planner = new Planner(intent);
        return planner.hasSls()
                && planner.fewestForOthers() <= planner.mostForOthers()
                && IntStream.of(planner.mostForOthers(), planner.fewestForOthers())
                        .distinct()
                        .anyMatch(forOthers -> planner.with(forOthers).isFeasible());
    }

    private Optional<Plan> plan() {
        int most = mostForOthers();
        int fewest = fewestForOthers();
        if (!hasSls() || most < fewest) {
            return Optional.empty();
        }
        return with(most).plan().or(() -> most == fewest ? Optional.empty() : sharing(fewest, most));
    }

    /** A routing engine that chooses SLs leaves none, not even that of the default class: OpenSM answers with SLs of its own. */
    private boolean hasSls() {
        return site.routingEngine().filter(RoutingEngines::replacesSls).isEmpty()
                && intent.classes().size() <= site.freeSls().size();
    }

    /** How many VLs the classes without a guarantee can have; less than they need where there are too few VLs. */
    private int mostForOthers() {
        return Math.min(site.vls(), intent.classes().size()) - guaranteed();
    }

    private int fewestForOthers() {
        return guaranteed() == intent.classes().size() ? 0 : 1;
    }

    private int guaranteed() {
        return (int) intent.classes().stream().filter(DesignClass::isGuaranteed).count();
    }

    /** With fewer VLs for the classes without a guarantee, which need fewer entries; where the fewest are too many, more are, too. */
    private Optional<Plan> sharing(int fewest, int most) {
        return with(fewest).plan().map(first -> IntStream.range(fewest + 1, most)
                .map(count -> fewest + most - count)
                .mapToObj(forOthers -> with(forOthers).plan())
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(first));
    }

    private TableSearch with(int forOthers) {
        return new TableSearch(site, plans(VlAssignment.of(intent.classes(), site.mtu(), forOthers)));
    }

    private List<ClassPlan> plans(int[] vls) {
        List<Integer> sls = site.freeSls();
        List<DesignClass> classes = intent.classes();
        return IntStream.range(0, classes.size())
                .mapToObj(place -> new ClassPlan(classes.get(place), sls.get(place), vls[place]))
                .toList();
    }
}

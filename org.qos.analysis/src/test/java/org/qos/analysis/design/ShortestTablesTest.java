package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.design.SampleIntents.VLS_8;
import static org.qos.analysis.design.SampleIntents.ahead;
import static org.qos.analysis.design.SampleIntents.share;
import static org.qos.analysis.design.SampleIntents.site;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where high-priority classes meet classes with smaller packets, some tables keep more than others by very little. */
class ShortestTablesTest {

    private static final long SEED = 23;
    private static final int INTENTS = Integer.getInteger("qos.design.intents", 40);

    private static final int MTU_512 = 2;
    private static final int MTU_1024 = 3;

    @Test
    void aNarrowRangeOfTablesIsFound() {
        // 59 to 78 packets of B for each of the default class, with one burst of 4096 bytes before each
        assertTrue(isFeasible(ahead("A", 798), limited("B", 196, MTU_1024)));
        assertTrue(isFeasible(ahead("A", 800), limited("B", 196, MTU_1024)));
        assertTrue(isFeasible(ahead("A", 800), limited("B", 197, MTU_1024)));
    }

    @Test
    void theLimitThatGivesTheOthersMostIsFound() {
        assertTrue(isFeasible(ahead("H", 900), share("S", 174), limited("T", 46, MTU_512)));
    }

    @Test
    void allClassesCanHaveHighPriority() {
        Intent all = Intent.of(
                site(VLS_8, 2048),
                List.of(ahead("DEFAULT", 1000), DesignClass.ofShare("A", OptionalInt.of(700), OptionalInt.of(1000))));

        assertTrue(Planner.plan(all).isPresent());
        assertTrue(Planner.plan(all.with(DesignClass.ofShare("DEFAULT", OptionalInt.of(301), OptionalInt.of(1000))))
                .isEmpty());
    }

    @Test
    void theNearestPlanHasAPlan() {
        Random random = new Random(SEED);
        RandomIntents intents = new RandomIntents(random);
        int refused = 0;
        for (int round = 0; round < INTENTS; round++) {
            Intent intent = round % 2 == 0 ? mixed(random) : intents.mixed();
            if (!Planner.isFeasible(intent)) {
                refused++;
                NearestDesign nearest = NearestDesign.of(intent);
                assertTrue(Planner.plan(nearest.intent()).isPresent(), nearest + " of " + intent);
                assertTrue(Planner.plan(given(nearest)).isPresent(), nearest + " of " + intent);
            }
        }
        assertTrue(refused > INTENTS / 10, refused + " of " + INTENTS);
    }

    /** What the plan gives, in tenths of a percent, as it is printed. */
    private static Intent given(NearestDesign nearest) {
        Intent given = nearest.intent();
        Plan plan = nearest.plan();
        for (ClassPlan each : plan.classes()) {
            DesignClass of = each.requested();
            OptionalInt share = OptionalInt.of((int) Math.floor(plan.part(each) * DesignClass.WHOLE + 1e-6));
            OptionalInt ahead = OptionalInt.of((int) Math.ceil(plan.aheadPart() * DesignClass.WHOLE - 1e-6));
            given = given.with(of.withShare(of.share().isPresent() ? share : of.share())
                    .withAhead(of.ahead().isPresent() ? ahead : of.ahead()));
        }
        return given;
    }

    @Test
    void lessIsFeasibleWhereMoreIs() {
        Random random = new Random(SEED);
        RandomIntents intents = new RandomIntents(random);
        for (int round = 0; round < INTENTS; round++) {
            Intent intent = round % 2 == 0 ? mixed(random) : intents.mixed();
            Intent feasible = Planner.isFeasible(intent)
                    ? intent
                    : NearestDesign.of(intent).intent();
            for (DesignClass each : feasible.classes()) {
                Intent lower = feasible.with(
                        each.withShare(lower(each.share(), random)).withAhead(higher(each.ahead(), random)));
                assertTrue(Planner.isFeasible(lower), lower + " where " + feasible);
            }
        }
    }

    private static OptionalInt lower(OptionalInt share, Random random) {
        return share.isEmpty() ? share : OptionalInt.of(1 + random.nextInt(share.getAsInt()));
    }

    private static OptionalInt higher(OptionalInt ahead, Random random) {
        return ahead.isEmpty()
                ? ahead
                : OptionalInt.of(ahead.getAsInt() + random.nextInt(DesignClass.WHOLE + 1 - ahead.getAsInt()));
    }

    /** One high-priority class and up to three others, most with packets of their own size. */
    private static Intent mixed(Random random) {
        DesignClass high = DesignClass.ofShare(
                "High",
                random.nextInt(3) == 0 ? OptionalInt.of(50 + random.nextInt(400)) : OptionalInt.empty(),
                OptionalInt.of(450 + random.nextInt(500)));
        List<DesignClass> others = IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(place -> limited("Class " + place, 20 + random.nextInt(400), 2 + random.nextInt(4)))
                .toList();
        return intent(random.nextBoolean() ? 2048 : 4096, high, others);
    }

    private static boolean isFeasible(DesignClass high, DesignClass... others) {
        Intent intent = intent(2048, high, List.of(others));
        assertEquals(Planner.isFeasible(intent), Planner.plan(intent).isPresent());
        return Planner.isFeasible(intent);
    }

    private static Intent intent(int mtu, DesignClass high, List<DesignClass> others) {
        return Intent.of(
                site(VLS_8, mtu),
                Stream.concat(Stream.of(high), others.stream()).toList());
    }

    private static DesignClass limited(String name, int share, int mtu) {
        DesignClass of = share(name, share);
        return new DesignClass(
                name, of.use(), of.share(), of.ahead(), of.traffic(), OptionalInt.of(mtu), of.rateLimit());
    }
}

package org.qos.analysis.explanation.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.analysis.explanation.Explainer;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.Route;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** What the pages of explanations say. */
class ExplanationPageTest {

    private static final QosLevel GOLD = new QosLevel(
            "gold",
            OptionalLong.empty(),
            "",
            3,
            OptionalInt.of(4),
            OptionalInt.of(7),
            OptionalInt.of(18),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Ranges.NONE,
            Ranges.ofValues(0x7fff));

    private static final MatchRule ISER = new MatchRule(
            "iSER", List.of(), List.of(), Ranges.ofValues(0x1060cbc), Ranges.NONE, Ranges.NONE, Ranges.NONE, GOLD);

    private static final ExplanationPage PAGE = new ExplanationPage(Fabric.EMPTY, value -> "a.qos:7");

    private static Explanation explain(SmOptions options, PathQueryBuilder query) {
        Policy policy = new Policy(
                List.of(),
                List.of(QosLevel.ofSl("DEFAULT", 0), GOLD),
                QosLevel.ofSl("DEFAULT", 0),
                List.of(ISER),
                FabricSetup.NONE);
        return new Explainer(BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE), options)
                .explain(query.build());
    }

    private static Explanation explain(PathQueryBuilder query) {
        return explain(SmOptions.DEFAULTS.withQos(), query);
    }

    private static void assertSays(String expected, Page page) {
        assertTrue(page.lines().contains(expected), () -> expected + " is not in " + page.lines());
    }

    @Test
    void theRuleThatMatchesHasItsCriteriaAndTheLevelItsLimits() {
        Page page = PAGE.of(explain(PathQuery.between(1, 2).serviceId(0x1060cbc)));

        assertSays("rule 1    matches: iSER (a.qos:7)", page);
        assertSays("            Service-ID: 0x1060cbc (iSER) is in 0x1060cbc", page);
        assertSays("            rate-limit 7", page);
        assertSays("            pkey 0x7fff", page);
        assertSays("SL        3", page);
    }

    @Test
    void theSummaryNamesLevelSlAndRule() {
        assertEquals(
                "level \"gold\" (a.qos:7), SL 3, by rule 1",
                PAGE.summary(explain(PathQuery.between(1, 2).serviceId(0x1060cbc))));
        assertEquals(
                "level \"DEFAULT\" (a.qos:7), SL 0, because no rule matches",
                PAGE.summary(explain(PathQuery.between(1, 2))));
    }

    @Test
    void theSummarySaysWhatTakesTheLevelItsEffect() {
        assertEquals(
                "level \"DEFAULT\" (a.qos:7), SL 0, because no rule matches; refused, because the request asks for SL 5",
                PAGE.summary(explain(PathQuery.between(1, 2).sl(5))));
        assertEquals(
                "SL 5, because QoS is off; with QoS on level \"DEFAULT\" (a.qos:7), SL 0, because no rule matches",
                PAGE.summary(explain(SmOptions.DEFAULTS, PathQuery.between(1, 2).sl(5))));
    }

    @Test
    void pairsAreCounted() {
        PairsPage pairs = new PairsPage(1, 1, List.of(new PairClass(new Match(GOLD, 1), true, 1, 1, 2)));

        assertEquals("1 pair of ports, 1 answer", pairs.summary());
        assertSays("rule 1    level \"gold\", SL 3: 1 pair", pairs.in(Fabric.EMPTY));
        assertEquals("6 pairs of ports, 0 answers", new PairsPage(2, 3, List.of()).summary());
    }

    @Test
    void pairsWithoutASharedPartitionDoNotCount() {
        PairsPage pairs = new PairsPage(
                1,
                4,
                List.of(
                        new PairClass(new Match(GOLD, 1), true, 1, 1, 2),
                        new PairClass(new Match(GOLD, 1), false, 3, 1, 3)));

        assertEquals("4 pairs of ports, 1 answer; 3 pairs share no partition for the request", pairs.summary());
        assertEquals(
                List.of(
                        "pairs     1 x 4 = 4",
                        "            3 pairs share no partition for the request; OpenSM gives no path, and these do not count below",
                        "            such as 0x0000000000000001 to 0x0000000000000003",
                        "",
                        "rule 1    level \"gold\", SL 3: 1 pair",
                        "            such as 0x0000000000000001 to 0x0000000000000002"),
                pairs.in(Fabric.EMPTY).lines());
    }

    @Test
    void withoutAPathTheReasonIsSaid() {
        assertEquals(
                List.of("hops      no path: no port"),
                RoutePage.of(new Route(0, List.of(), java.util.Optional.of("no path: no port")))
                        .lines());
    }

    private static MatchRule rule(Ranges qosClasses, Ranges serviceIds) {
        return new MatchRule("", List.of(), List.of(), serviceIds, qosClasses, Ranges.NONE, Ranges.NONE, GOLD);
    }

    @Test
    void ofManyRulesThoseThatCameClosestAreShown() {
        List<MatchRule> rules = new ArrayList<>();
        for (int i = 1; i <= 1000; i++) {
            boolean near = i % 100 == 0;
            rules.add(rule(Ranges.ofValues(near ? 7 : 8), Ranges.ofValues(0x5000 + i)));
        }
        Policy policy = new Policy(
                List.of(),
                List.of(QosLevel.ofSl("DEFAULT", 0), GOLD),
                QosLevel.ofSl("DEFAULT", 0),
                rules,
                FabricSetup.NONE);
        Explanation explanation = new Explainer(
                        BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE), SmOptions.DEFAULTS.withQos())
                .explain(
                        PathQuery.between(1, 2).qosClass(7).serviceId(0x1060cbc).build());

        Page page = PAGE.of(explanation);

        assertSays("rule 100  does not match (a.qos:7)", page);
        assertSays("rule 1000 does not match (a.qos:7)", page);
        assertSays("others    990 more rules do not match", page);
        assertEquals(
                10,
                page.lines().stream().filter(line -> line.startsWith("rule ")).count());
    }
}

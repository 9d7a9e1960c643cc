package org.qos.analysis.policytest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.RequestText;

/** Which expectations hold, and what a failure says. */
class PolicyTestRunnerTest {

    private static final List<MatchRule> RULES = List.of(
            SmallSite.rule(
                    "bulk",
                    List.of(),
                    List.of(SmallSite.HIGH),
                    Ranges.ofValues(0x77),
                    Ranges.NONE,
                    Ranges.NONE,
                    SmallSite.GOLD),
            SmallSite.rule(
                    "class",
                    List.of(SmallSite.LOW),
                    List.of(),
                    Ranges.NONE,
                    Ranges.ofValues(3),
                    Ranges.NONE,
                    SmallSite.SILVER));

    @ParameterizedTest
    @CsvSource({
        "from 0x1 to 0x3 service 0x77, level gold sl 1 rule 1 rule bulk not default",
        "from 0x1 to 0x2 service 0x77, default level default sl 0 not rule 1",
        "from 0x1 to group high service 0x77, level GOLD",
        "from group low to any class 3, sl 2",
        "from any to any, default"
    })
    void anExpectationHoldsForEveryPair(String request, String expectation) {
        assertEquals(List.of(), failures(request, expectation, false));
    }

    @Test
    void aFailureHasTheFirstWrongPairAndTheirNumber() {
        TestFailure failure = failures("from group low to any service 0x77", "not level gold", false)
                .get(0);
        assertEquals("not level gold", failure.clause().text());
        assertEquals(
                "from 0x0000000000000001 to 0x0000000000000003 service 0x77",
                failure.counterexample().map(RequestText::of).orElseThrow());
        assertEquals("level 'gold' sl 1 by rule 1 'bulk'", failure.got());
        assertEquals(4, failure.pairs());
    }

    @Test
    void theFirstClauseThatDoesNotHoldIsReported() {
        assertEquals(
                "rule 2",
                failures("from 0x1 to 0x3 service 0x77", "sl 1 rule 2 default", false)
                        .get(0)
                        .clause()
                        .text());
    }

    @Test
    void theRulesThatDecideAreKnown() {
        PolicyTest test = PolicyTests.of("from any to any service 0x77", "default", false);
        assertEquals(Set.of(0, 1), run(SmallSite.bound(RULES), test).deciding());
    }

    @Test
    void aClaimForAllRequestsHoldsOnlyIfNoFieldChangesIt() {
        assertEquals(List.of(), failures("from 0x1 to 0x2 class 2", "default", true));
        TestFailure failure = failures("from 0x1 to 0x3", "default", true).get(0);
        assertEquals(
                "from 0x0000000000000001 to 0x0000000000000003 service 0x77",
                failure.counterexample().map(RequestText::of).orElseThrow());
    }

    /** Rule 1 decides requests to two ports, rule 2 requests from two ports; all others get the default level. */
    @ParameterizedTest
    @CsvSource({"level DEFAULT, 12", "not level gold, 8", "not level silver, 8", "not sl 0, 16"})
    void aClaimForAllRequestsHasThePairsOfAllRulesThatAreWrong(String expectation, long pairs) {
        assertEquals(
                pairs, failures("from any to any", expectation, true).get(0).pairs());
    }

    @Test
    void theFieldsOfAClientAreAllThatCanVary() {
        assertEquals(List.of(), failures("from 0x1 to any client ipoib", "default", true));
        assertEquals(
                1,
                failures("from 0x1 to 0x3 client srp", "not level gold", true).size());
    }

    @ParameterizedTest
    @CsvSource({"false, service 5, Service-ID", "true, service 5, Service-ID", "true, sl 1, SL"})
    void aFieldThatTheClientDoesNotSendIsNotDecided(boolean forAll, String field, String name) {
        assertEquals(
                "not decided: the client ipoib does not let a request set the " + name
                        + "; omit it, or omit the client",
                failures("from 0x1 to 0x3 client ipoib " + field, "default", forAll)
                        .get(0)
                        .got());
    }

    @Test
    void groupsNeedAFabric() {
        TestResult result =
                run(SmallSite.bound(RULES, Fabric.EMPTY), PolicyTests.of("from group low to any", "default", false));
        assertTrue(result.failures().get(0).got().startsWith("not decided: the ports of"), result::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "from group low to group high class 4, level gold, from 0x0000000000000001 to 0x0000000000000003 class 4",
        "from group high to any class 3,       default,    from 0x0000000000000003 to 0x0000000000000003 service 0x77 class 3",
        "from group low to any class 3 sl 5,   sl 5,       from 0x0000000000000001 to 0x0000000000000001 class 3 sl 5"
    })
    void aProofNeedsNoFabricForGroupsThatAreListsOfGuids(String request, String expectation, String counterexample) {
        TestResult result = run(SmallSite.bound(RULES, Fabric.EMPTY), PolicyTests.of(request, expectation, true));
        assertEquals(
                counterexample,
                result.failures().get(0).counterexample().map(RequestText::of).orElse(result.toString()));
    }

    @Test
    void aProofNeedsAFabricWhereGroupsAreNotListsOfGuids() {
        MatchRule all = SmallSite.rule(
                "",
                List.of(new PortGroup(
                        "cas", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false)),
                List.of(),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                SmallSite.GOLD);
        TestResult unknown =
                run(SmallSite.bound(List.of(all), Fabric.EMPTY), PolicyTests.of("from any to any", "level gold", true));
        assertTrue(unknown.failures().get(0).got().contains("a proof needs to know the ports"), unknown::toString);
        TestResult byGuid =
                run(SmallSite.bound(RULES, Fabric.EMPTY), PolicyTests.of("from any to any class 4", "not sl 2", true));
        assertTrue(byGuid.passed(), byGuid::toString);
    }

    @Test
    void pathsNeedForwardingTables() {
        assertTrue(failures("from 0x1 to 0x3", "no path", false)
                .get(0)
                .got()
                .startsWith("not decided: the forwarding tables are unknown"));
    }

    private static List<TestFailure> failures(String request, String expectation, boolean forAll) {
        return run(SmallSite.bound(RULES), PolicyTests.of(request, expectation, forAll))
                .failures();
    }

    private static TestResult run(BoundPolicy policy, PolicyTest test) {
        return new PolicyTestRunner(policy, Optional.empty()).run(test);
    }
}

package org.qos.analysis.policytest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WitnessText;

/** Counterexamples with a P_Key are between ports that share it; where there are none, the failure says so. */
class SharedPkeysTest {

    /** Hosts 3 and 4 are full members of 0x20; in 0x30 the host 4 is, and 1 and 2 are limited ones. */
    private static final Partitions PARTITIONS = new Partitions(List.of(
            partition(0x20, member(3, Membership.FULL), member(4, Membership.FULL)),
            partition(0x30, member(4, Membership.FULL), member(1, Membership.LIMITED), member(2, Membership.LIMITED))));

    @ParameterizedTest
    @CsvSource({
        "0x20, 0x20, from any to any,                  from 'host3/P1' to 'host4/P1' pkey 0x0020, false",
        "0x30, 0x30, from group low to any,            from 'host1/P1' to 'host4/P1' pkey 0x0030, false",
        "0x30, 0x30, from any to group low pkey 0x30,  from 'host4/P1' to 'host1/P1' pkey 0x0030, false",
        "0x30, 0x30, from group low to group low,      from 'host1/P1' to 'host2/P1' pkey 0x0030, true",
        "0x10, 0x30, from group low to any,            from 'host1/P1' to 'host4/P1' pkey 0x0030, false",
        "0x10, 0x10, from any to any,                  from 'host1/P1' to 'host2/P1' pkey 0x0010, true"
    })
    void theCounterexampleIsAnsweredWhereOneIs(
            int first, int last, String request, String counterexample, boolean refused) {
        MatchRule rule = rule(Ranges.of(new Range(first, last)), Ranges.NONE);
        TestFailure failure = failure(SmallSite.bound(List.of(rule), PARTITIONS), request);
        assertEquals(counterexample, counterexample(failure));
        assertEquals(refused, failure.refusal().isPresent());
        assertEquals(
                refused,
                new FailureText("a.qostest", Fabric.EMPTY, FailureText.EXPLAIN)
                        .lines(failure)
                        .contains("note:     OpenSM refuses such a request: no shared partition"));
    }

    /** Ports 1 and 4, 2 and 4, 3 and 4 share a partition, 3 and 4 each with itself, too: 8 of 16 pairs. */
    @ParameterizedTest
    @CsvSource({
        "from any to any,                          8",
        "from any to any pkey 0x20,                4",
        "from any to any client mpi,               8",
        "from any to any service 1 client cma-ib,  8",
        "from group low to any,                    2",
        "from group low to group low,              4"
    })
    void onlyPairsThatShareAPartitionAreCountedIfThereAreSome(String request, long pairs) {
        MatchRule rule = rule(Ranges.NONE, Ranges.NONE);
        assertEquals(
                pairs,
                failure(SmallSite.bound(List.of(rule), PARTITIONS), request).pairs());
    }

    @ParameterizedTest
    @CsvSource({"0x20, 0x20, 4", "0x30, 0x30, 5", "0x20, 0x30, 8", "0x10, 0x10, 16"})
    void onlyPairsThatShareAPkeyOfTheRuleAreCounted(int first, int last, long pairs) {
        MatchRule rule = rule(Ranges.of(new Range(first, last)), Ranges.NONE);
        assertEquals(
                pairs,
                failure(SmallSite.bound(List.of(rule), PARTITIONS), "from any to any")
                        .pairs());
    }

    @Test
    void aRequestBetweenGroupsFailsWithAPairThatSharesAPartition() {
        MatchRule rule = rule(Ranges.NONE, Ranges.NONE);
        TestFailure failure = new PolicyTestRunner(SmallSite.bound(List.of(rule), PARTITIONS), Optional.empty())
                .run(PolicyTests.of("from group low to any", "not level gold", false))
                .failures()
                .get(0);
        assertEquals("from 'host1/P1' to 'host4/P1'", counterexample(failure));
        assertEquals(2, failure.pairs());
    }

    @Test
    void anotherRuleWithARequestThatIsAnsweredComesFirst() {
        MatchRule refused = rule(Ranges.ofValues(0x10), Ranges.NONE);
        MatchRule answered = rule(Ranges.ofValues(0x20), Ranges.ofValues(3));
        TestFailure failure = failure(SmallSite.bound(List.of(refused, answered), PARTITIONS), "from any to any");
        assertEquals(2, failure.match().orElseThrow().rule());
        assertFalse(failure.refusal().isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "from any to any,             from 'host3/P1' to 'host4/P1' class 3, false",
        "from group high to any,      from 'host3/P1' to 'host4/P1' class 3, false",
        "from any to group low,       from 'host4/P1' to 'host1/P1' class 3, false",
        "from group low to group low, from 'host1/P1' to 'host2/P1' class 3, true"
    })
    void aCounterexampleWithoutPkeyIsBetweenPortsThatShareAPartition(
            String request, String counterexample, boolean refused) {
        MatchRule rule = rule(Ranges.NONE, Ranges.ofValues(3));
        TestFailure failure = failure(SmallSite.bound(List.of(rule), PARTITIONS), request);
        assertEquals(counterexample, counterexample(failure));
        assertEquals(refused, failure.refusal().isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "0x20, from any to any,           from 'host3/P1' to 'host4/P1',             ",
        "0x30, from group low to any,     from 'host1/P1' to 'host4/P1',             ",
        "0x10, from any to any,           from 'host1/P1' to 'host2/P1',             no shared partition",
        "0x10, from 0x1 to 0x4,           from 'host1/P1' to 'host4/P1',             the level has other P_Keys",
        "0x20, from 0x1 to 0x4 pkey 0x30, from 'host1/P1' to 'host4/P1' pkey 0x0030, the level has other P_Keys",
        "0x20, from 0x3 to 0x4 sl 5,      from 'host3/P1' to 'host4/P1' sl 5,        the level has another SL"
    })
    void aCounterexampleFitsTheLevel(int pkey, String request, String counterexample, String refusal) {
        QosLevel allowed = QosLevel.ofSl("allowed", 1).withPkeys(Ranges.ofValues(pkey));
        MatchRule rule = SmallSite.rule("", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, allowed);
        TestFailure failure = failure(SmallSite.bound(List.of(rule), PARTITIONS), request, "not sl 1");
        assertEquals(counterexample, counterexample(failure));
        assertEquals(Optional.ofNullable(refusal), failure.refusal());
    }

    @ParameterizedTest
    @CsvSource({"0x20, from 'host3/P1' to 'host4/P1' pkey 0x0020", "0x30, from 'host4/P1' to 'host1/P1' pkey 0x0030"})
    void aRequestThatWouldCoverARuleIsAnswered(int pkey, String request) {
        RuleCoverage.Gap gap = gap(pkey);
        assertEquals("never asked", gap.text());
        assertEquals(
                request,
                gap.covering()
                        .map(found -> WitnessText.of(found, SmallSite.HOSTS))
                        .orElseThrow());
    }

    @Test
    void aRuleWhoseRequestsAreAllRefusedCannotBeCovered() {
        assertEquals(
                "OpenSM refuses all its requests: their ports do not share the P_Key",
                gap(0x10).text());
    }

    private static RuleCoverage.Gap gap(int pkey) {
        MatchRule rule = rule(Ranges.ofValues(pkey), Ranges.NONE);
        return new Coverage(SmallSite.bound(List.of(rule), PARTITIONS))
                .report(DecisionProgress.NONE)
                .get(0)
                .gap()
                .orElseThrow();
    }

    private static MatchRule rule(Ranges pkeys, Ranges classes) {
        return SmallSite.rule("", List.of(), List.of(), Ranges.NONE, classes, pkeys, SmallSite.GOLD);
    }

    private static String counterexample(TestFailure failure) {
        return failure.counterexample()
                .map(found -> WitnessText.of(found, SmallSite.HOSTS))
                .orElseThrow();
    }

    private static TestFailure failure(BoundPolicy bound, String request) {
        return failure(bound, request, "not level gold");
    }

    private static TestFailure failure(BoundPolicy bound, String request, String expectation) {
        return new PolicyTestRunner(bound, Optional.empty())
                .run(PolicyTests.of(request, expectation, true))
                .failures()
                .get(0);
    }

    private static Partition partition(int pkey, PartitionMember... members) {
        return new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), List.of(members));
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, membership);
    }
}

package org.qos.analysis.policytest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
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
        assertEquals(
                counterexample,
                failure.counterexample()
                        .map(found -> WitnessText.of(found, SmallSite.HOSTS))
                        .orElseThrow());
        assertEquals(refused, failure.refused());
        assertEquals(
                refused,
                new FailureText("a.qostest", Fabric.EMPTY, FailureText.EXPLAIN)
                        .lines(failure)
                        .contains("note:     OpenSM refuses such a request: no shared partition"));
    }

    @Test
    void anotherRuleWithARequestThatIsAnsweredComesFirst() {
        MatchRule refused = rule(Ranges.ofValues(0x10), Ranges.NONE);
        MatchRule answered = rule(Ranges.ofValues(0x20), Ranges.ofValues(3));
        TestFailure failure = failure(SmallSite.bound(List.of(refused, answered), PARTITIONS), "from any to any");
        assertEquals(2, failure.match().orElseThrow().rule());
        assertFalse(failure.refused());
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
        assertEquals(
                counterexample,
                failure.counterexample()
                        .map(found -> WitnessText.of(found, SmallSite.HOSTS))
                        .orElseThrow());
        assertEquals(refused, failure.refused());
    }

    private static MatchRule rule(Ranges pkeys, Ranges classes) {
        return SmallSite.rule("", List.of(), List.of(), Ranges.NONE, classes, pkeys, SmallSite.GOLD);
    }

    private static TestFailure failure(BoundPolicy bound, String request) {
        return new PolicyTestRunner(bound, Optional.empty())
                .run(PolicyTests.of(request, "not level gold", true))
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

package org.qos.analysis.policytest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.request.End;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;

/** Random tests of random policies: the result is that of asking for every request, one after the other. */
class RandomPolicyTestsTest {

    private static final long SEED = 20_261_122;
    private static final int TESTS = 4_000;

    private final Random random = new Random(SEED);

    @Test
    void resultsAreThoseOfAllRequests() throws RequestSyntaxException {
        System.out.println("RandomPolicyTestsTest: seed " + SEED);
        List<Request> requests = SmallSite.requests();
        int[] passed = new int[2];
        for (int i = 0; i < TESTS; i++) {
            BoundPolicy policy = SmallSite.random(random);
            PolicyTest test = PolicyTests.of(request(), expectation(), i % 2 == 0);
            TestResult result = new PolicyTestRunner(policy, Optional.empty()).run(test);
            passed[result.passed() ? 1 : 0]++;
            compare(policy, test, result, requests);
        }
        assertFalse(passed[0] < TESTS / 10 || passed[1] < TESTS / 10, passed[0] + " failed, " + passed[1] + " passed");
    }

    @Test
    void pairsAreThoseBetweenWhichOpenSmAnswersIfThereAreSome() {
        System.out.println("RandomPolicyTestsTest: seed " + SEED);
        List<Request> requests = SmallSite.requests();
        int[] failures = new int[2];
        for (int i = 0; i < TESTS; i++) {
            BoundPolicy policy =
                    SmallSite.bound(SmallSite.random(random).policy().rules(), partitions());
            PolicyTest test = PolicyTests.of(request(), expectation(), i % 2 == 0);
            TestResult result = new PolicyTestRunner(policy, Optional.empty()).run(test);
            for (TestFailure failure : result.failures()) {
                failures[failure.refusal().isPresent() ? 1 : 0]++;
                assertEquals(pairs(policy, test, failure, requests), failure.pairs(), () -> policy + " " + failure);
            }
        }
        assertFalse(failures[0] < TESTS / 10 || failures[1] < TESTS / 10, failures[0] + " and " + failures[1]);
    }

    private static long pairs(BoundPolicy policy, PolicyTest test, TestFailure failure, List<Request> requests) {
        SharedPkeys shared = new SharedPkeys(policy.partitions(), policy.fabric());
        return requests.stream()
                .filter(request -> isMeant(request, failure.request().request(), test.forAll(), policy))
                .filter(request -> !holds(policy, List.of(failure.clause()), request))
                .filter(request -> failure.refusal().isPresent() || !shared.isUnanswered(request))
                .map(request -> List.of(request.sourceGuid(), request.destinationGuid()))
                .distinct()
                .count();
    }

    private Partitions partitions() {
        return new Partitions(IntStream.rangeClosed(1, 1 + random.nextInt(SmallSite.MAX_VALUE))
                .mapToObj(pkey -> new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), members()))
                .toList());
    }

    private List<PartitionMember> members() {
        return LongStream.rangeClosed(1, SmallSite.PORTS)
                .filter(guid -> random.nextInt(3) == 0)
                .mapToObj(guid -> new PartitionMember(
                        PartitionMember.Selection.PORT,
                        guid,
                        random.nextBoolean() ? Membership.FULL : Membership.LIMITED))
                .toList();
    }

    private static void compare(BoundPolicy policy, PolicyTest test, TestResult result, List<Request> requests)
            throws RequestSyntaxException {
        PathRequest asked = test.steps().get(0).requests().get(0).request();
        List<Clause> clauses = test.steps().get(0).expectations().get(0).clauses();
        List<Request> meant = requests.stream()
                .filter(request -> isMeant(request, asked, test.forAll(), policy))
                .toList();
        List<Request> wrong = meant.stream()
                .filter(request -> !holds(policy, clauses, request))
                .toList();
        assertEquals(wrong.isEmpty(), result.passed(), () -> policy.policy() + " " + test + " " + result);
        for (TestFailure failure : result.failures()) {
            Request counterexample =
                    failure.counterexample().orElseThrow().toRequest(policy.fabric(), Partitions.WITHOUT_FILE);
            assertFalse(holds(policy, clauses, counterexample), () -> test + " " + failure);
            int fewest =
                    wrong.stream().mapToInt(RandomPolicyTestsTest::fields).min().orElseThrow();
            assertEquals(fewest, fields(counterexample), () -> policy.policy() + " " + test + " " + failure);
        }
    }

    private static boolean isMeant(Request request, PathRequest asked, boolean forAll, BoundPolicy policy) {
        return isAt(asked.from(), request.sourceGuid(), policy)
                && isAt(asked.to(), request.destinationGuid(), policy)
                && (asked.serviceId().equals(request.serviceId())
                        || forAll && asked.serviceId().isEmpty())
                && isField(asked.qosClass(), request.qosClass(), forAll)
                && isField(asked.pkey(), request.pkey(), forAll);
    }

    private static boolean isField(OptionalInt asked, OptionalInt field, boolean forAll) {
        return asked.equals(field) || forAll && asked.isEmpty();
    }

    private static boolean isAt(End end, long port, BoundPolicy policy) {
        if (end instanceof End.Group named) {
            PortGroup group = named.name().equals("low") ? SmallSite.LOW : SmallSite.HIGH;
            PortSet members = policy.members(group);
            return members.contains(port);
        }
        return !(end instanceof End.Guid guid) || guid.portGuid() == port;
    }

    private static boolean holds(BoundPolicy policy, List<Clause> clauses, Request request) {
        ClauseCheck check = new ClauseCheck(policy.policy());
        return clauses.stream().allMatch(clause -> check.holds(clause, new ReferenceMatcher(policy).match(request)));
    }

    private static int fields(Request request) {
        return (request.serviceId().isPresent() ? 1 : 0)
                + (request.qosClass().isPresent() ? 1 : 0)
                + (request.pkey().isPresent() ? 1 : 0);
    }

    private String request() {
        return "from " + end() + " to " + end() + field("service") + field("class") + field("pkey");
    }

    private String end() {
        return List.of("any", "group low", "group high", "0x" + (1 + random.nextInt(SmallSite.PORTS)))
                .get(random.nextInt(4));
    }

    private String field(String keyword) {
        return random.nextInt(3) > 0 ? "" : " " + keyword + " " + (1 + random.nextInt(SmallSite.MAX_VALUE));
    }

    private String expectation() {
        String clause = List.of(
                        "level " + List.of("gold", "silver", "DEFAULT").get(random.nextInt(3)),
                        "sl " + random.nextInt(3),
                        "default",
                        "rule " + (1 + random.nextInt(4)),
                        "rule rule" + random.nextInt(5))
                .get(random.nextInt(5));
        return (random.nextInt(3) > 0 ? "not " : "") + clause;
    }
}

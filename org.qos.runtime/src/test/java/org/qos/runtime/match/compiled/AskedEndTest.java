package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.Policies.GOLD;
import static org.qos.runtime.testing.Policies.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.testing.Policies;

/** Rules with so many groups at one end that they are asked one by one, while the other end has vectors. */
class AskedEndTest {

    private static final int MANY = 300;
    private static final long ONE = 1;
    private static final Limits FEW_LONGS = new Limits(0, 100);

    @ParameterizedTest(name = "many groups as {0}")
    @EnumSource(names = {"SOURCE", "DESTINATION"})
    void eachEndDecidesInItsOwnWay(Criterion end) {
        boolean manySources = end == Criterion.SOURCE;
        PortGroup one = Policies.guids("one", ONE);
        List<PortGroup> groups = new ArrayList<>(List.of(one));
        List<MatchRule> rules = new ArrayList<>();
        List<Request> requests = new ArrayList<>();
        for (int n = 1; n <= MANY; n++) {
            PortGroup group = Policies.guids("group" + n, guid(n));
            groups.add(group);
            rules.add((manySources
                            ? rule(GOLD).from(group).to(one)
                            : rule(GOLD).from(one).to(group))
                    .done());
            requests.add(request(manySources, guid(n), ONE));
        }
        requests.add(request(manySources, guid(MANY + 1), ONE));
        requests.add(request(manySources, guid(MANY), 2));
        BoundPolicy bound = BoundPolicy.bind(
                Policies.policy(groups, rules.toArray(MatchRule[]::new)), Fabric.EMPTY, Partitions.WITHOUT_FILE);
        CompiledPolicy policy = CompiledPolicy.of(bound, FEW_LONGS);

        assertEquals(manySources ? 1 : 2, policy.form().sources(), "classes of sources by their vectors");
        assertEquals(manySources ? 2 : 1, policy.form().destinations(), "of destinations");
        int[] expected = IntStream.concat(IntStream.rangeClosed(1, MANY), IntStream.of(0, 0))
                .toArray();
        int[] together = new int[requests.size()];
        policy.matchAll(requests, together);
        assertArrayEquals(expected, together);
        assertArrayEquals(
                expected,
                requests.stream()
                        .mapToInt(request -> policy.match(request).rule())
                        .toArray());
    }

    private static long guid(int group) {
        return 1000 + group;
    }

    private static Request request(boolean manySources, long ofMany, long other) {
        return new Request(
                manySources ? ofMany : other,
                manySources ? other : ofMany,
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }
}

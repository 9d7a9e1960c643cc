package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.Policies.GOLD;
import static org.qos.runtime.testing.Policies.rule;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.TARGET_1;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

/** The first rule among more rules than a word of 64 or a block of 4096 has, in whatever way the policy is compiled. */
class ManyRulesTest {

    private static final PortGroup HOSTS = Policies.guids("hosts", ALPHA_1, BETA_1);
    private static final PortGroup STORAGE = Policies.guids("storage", TARGET_1);

    /** With vectors for ports, and with their groups, which are asked after the vectors of the fields. */
    private static final List<Limits> VECTORS = List.of(new Limits(0, Limits.USUAL.endLongs()), new Limits(0, 0));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 128, 129, 4095, 4096, 4097, 8192, 8193})
    void everyRuleIsFound(int count) {
        MatchRule[] rules = IntStream.range(0, count)
                .mapToObj(n -> rule(GOLD).service(number(n)).done())
                .toArray(MatchRule[]::new);
        List<Integer> asked = Stream.of(
                        0, 1, 62, 63, 64, 65, 4094, 4095, 4096, 4097, 8191, 8192, count / 2, count - 1, count,
                        count + 1)
                .filter(n -> n >= 0)
                .toList();
        assertFirst(
                asked.stream().map(n -> n < count ? n + 1 : 0).toList(),
                asked.stream().map(n -> Fields.of(n)).toList(),
                rules);
    }

    /** Where the last block is full, nothing of the vector that follows is read. */
    @ParameterizedTest
    @ValueSource(ints = {128, 4096, 8192})
    void criteriaOfRulesInDifferentWordsDoNotMatchTogether(int count) {
        MatchRule[] rules = IntStream.range(0, count)
                .mapToObj(n ->
                        n == 0 ? serviceAndPkey(1, 9) : n == 64 ? serviceAndPkey(9, 1) : serviceAndPkey(1000 + n, 5))
                .toArray(MatchRule[]::new);
        assertFirst(
                List.of(0, 1, 65),
                List.of(Fields.of(1).pkey(1), Fields.of(1).pkey(9), Fields.of(9).pkey(1)),
                rules);
    }

    /**
     * Rules before the one that matches share a criterion with the request, but not both, so that summaries of 64 rules have bits
     * for words in which no rule is left.
     */
    @ParameterizedTest(name = "rule {0} of {1}, after pairs at {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1    | 1     | ''
                    64   | 64    | 0
                    65   | 65    | 0
                    65   | 200   | 0 62
                    100  | 300   | 0 64
                    193  | 300   | 0 64 128
                    4096 | 4096  | 0
                    4097 | 4097  | 0 100
                    4097 | 5000  | 4094
                    4200 | 5000  | 0 4097
                    4200 | 5000  | 4097 4099
                    8193 | 8193  | 64
                    8193 | 9000  | 0 4096
                    8300 | 9000  | 0 4096 8192
                    """)
    void aRuleIsFoundAfterOnesThatMatchInPart(int first, int count, String pairs) {
        int[] kinds = new int[count];
        for (String pair : pairs.isEmpty() ? new String[0] : pairs.split(" ")) {
            int place = Integer.parseInt(pair);
            kinds[place] = 1;
            kinds[place + 1] = 2;
        }
        kinds[first - 1] = 3;
        MatchRule[] rules = IntStream.range(0, count)
                .mapToObj(n -> switch (kinds[n]) {
                    case 1 -> serviceAndPkey(1, 9);
                    case 2 -> serviceAndPkey(9, 1);
                    case 3 -> serviceAndPkey(1, 1);
                    default -> serviceAndPkey(1000 + n, 5);
                })
                .toArray(MatchRule[]::new);
        int firstPair = pairs.isEmpty() ? 0 : 1 + Integer.parseInt(pairs.split(" ")[0]);
        assertFirst(
                List.of(first, firstPair, pairs.isEmpty() ? 0 : firstPair + 1, 0, 0),
                List.of(
                        Fields.of(1).pkey(1),
                        Fields.of(1).pkey(9),
                        Fields.of(9).pkey(1),
                        Fields.of(9).pkey(9),
                        Fields.of(1).pkey(5)),
                rules);
    }

    /** The same of the ports at the two ends. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 62, 63, 64, 65, 127, 4094, 4095, 4096, 4200})
    void aRuleIsFoundAfterOnesForOtherPorts(int others) {
        MatchRule[] rules = IntStream.rangeClosed(0, others)
                .mapToObj(n -> n == others
                        ? rule(GOLD).from(HOSTS).to(STORAGE).service(number(1)).done()
                        : n % 3 == 0
                                ? rule(GOLD)
                                        .from(STORAGE)
                                        .to(STORAGE)
                                        .service(number(1))
                                        .done()
                                : n % 3 == 1
                                        ? rule(GOLD)
                                                .from(HOSTS)
                                                .to(HOSTS)
                                                .service(number(1))
                                                .done()
                                        : rule(GOLD)
                                                .from(HOSTS)
                                                .to(STORAGE)
                                                .service(number(2))
                                                .done())
                .toArray(MatchRule[]::new);
        assertFirst(
                List.of(others + 1, others > 0 ? 1 : 0, others > 1 ? 2 : 0, others > 2 ? 3 : 0, 0, 0),
                List.of(
                        Fields.of(1),
                        Fields.of(1).between(TARGET_1, TARGET_1),
                        Fields.of(1).between(ALPHA_1, BETA_1),
                        Fields.of(2),
                        Fields.of(1).between(TARGET_1, ALPHA_1),
                        Fields.of(1).between(0x99, TARGET_1)),
                rules);
    }

    /** Rules that state different criteria are searched apart; the first of all counts. */
    @Test
    void ofRulesWithDifferentCriteriaTheFirstCounts() {
        MatchRule service = rule(GOLD).service(number(1)).done();
        MatchRule qosClass = rule(GOLD).qosClass(number(1)).done();
        MatchRule tclass = rule(GOLD).tclass(number(1)).done();
        MatchRule pkey = rule(GOLD).pkey(number(1)).done();
        MatchRule other = rule(GOLD).service(number(2)).done();
        MatchRule all = rule(GOLD)
                .service(number(1))
                .qosClass(number(1))
                .tclass(number(1))
                .pkey(number(1))
                .done();
        Fields ones = Fields.of(1).qosClass(1).tclass(1).pkey(1);
        assertFirst(
                List.of(2, 2, 3, 4, 5, 1, 6),
                List.of(
                        ones,
                        Fields.of(9).qosClass(1).tclass(1).pkey(1),
                        Fields.of(9).qosClass(9).tclass(1).pkey(1),
                        Fields.of(9).qosClass(9).tclass(9).pkey(1),
                        Fields.of(1).qosClass(9).tclass(9).pkey(9),
                        Fields.of(2).qosClass(1).tclass(1).pkey(1),
                        Fields.of(3)),
                other,
                qosClass,
                tclass,
                pkey,
                service,
                rule(GOLD).service(Ranges.ofValues(1, 3)).done());
        assertFirst(List.of(1, 2), List.of(ones, Fields.of(1)), all, service, qosClass, tclass, pkey);
        assertFirst(List.of(1, 1), List.of(ones, Fields.of(7)), rule(GOLD).done(), all, service);
    }

    /** All 64 combinations of criteria, the most specific rule first. */
    @Test
    void everyCombinationOfCriteriaIsSearched() {
        MatchRule[] rules = IntStream.range(0, 64)
                .map(n -> 63 - n)
                .mapToObj(ManyRulesTest::stating)
                .toArray(MatchRule[]::new);
        List<Integer> carried = IntStream.range(0, 16).boxed().toList();
        assertFirst(
                carried.stream().map(fields -> 64 - (fields | 48)).toList(),
                carried.stream().map(ManyRulesTest::carrying).toList(),
                rules);
        assertFirst(
                carried.stream().map(fields -> 64 - (fields | 32)).toList(),
                carried.stream()
                        .map(fields -> carrying(fields).between(0x99, TARGET_1))
                        .toList(),
                rules);
    }

    private static MatchRule stating(int criteria) {
        Policies.RuleDraft rule = rule(GOLD);
        rule = (criteria & 1) != 0 ? rule.service(number(1)) : rule;
        rule = (criteria & 2) != 0 ? rule.qosClass(number(1)) : rule;
        rule = (criteria & 4) != 0 ? rule.tclass(number(1)) : rule;
        rule = (criteria & 8) != 0 ? rule.pkey(number(1)) : rule;
        rule = (criteria & 16) != 0 ? rule.from(HOSTS) : rule;
        rule = (criteria & 32) != 0 ? rule.to(STORAGE) : rule;
        return rule.done();
    }

    private static Fields carrying(int fields) {
        Fields request = (fields & 1) != 0 ? Fields.of(1) : Fields.NONE;
        request = (fields & 2) != 0 ? request.qosClass(1) : request;
        request = (fields & 4) != 0 ? request.tclass(1) : request;
        return (fields & 8) != 0 ? request.pkey(1) : request;
    }

    private static MatchRule serviceAndPkey(int service, int pkey) {
        return rule(GOLD).service(number(service)).pkey(number(pkey)).done();
    }

    private static Ranges number(long value) {
        return Ranges.ofValues(value);
    }

    /** Asks one by one, and for all requests together. */
    private static void assertFirst(List<Integer> expected, List<Fields> requests, MatchRule... rules) {
        BoundPolicy bound =
                BoundPolicy.bind(Policies.policy(List.of(HOSTS, STORAGE), rules), FABRIC, Partitions.WITHOUT_FILE);
        List<Request> asked = requests.stream().map(Fields::request).toList();
        for (Limits limits : VECTORS) {
            CompiledPolicy policy = CompiledPolicy.of(bound, limits);
            assertEquals(
                    expected,
                    asked.stream().map(request -> policy.match(request).rule()).toList(),
                    () -> policy.form().strategy() + " one by one");
            int[] together = new int[asked.size()];
            policy.matchAll(asked, together);
            assertEquals(
                    expected,
                    IntStream.of(together).boxed().toList(),
                    () -> policy.form().strategy() + " together");
        }
    }

    /** What a request carries, from {@code ALPHA_1} to {@code TARGET_1} unless it says otherwise. */
    private record Fields(
            long source,
            long destination,
            OptionalLong service,
            OptionalInt qosClass,
            OptionalInt tclass,
            OptionalInt pkey) {

        static final Fields NONE = new Fields(
                ALPHA_1, TARGET_1, OptionalLong.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());

        static Fields of(long service) {
            return new Fields(ALPHA_1, TARGET_1, OptionalLong.of(service), NONE.qosClass, NONE.tclass, NONE.pkey);
        }

        Fields between(long newSource, long newDestination) {
            return new Fields(newSource, newDestination, service, qosClass, tclass, pkey);
        }

        Fields qosClass(int value) {
            return new Fields(source, destination, service, OptionalInt.of(value), tclass, pkey);
        }

        Fields tclass(int value) {
            return new Fields(source, destination, service, qosClass, OptionalInt.of(value), pkey);
        }

        Fields pkey(int value) {
            return new Fields(source, destination, service, qosClass, tclass, OptionalInt.of(value));
        }

        Request request() {
            return new Request(source, destination, service, qosClass, tclass, pkey);
        }
    }
}

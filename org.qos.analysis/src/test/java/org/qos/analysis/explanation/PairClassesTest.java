package org.qos.analysis.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;

class PairClassesTest {

    private static final BoundPolicy BOUND = Hosts.bound(Hosts.TO_SERVERS, Hosts.BLUE);
    private static final List<Long> ALL = LongStream.rangeClosed(1, 8).boxed().toList();

    @Test
    void pairsAreCountedByTheRuleThatDecidesThem() throws Exception {
        assertEquals(
                List.of(
                        new PairClass(new Match(Hosts.FAST, 1), 24, 1, 4),
                        new PairClass(new Match(Hosts.BULK, 2), 20, 1, 1),
                        new PairClass(new Match(Hosts.DEFAULT, 0), 20, 5, 1)),
                classes("from any to any service 0x12 class 5 pkey 0x10"));
    }

    @Test
    void everyPairIsCountedAsTheMatcherDecidesIt() throws Exception {
        PathRequest request = RequestParser.parse("from any to any service 0x12 class 5 pkey 0x10");
        ReferenceMatcher matcher = new ReferenceMatcher(BOUND);
        Map<Integer, Long> expected = new HashMap<>();
        for (long source : ALL) {
            for (long destination : ALL) {
                Match match =
                        matcher.match(request.between(source, destination).toRequest(Hosts.FABRIC, Hosts.PARTITIONS));
                expected.merge(match.rule(), 1L, Long::sum);
            }
        }
        Map<Integer, Long> found = classes("from any to any service 0x12 class 5 pkey 0x10").stream()
                .collect(Collectors.toMap(pairs -> pairs.match().rule(), PairClass::pairs));
        assertEquals(expected, found);
    }

    @Test
    void whatTheClientDoesNotSendIsRefused() {
        assertThrows(RequestSyntaxException.class, () -> classes("from any to any class 3 client ipoib"));
    }

    private static List<PairClass> classes(String sentence) throws RequestSyntaxException {
        return new PairClasses(BOUND, new ReferenceMatcher(BOUND)).of(RequestParser.parse(sentence), ALL, ALL);
    }
}

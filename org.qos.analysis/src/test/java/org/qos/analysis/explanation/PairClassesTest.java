package org.qos.analysis.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
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
                        new PairClass(new Match(Hosts.FAST, 1), true, 24, 1, 4),
                        new PairClass(new Match(Hosts.DEFAULT, 0), true, 40, 1, 1)),
                classes("from any to any service 0x12 class 5"));
    }

    @Test
    void pairsThatDoNotShareThePkeyOfTheRequestAreCountedApart() throws Exception {
        assertEquals(
                List.of(
                        new PairClass(new Match(Hosts.FAST, 1), true, 3, 1, 4),
                        new PairClass(new Match(Hosts.BULK, 2), true, 7, 1, 1),
                        new PairClass(new Match(Hosts.DEFAULT, 0), true, 3, 5, 1),
                        new PairClass(new Match(Hosts.FAST, 1), false, 21, 2, 4),
                        new PairClass(new Match(Hosts.BULK, 2), false, 13, 1, 8),
                        new PairClass(new Match(Hosts.DEFAULT, 0), false, 17, 5, 2)),
                classes("from any to any service 0x12 class 5 pkey 0x10"));
    }

    @Test
    void everyPairIsCountedAsTheMatcherDecidesIt() throws Exception {
        PathRequest request = RequestParser.parse("from any to any service 0x12 class 5 pkey 0x10");
        ReferenceMatcher matcher = new ReferenceMatcher(BOUND);
        SharedPkeys shared = new SharedPkeys(Hosts.PARTITIONS, Hosts.FABRIC);
        Map<Match, Long> expected = new HashMap<>();
        for (long source : ALL) {
            for (long destination : ALL) {
                Request pair = request.between(source, destination).toRequest(Hosts.FABRIC, Hosts.PARTITIONS);
                if (!shared.isUnanswered(pair)) {
                    expected.merge(matcher.match(pair), 1L, Long::sum);
                }
            }
        }
        Map<Match, Long> found = classes("from any to any service 0x12 class 5 pkey 0x10").stream()
                .filter(PairClass::isAnswered)
                .collect(Collectors.toMap(PairClass::match, PairClass::pairs));
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

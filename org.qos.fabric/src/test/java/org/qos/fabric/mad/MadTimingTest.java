package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a window sends a request again, and how many requests it has under way at a time, by a clock of the test. */
class MadTimingTest {

    private static final int SILENT = 7;

    /** A port whose peer answers after a constant time, each request but those of one modifier. */
    private static final class TimedPort implements MadPort {

        private final long delay;
        private final boolean answers;
        private final PriorityQueue<Long> arrivals = new PriorityQueue<>();
        private final List<Mad> waiting = new ArrayList<>();
        private final List<Long> sentAt = new ArrayList<>();
        private final List<Integer> modifiers = new ArrayList<>();
        private long now;

        TimedPort(long delayMillis, boolean answers) {
            this.delay = Duration.ofMillis(delayMillis).toNanos();
            this.answers = answers;
        }

        @Override
        public void send(Mad mad, MadAddress to) {
            sentAt.add(now);
            modifiers.add(mad.modifier());
            if (answers && mad.modifier() != SILENT) {
                arrivals.add(now + delay);
                waiting.add(mad.with(3, new byte[] {(byte) 0x81}));
            }
        }

        @Override
        public Optional<Mad> receive(Duration timeout) {
            long until = now + timeout.toNanos();
            if (arrivals.isEmpty() || arrivals.peek() > until) {
                now = until;
                return Optional.empty();
            }
            now = arrivals.poll();
            return Optional.of(waiting.remove(0));
        }

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void close() {}

        /** The milliseconds between the attempts of the request that is not answered. */
        List<Long> gaps() {
            List<Long> times = IntStream.range(0, sentAt.size())
                    .filter(i -> modifiers.get(i) == SILENT)
                    .mapToObj(sentAt::get)
                    .toList();
            return IntStream.range(1, times.size())
                    .mapToObj(i ->
                            Duration.ofNanos(times.get(i) - times.get(i - 1)).toMillis())
                    .toList();
        }

        /** How many requests were sent at each time. */
        List<Integer> bursts() {
            List<Integer> bursts = new ArrayList<>();
            for (int i = 0; i < sentAt.size(); i++) {
                if (i > 0 && sentAt.get(i).equals(sentAt.get(i - 1))) {
                    bursts.set(bursts.size() - 1, bursts.get(bursts.size() - 1) + 1);
                } else {
                    bursts.add(1);
                }
            }
            return bursts;
        }
    }

    /** Before an answer was measured from a quarter of the maximum on, each time twice as long (RFC 6298, 5.5). */
    @ParameterizedTest(name = "{0} ms at most, {1} retries: {2}")
    @CsvSource({"400, 0, ''", "400, 1, 100", "400, 4, 100 200 400 400", "4000, 3, 1000 2000 4000", "40, 2, 10 20"})
    void aFirstRequestIsRepeatedAfterAQuarterOfTheTimeout(long timeout, int retries, String gaps) {
        TimedPort port = new TimedPort(0, true);
        ask(port, timeout, retries, 1, request(SILENT));
        assertEquals(millis(gaps), port.gaps());
    }

    /** The last attempt is awaited for the whole timeout. */
    @ParameterizedTest
    @CsvSource({"400, 0, 400", "400, 1, 500", "400, 2, 700", "400, 3, 1100"})
    void aRequestWithoutAnAnswerEndsAfterAllItsAttempts(long timeout, int retries, long end) {
        TimedPort port = new TimedPort(0, true);
        ask(port, timeout, retries, 1, request(SILENT));
        assertEquals(end, Duration.ofNanos(port.nanoTime()).toMillis());
    }

    /** As long as answers took, with some room; at least 100 ms, at most the timeout (RFC 6298, 2.3). */
    @ParameterizedTest(name = "answers after {0} ms: {1}")
    @CsvSource({
        "1, 100 200 400 800",
        "20, 100 200 400 800",
        "99, 100 200 400 800",
        "150, 150 300 600 1200",
        "300, 300 600 1200 2400",
        "900, 900 1800 3600 4000"
    })
    void laterRequestsAreRepeatedAfterTheTimeThatAnswersTook(long delay, String gaps) {
        TimedPort port = new TimedPort(delay, true);
        MadRequest[] requests = new MadRequest[101];
        Arrays.setAll(requests, i -> request(i == 100 ? SILENT : 1000 + i));
        ask(port, 4000, 4, 1, requests);
        assertEquals(millis(gaps), port.gaps());
    }

    /** A single measurement leaves room for answers that take three times as long (RFC 6298, 2.2). */
    @Test
    void afterOneAnswerThereIsMuchRoom() {
        TimedPort port = new TimedPort(200, true);
        ask(port, 4000, 1, 1, request(1), request(SILENT));
        assertEquals(List.of(600L), port.gaps());
    }

    /** 8 at first, half as many after a loss, but not fewer than 4 (RFC 5681, 3.1). */
    @ParameterizedTest(name = "{0} at most: {1}")
    @CsvSource({"1, 1 1 1", "3, 3 3 3", "4, 4 4 4", "6, 6 4 4 2 2", "8, 8 4 4 4 4", "64, 8 4 4 4 4"})
    void aPeerThatIsSilentGetsFewerRequestsAtATime(int outstanding, String bursts) {
        TimedPort port = new TimedPort(0, false);
        int first = Integer.parseInt(bursts.split(" ")[0]);
        MadRequest[] requests = new MadRequest[first];
        Arrays.setAll(requests, MadTimingTest::request);
        ask(port, 400, 2, outstanding, requests);
        assertEquals(Arrays.stream(bursts.split(" ")).map(Integer::valueOf).toList(), port.bursts());
    }

    /** One more for each answer while nothing is lost. */
    @ParameterizedTest(name = "{0} at most, {1} requests: {2} rounds")
    @CsvSource({"64, 8, 1", "64, 24, 2", "64, 56, 3", "64, 120, 4", "64, 184, 5", "64, 185, 6", "8, 24, 3", "1, 3, 3"})
    void theWindowDoublesWithEachRoundOfAnswers(int outstanding, int count, int rounds) {
        TimedPort port = new TimedPort(10, true);
        MadRequest[] requests = new MadRequest[count];
        Arrays.setAll(requests, i -> request(1000 + i));
        ask(port, 400, 0, outstanding, requests);
        assertEquals(10L * rounds, Duration.ofNanos(port.nanoTime()).toMillis());
    }

    @Test
    void theNumberOfLossesIsThatOfTheAttempts() {
        TimedPort port = new TimedPort(0, true);
        MadWindow window = new MadWindow(port, new WindowLimits(Duration.ofMillis(400), 3, 4));
        List<MadReply> replies = new ArrayList<>();
        window.exchange(List.of(request(1), request(SILENT), request(2)).iterator(), replies::add);
        assertEquals(6, window.sent());
        assertEquals(4, window.lost());
        assertEquals(Optional.empty(), replies.get(2).answer());
    }

    @Test
    void noRequestsNeedNoTime() {
        TimedPort port = new TimedPort(0, true);
        ask(port, 400, 3, 4);
        assertEquals(0, port.nanoTime());
        assertTrue(port.sentAt.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1", "-1, 0, 1", "1, -1, 1", "1, 0, 0", "1, 0, -1"})
    void limitsOutOfRangeAreRejected(long millis, int retries, int outstanding) {
        Duration timeout = Duration.ofMillis(millis);
        assertThrows(IllegalArgumentException.class, () -> new WindowLimits(timeout, retries, outstanding));
    }

    private static void ask(TimedPort port, long timeout, int retries, int outstanding, MadRequest... requests) {
        WindowLimits limits = new WindowLimits(Duration.ofMillis(timeout), retries, outstanding);
        List<MadReply> replies = new ArrayList<>();
        new MadWindow(port, limits).exchange(Arrays.asList(requests).iterator(), replies::add);
        assertEquals(requests.length, replies.size());
    }

    private static MadRequest request(int modifier) {
        return new MadRequest(
                Mad.get(MadClass.SUBNET_LID_ROUTED, SmpAttribute.PORT_INFO.code(), modifier),
                MadAddress.subnetManagement(1));
    }

    private static List<Long> millis(String numbers) {
        return Arrays.stream(numbers.split(" "))
                .filter(number -> !number.isEmpty())
                .map(Long::valueOf)
                .toList();
    }
}

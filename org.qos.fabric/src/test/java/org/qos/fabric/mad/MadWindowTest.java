package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.sim.Faults;
import org.qos.fabric.sim.MadResponder;
import org.qos.fabric.sim.SimulatedPort;

/** Many requests under way by one port that loses, delays and repeats MADs. */
class MadWindowTest {

    private static final WindowLimits LIMITS = new WindowLimits(Duration.ofMillis(400), 20, 64);

    /** Answers every Get with the modifier of the request in the data of the attribute. */
    private static final MadResponder ECHO = (request, to) -> Optional.of(response(request));

    private final List<MadReply> replies = new ArrayList<>();

    @Test
    void everyRequestGetsItsOwnAnswer() {
        SimulatedPort port = new SimulatedPort(ECHO);
        List<MadRequest> requests = requests(1000);
        exchange(port, LIMITS, requests);
        assertAnswered(requests);
        assertEquals(1000, port.sent().size());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_122, 1, 2, 3})
    void lossesDelaysDuplicatesAndLateAnswersChangeNothing(long seed) {
        Faults faults = new Faults(seed, 0.15, 0.3, Duration.ofMillis(1), Duration.ofMillis(300));
        List<MadRequest> requests = requests(500);
        exchange(new SimulatedPort(ECHO, faults), LIMITS, requests);
        assertAnswered(requests);
    }

    @Test
    void repliesLeadToFurtherRequests() {
        Queue<MadRequest> waiting = new ArrayDeque<>(List.of(request(1)));
        Iterator<MadRequest> source = iterator(waiting);
        Set<Integer> seen = new HashSet<>();
        new MadWindow(new SimulatedPort(ECHO), LIMITS).exchange(source, reply -> {
            int number = reply.request().mad().modifier();
            seen.add(number);
            for (int next : new int[] {2 * number, 2 * number + 1}) {
                if (next < 1024) {
                    waiting.add(request(next));
                }
            }
        });
        assertEquals(1023, seen.size());
    }

    @ParameterizedTest(name = "{0} retries")
    @CsvSource({"0", "1", "5"})
    void aRequestWithoutAnAnswerIsSentABoundedNumberOfTimes(int retries) {
        SimulatedPort port = new SimulatedPort((request, to) -> Optional.empty());
        exchange(port, new WindowLimits(Duration.ofMillis(400), retries, 8), requests(3));
        assertEquals(3, replies.size());
        replies.forEach(reply -> assertEquals(Optional.empty(), reply.answer()));
        assertEquals(3 * (1 + retries), port.sent().size());
        Set<Integer> transactions = new HashSet<>();
        port.sent().forEach(mad -> assertTrue(transactions.add(mad.transaction()), "the kernel refuses duplicates"));
    }

    @Test
    void theLastAttemptWaitsTheWholeTimeout() {
        Faults slow = Faults.NONE.withDelay(Duration.ofMillis(399), Duration.ZERO);
        exchange(new SimulatedPort(ECHO, slow), WindowLimits.once(Duration.ofMillis(400)), requests(3));
        assertTrue(replies.stream().allMatch(reply -> reply.answer().isPresent()));
    }

    @Test
    void oneLostRequestDoesNotHoldUpTheOthers() {
        SimulatedPort port = new SimulatedPort(
                (request, to) -> request.modifier() == 5 ? Optional.empty() : Optional.of(response(request)));
        exchange(port, LIMITS, requests(50));
        assertEquals(5, replies.get(49).request().mad().modifier());
        assertEquals(
                49, replies.stream().filter(reply -> reply.answer().isPresent()).count());
    }

    @Test
    void theWindowGrowsToItsLimitWhenNothingIsLost() {
        SimulatedPort port = new SimulatedPort(ECHO);
        exchange(port, LIMITS, requests(500));
        assertEquals(64, port.mostUnderWay());
    }

    @Test
    void theWindowFitsAnAgentThatTakesOnlySoMany() {
        CrowdedPort crowded = new CrowdedPort(16);
        MadWindow window = new MadWindow(crowded, LIMITS);
        window.exchange(requests(4000).iterator(), replies::add);
        assertTrue(replies.stream().allMatch(reply -> reply.answer().isPresent()));
        assertTrue(window.lost() < 400, window.lost() + " of " + window.sent() + " lost");
        assertTrue(window.lost() > 0, "the window tries to grow");
    }

    @ParameterizedTest(name = "another byte {0} of the header")
    @CsvSource({"1", "16", "3"})
    void whatIsNotTheAnswerIsLeftOut(int offset) {
        SimulatedPort port =
                new SimulatedPort((request, to) -> Optional.of(response(request).with(offset, new byte[] {0x05})));
        exchange(port, new WindowLimits(Duration.ofMillis(10), 1, 4), requests(2));
        replies.forEach(reply -> assertEquals(Optional.empty(), reply.answer()));
    }

    @Test
    void theSubnetAdministrationMayAnswerWithAnotherAttribute() {
        SimulatedPort port =
                new SimulatedPort((request, to) -> Optional.of(response(request).with(16, new byte[] {0, 0x35})));
        Mad query = Mad.request(MadClass.SUBNET_ADMINISTRATION, 0x14, 0x3a, 0);
        exchange(port, LIMITS, List.of(new MadRequest(query, MadAddress.generalServices(1))));
        assertEquals(0x35, replies.get(0).answer().orElseThrow().attribute());
    }

    @Test
    void aBadStatusIsAnAnswer() {
        SimulatedPort port = new SimulatedPort(
                (request, to) -> Optional.of(response(request).with(4, new byte[] {(byte) 0x80, 0x1c})));
        exchange(port, LIMITS, requests(1));
        assertEquals(0x1c, replies.get(0).answer().orElseThrow().status());
    }

    @Test
    void answersOfAnEarlierExchangeAreLeftOut() {
        Faults late = Faults.NONE.withDelay(Duration.ofMillis(30), Duration.ZERO);
        SimulatedPort port = new SimulatedPort(ECHO, late);
        MadWindow window = new MadWindow(port, new WindowLimits(Duration.ofMillis(20), 0, 8));
        window.exchange(requests(4).iterator(), replies::add);
        window.exchange(List.of(request(9)).iterator(), replies::add);
        replies.forEach(reply -> assertEquals(Optional.empty(), reply.answer()));
    }

    private void exchange(MadPort port, WindowLimits limits, List<MadRequest> requests) {
        new MadWindow(port, limits).exchange(requests.iterator(), replies::add);
    }

    private void assertAnswered(List<MadRequest> requests) {
        Map<MadRequest, Mad> answers = new HashMap<>();
        replies.forEach(reply -> answers.put(reply.request(), reply.answer().orElseThrow()));
        assertEquals(requests.size(), replies.size(), "one reply each");
        for (MadRequest request : requests) {
            assertArrayEquals(
                    response(request.mad()).smpData(), answers.get(request).smpData());
        }
    }

    private static Mad response(Mad request) {
        byte[] method = {(byte) (0x80 | request.method())};
        byte[] data = {(byte) (request.modifier() >>> 8), (byte) request.modifier()};
        return request.with(3, method).withSmpData(data);
    }

    private static List<MadRequest> requests(int count) {
        return IntStream.range(0, count).mapToObj(MadWindowTest::request).toList();
    }

    private static MadRequest request(int modifier) {
        return new MadRequest(
                Mad.get(MadClass.SUBNET_LID_ROUTED, SmpAttribute.PORT_INFO.code(), modifier),
                MadAddress.subnetManagement(1));
    }

    private static Iterator<MadRequest> iterator(Queue<MadRequest> waiting) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !waiting.isEmpty();
            }

            @Override
            public MadRequest next() {
                return waiting.remove();
            }
        };
    }

    /** A port whose peer drops what comes while it has so many requests waiting. */
    private static final class CrowdedPort implements MadPort {

        private static final long SERVICE = 100_000;
        private final int room;
        private final Queue<Mad> waiting = new ArrayDeque<>();
        private long now;

        CrowdedPort(int room) {
            this.room = room;
        }

        @Override
        public void send(Mad mad, MadAddress to) {
            if (waiting.size() < room) {
                waiting.add(mad);
            }
        }

        @Override
        public Optional<Mad> receive(Duration timeout) {
            now += waiting.isEmpty() ? timeout.toNanos() : SERVICE;
            return Optional.ofNullable(waiting.poll()).map(MadWindowTest::response);
        }

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void close() {}
    }
}

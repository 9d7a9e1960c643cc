package org.qos.fabric.mad;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/** One exchange of a {@link MadWindow}: which requests are under way, and until when their answers are awaited. */
final class MadExchange {

    private static final long NANOS_OF_A_MILLISECOND = 1_000_000;

    private final MadWindow window;
    private final Iterator<MadRequest> requests;
    private final Consumer<MadReply> replies;

    /** Every attempt whose answer is still of use, late ones to requests that were sent again included. */
    private final Map<Integer, Attempt> attempts = new HashMap<>();

    /** Differences are compared, since the clock may begin anywhere. */
    private final PriorityQueue<Attempt> awaited =
            new PriorityQueue<>(Comparator.comparingLong(attempt -> attempt.deadline - start()));

    private final Deque<Pending> again = new ArrayDeque<>();
    private final long start;
    private int underWay;

    MadExchange(MadWindow window, Iterator<MadRequest> requests, Consumer<MadReply> replies) {
        this.window = window;
        this.requests = requests;
        this.replies = replies;
        this.start = window.port().nanoTime();
    }

    void run() {
        fill();
        while (underWay > 0 || !again.isEmpty()) {
            receive();
            expire();
            fill();
        }
    }

    private long start() {
        return start;
    }

    private void fill() {
        while (underWay < window.size()) {
            if (!again.isEmpty()) {
                send(again.poll());
            } else if (requests.hasNext()) {
                send(new Pending(requests.next()));
            } else {
                return;
            }
        }
    }

    private void send(Pending pending) {
        long now = window.port().nanoTime();
        long deadline = now + window.timeout(pending.transactions.size());
        int transaction = window.send(pending.request);
        Attempt attempt = new Attempt(pending, now, deadline);
        pending.transactions.add(transaction);
        pending.last = attempt;
        attempts.put(transaction, attempt);
        awaited.add(attempt);
        underWay++;
    }

    /** Waits for a MAD until the next deadline at the latest. */
    private void receive() {
        while (!awaited.isEmpty() && !awaited.peek().isAwaited()) {
            awaited.poll();
        }
        if (awaited.isEmpty()) {
            return;
        }
        long nanos = awaited.peek().deadline - window.port().nanoTime();
        long millis = Math.max(1, (nanos + NANOS_OF_A_MILLISECOND - 1) / NANOS_OF_A_MILLISECOND);
        window.port().receive(Duration.ofMillis(millis)).ifPresent(this::accept);
    }

    /** Other MADs than answers to this exchange are left out: late answers to earlier ones, traps. */
    private void accept(Mad mad) {
        Attempt attempt = attempts.get(mad.transaction());
        if (attempt == null || !attempt.pending.isAnsweredBy(mad)) {
            return;
        }
        window.answered(window.port().nanoTime() - attempt.sentAt);
        if (attempt.pending.last.isAwaited()) {
            underWay--;
        }
        end(attempt.pending, Optional.of(mad));
    }

    private void expire() {
        long now = window.port().nanoTime();
        while (!awaited.isEmpty() && awaited.peek().deadline - now <= 0) {
            Attempt attempt = awaited.poll();
            if (attempt.isAwaited()) {
                attempt.expired = true;
                underWay--;
                window.lost(attempt.sentAt, now);
                repeat(attempt.pending);
            }
        }
    }

    private void repeat(Pending pending) {
        if (pending.transactions.size() <= window.retries()) {
            again.add(pending);
        } else {
            end(pending, Optional.empty());
        }
    }

    private void end(Pending pending, Optional<Mad> answer) {
        pending.done = true;
        pending.transactions.forEach(attempts::remove);
        again.remove(pending);
        replies.accept(new MadReply(pending.request, answer));
    }

    /** A request without a reply so far. */
    private static final class Pending {

        private final MadRequest request;
        private final List<Integer> transactions = new ArrayList<>(1);
        private Attempt last;
        private boolean done;

        Pending(MadRequest request) {
            this.request = request;
        }

        /** The subnet administration answers a MultiPathRecord query with PathRecords. */
        boolean isAnsweredBy(Mad mad) {
            Mad asked = request.mad();
            boolean sameAttribute =
                    mad.attribute() == asked.attribute() || asked.madClass() == MadClass.SUBNET_ADMINISTRATION.code();
            return mad.isResponse() && mad.madClass() == asked.madClass() && sameAttribute;
        }
    }

    /** A request as it was sent once. */
    private static final class Attempt {

        private final Pending pending;
        private final long sentAt;
        private final long deadline;
        private boolean expired;

        Attempt(Pending pending, long sentAt, long deadline) {
            this.pending = pending;
            this.sentAt = sentAt;
            this.deadline = deadline;
        }

        boolean isAwaited() {
            return !expired && !pending.done;
        }
    }
}

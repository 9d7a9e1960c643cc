package org.qos.fabric.mad;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** One exchange of a {@link MadWindow}: which requests are under way, and until when their answers are awaited. */
final class MadExchange {

    private static final long NANOS_OF_A_MILLISECOND = 1_000_000;

    private final MadWindow window;
    private final Iterator<MadRequest> requests;
    private final Consumer<MadReply> replies;

    /** Every attempt whose answer is still of use, late ones to requests that were sent again included. */
    private final Map<Integer, Attempt> attempts = new HashMap<>();

    /** The attempts whose answers are awaited, at most as many as the window is wide. */
    private final List<Attempt> underWay = new ArrayList<>();

    private final Deque<Pending> again = new ArrayDeque<>();

    /** No awaited answer is late before this; it is searched for again when it has passed. */
    private long earliestDeadline;

    MadExchange(MadWindow window, Iterator<MadRequest> requests, Consumer<MadReply> replies) {
        this.window = window;
        this.requests = requests;
        this.replies = replies;
    }

    void run() {
        fill();
        while (!underWay.isEmpty() || !again.isEmpty()) {
            receive();
            expire();
            fill();
        }
    }

    private void fill() {
        while (underWay.size() < window.size()) {
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
        if (underWay.isEmpty() || deadline - earliestDeadline < 0) {
            earliestDeadline = deadline;
        }
        underWay.add(attempt);
    }

    /** Waits for a MAD until the next deadline at the latest. */
    private void receive() {
        if (underWay.isEmpty()) {
            return;
        }
        long nanos = earliestDeadline - window.port().nanoTime();
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
        underWay.remove(attempt.pending.last);
        end(attempt.pending, Optional.of(mad));
    }

    private void expire() {
        long now = window.port().nanoTime();
        if (earliestDeadline - now > 0) {
            return;
        }
        for (Attempt attempt : List.copyOf(underWay)) {
            if (attempt.deadline - now <= 0) {
                underWay.remove(attempt);
                window.lost(attempt.sentAt, now);
                repeat(attempt.pending);
            }
        }
        earliestDeadline = now
                + underWay.stream()
                        .mapToLong(attempt -> attempt.deadline - now)
                        .min()
                        .orElse(0);
    }

    private void repeat(Pending pending) {
        if (pending.transactions.size() <= window.retries()) {
            again.add(pending);
        } else {
            end(pending, Optional.empty());
        }
    }

    private void end(Pending pending, Optional<Mad> answer) {
        pending.transactions.forEach(attempts::remove);
        again.remove(pending);
        replies.accept(new MadReply(pending.request, answer));
    }

    /** A request without a reply so far. */
    private static final class Pending {

        private final MadRequest request;
        private final List<Integer> transactions = new ArrayList<>(1);
        private Attempt last;

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

        Attempt(Pending pending, long sentAt, long deadline) {
            this.pending = pending;
            this.sentAt = sentAt;
            this.deadline = deadline;
        }
    }
}

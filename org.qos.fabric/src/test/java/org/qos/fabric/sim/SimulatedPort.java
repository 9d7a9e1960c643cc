package org.qos.fabric.sim;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadPort;

/** A port on a simulated network. Its clock goes on only while somebody waits, so that tests take no time. */
public final class SimulatedPort implements MadPort {

    private final MadResponder responder;
    private final Faults faults;
    private final Random random;
    private final PriorityQueue<Arrival> arrivals =
            new PriorityQueue<>(Comparator.comparingLong(Arrival::at).thenComparingLong(Arrival::order));
    private final List<Mad> sent = new ArrayList<>();
    private long now;
    private int mostUnderWay;
    private long order;

    /** A port whose requests a responder gets, as far as the faults let them pass. */
    public SimulatedPort(MadResponder responder, Faults faults) {
        this.responder = responder;
        this.faults = faults;
        this.random = new Random(faults.seed());
    }

    /** A port without faults. */
    public SimulatedPort(MadResponder responder) {
        this(responder, Faults.NONE);
    }

    private record Arrival(long at, long order, Mad mad) {}

    @Override
    public void send(Mad mad, MadAddress to) {
        sent.add(mad);
        if (isLost()) {
            return;
        }
        Optional<Mad> answer = responder.answer(mad, to);
        if (answer.isPresent() && !isLost()) {
            arrive(answer.get());
            if (random.nextDouble() < faults.duplicates()) {
                arrive(answer.get());
            }
        }
        mostUnderWay = Math.max(mostUnderWay, arrivals.size());
    }

    private boolean isLost() {
        return random.nextDouble() < faults.loss();
    }

    private void arrive(Mad answer) {
        long jitter = (long) (random.nextDouble() * faults.jitter().toNanos());
        arrivals.add(new Arrival(now + faults.delay().toNanos() + jitter, order++, answer));
    }

    @Override
    public Optional<Mad> receive(Duration timeout) {
        long deadline = now + timeout.toNanos();
        if (arrivals.isEmpty() || arrivals.peek().at() > deadline) {
            now = deadline;
            return Optional.empty();
        }
        now = Math.max(now, arrivals.peek().at());
        return Optional.of(arrivals.poll().mad());
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public void close() {}

    /** Every MAD that was sent, in order, lost ones included. */
    public List<Mad> sent() {
        return List.copyOf(sent);
    }

    /** How many answers were on their way at the same time at most. */
    public int mostUnderWay() {
        return mostUnderWay;
    }

    /** How long everything took by the simulated clock. */
    public Duration elapsed() {
        return Duration.ofNanos(now);
    }
}

package org.qos.fabric.mad;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * Has many requests under way at the same time by one port and matches the answers to them by their transaction
 * numbers. The number of requests under way grows with answers and shrinks with losses; a lost request is sent again.
 * One exchange runs at a time.
 */
public final class MadWindow implements MadTransport {

    private final MadPort port;
    private final WindowLimits limits;
    private final RoundTripTime roundTrip;
    private final WindowSize size;
    private int transaction = ThreadLocalRandom.current().nextInt();
    private long sent;
    private long lost;

    /** A window by {@link WindowLimits#SUBNET_MANAGEMENT}. */
    public MadWindow(MadPort port) {
        this(port, WindowLimits.SUBNET_MANAGEMENT);
    }

    /** A window on a port, which it does not close. */
    public MadWindow(MadPort port, WindowLimits limits) {
        this.port = port;
        this.limits = limits;
        this.roundTrip = new RoundTripTime(limits.timeout().toNanos());
        this.size = new WindowSize(limits.outstanding());
    }

    /**
     * Sends requests in their order and hands over what becomes of each, in the order in which that is known. It ends
     * when there are no more requests and none is under way.
     *
     * @param requests the requests; asked for more after each reply, so that replies may lead to further requests
     * @param replies receives one reply for each request
     * @throws MadException when the port cannot send or receive; what is under way is then given up
     */
    public synchronized void exchange(Iterator<MadRequest> requests, Consumer<MadReply> replies) {
        new MadExchange(this, requests, replies).run();
    }

    @Override
    public Optional<Mad> exchange(Mad request, MadAddress to) {
        Answer answer = new Answer();
        exchange(List.of(new MadRequest(request, to)).iterator(), answer);
        return answer.mad;
    }

    /** How many MADs it has sent, repeated ones included. */
    public synchronized long sent() {
        return sent;
    }

    /** How many of them had no answer in time. */
    public synchronized long lost() {
        return lost;
    }

    MadPort port() {
        return port;
    }

    int retries() {
        return limits.retries();
    }

    int size() {
        return size.current();
    }

    /** How long to wait for the answer to a request that was sent so often before; after the last attempt in full. */
    long timeout(int sentBefore) {
        return sentBefore >= limits.retries() ? limits.timeout().toNanos() : roundTrip.timeout(sentBefore);
    }

    /** Sends a request and returns its transaction number, which no other attempt of this window has. */
    int send(MadRequest request) {
        int number = ++transaction;
        sent++;
        port.send(request.mad().withTransaction(Integer.toUnsignedLong(number)), request.to());
        return number;
    }

    void answered(long roundTripNanos) {
        roundTrip.measured(roundTripNanos);
        size.answered();
    }

    void lost(long sentAt, long now) {
        lost++;
        size.lost(sentAt, now);
    }

    /** The answer to the only request. */
    private static final class Answer implements Consumer<MadReply> {

        private Optional<Mad> mad = Optional.empty();

        @Override
        public void accept(MadReply reply) {
            mad = reply.answer();
        }
    }
}

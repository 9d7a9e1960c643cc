package org.qos.fuzzing.record;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.WindowLimits;
import org.qos.fuzzing.FuzzTarget;

/**
 * Discovers a fabric whose agents answer with the bytes of the input, one attribute after the other, and with zeros after its
 * end: a discovery ends, whatever it is answered.
 */
record DiscoveryInput() implements FuzzTarget.Input {

    private static final WindowLimits LIMITS = new WindowLimits(Duration.ofMillis(10), 1, 4);
    private static final int METHOD = 3;
    private static final byte GET_RESPONSE = (byte) 0x81;

    @Override
    public void accept(byte[] bytes) {
        try (MadPort port = new Scripted(bytes)) {
            new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.ALL).discover();
        } catch (MadException documented) {
            // the local port does not answer
        }
    }

    /** Answers each request at once. */
    private static final class Scripted implements MadPort {

        private final byte[] script;
        private final Deque<Mad> answers = new ArrayDeque<>();
        private int place;
        private long now;

        Scripted(byte[] script) {
            this.script = script;
        }

        @Override
        public void send(Mad mad, MadAddress to) {
            byte[] data = new byte[Mad.SMP_DATA_SIZE];
            int left = Math.min(data.length, script.length - place);
            System.arraycopy(script, place, data, 0, left);
            place += left;
            answers.add(mad.withSmpData(data).with(METHOD, new byte[] {GET_RESPONSE}));
        }

        @Override
        public Optional<Mad> receive(Duration timeout) {
            if (answers.isEmpty()) {
                now += timeout.toNanos();
            }
            return Optional.ofNullable(answers.poll());
        }

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void close() {}
    }
}

package org.qos.fabric.mad;

import java.time.Duration;
import java.util.Optional;

/** A port that adds an M_Key to each SMP. */
record KeyedPort(MadPort port, long mKey) implements MadPort {

    @Override
    public void send(Mad mad, MadAddress to) {
        port.send(mad.isSubnetManagement() ? mad.withMKey(mKey) : mad, to);
    }

    @Override
    public Optional<Mad> receive(Duration timeout) {
        return port.receive(timeout);
    }

    @Override
    public long nanoTime() {
        return port.nanoTime();
    }

    @Override
    public void close() {
        port.close();
    }

    @Override
    public String toString() {
        return port.toString();
    }
}

package org.qos.conformity.relay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadClass;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;

class RelayTest {

    private static final Mad MAD = Mad.get(MadClass.SUBNET_ADMINISTRATION, 0x35, 0);
    private static final String REQUEST = RelayLine.of(new RelayLine.Request(MAD, MadAddress.generalServices(7)));

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    @Test
    void aRequestSurvivesItsLine() {
        RelayLine.Request read = RelayLine.request(REQUEST);
        assertEquals(MadAddress.generalServices(7), read.to());
        assertArrayEquals(MAD.toBytes(), read.mad().toBytes());
    }

    @Test
    void everyLineIsSent() throws IOException {
        Port port = new Port(List.of());
        send(port, REQUEST + "\n" + REQUEST);
        assertEquals(2, port.sent.size());
        assertArrayEquals(MAD.toBytes(), port.sent.get(1).toBytes());
        assertEquals(List.of(), lines());
    }

    @Test
    void whatArrivesIsPrintedUntilThePortFails() {
        Port port = new Port(List.of(Optional.of(MAD), Optional.empty(), Optional.of(MAD)));
        MadRelay.receive(port, new PrintStream(output));
        assertEquals(3, lines().size());
        assertArrayEquals(MAD.toBytes(), RelayLine.received(lines().get(1)).toBytes());
        assertFailure("cable cut", lines().get(2));
    }

    @Test
    void aFailureToSendIsPassedOn() throws IOException {
        Port port = new Port(List.of());
        port.failing = true;
        send(port, REQUEST);
        assertFailure("cable cut", lines().get(0));
    }

    private void send(MadPort port, String requests) throws IOException {
        MadRelay.send(port, new BufferedReader(new StringReader(requests)), new PrintStream(output));
    }

    private List<String> lines() {
        return output.toString(StandardCharsets.US_ASCII).lines().toList();
    }

    private static void assertFailure(String message, String line) {
        assertEquals(
                message,
                assertThrows(MadException.class, () -> RelayLine.received(line)).getMessage());
    }

    /** Receives what it was given, then fails. */
    private static final class Port implements MadPort {

        private final List<Mad> sent = new ArrayList<>();
        private final List<Optional<Mad>> arriving;
        private boolean failing;

        Port(List<Optional<Mad>> arriving) {
            this.arriving = new ArrayList<>(arriving);
        }

        @Override
        public void send(Mad mad, MadAddress to) {
            if (failing) {
                throw new MadException("cable\ncut");
            }
            sent.add(mad);
        }

        @Override
        public Optional<Mad> receive(Duration timeout) {
            if (arriving.isEmpty()) {
                throw new MadException("cable\ncut");
            }
            return arriving.remove(0);
        }

        @Override
        public void close() {}
    }
}

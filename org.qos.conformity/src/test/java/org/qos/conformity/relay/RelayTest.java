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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadClass;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadTransport;

class RelayTest {

    private static final Mad MAD = Mad.get(MadClass.SUBNET_ADMINISTRATION, 0x35, 0);
    private static final String REQUEST =
            RelayLine.of(new RelayLine.Request(MAD, MadAddress.generalServices(7), Duration.ofMillis(250)));

    @Test
    void aRequestSurvivesItsLine() {
        RelayLine.Request read = RelayLine.request(REQUEST);
        assertEquals(MadAddress.generalServices(7), read.to());
        assertEquals(Duration.ofMillis(250), read.timeout());
        assertArrayEquals(MAD.toBytes(), read.mad().toBytes());
    }

    @Test
    void theRelayRespondsLineByLine() throws IOException {
        List<String> lines = answers((request, to, timeout) -> Optional.of(request), REQUEST + "\n" + REQUEST);
        assertEquals(3, lines.size());
        assertEquals(RelayLine.READY, lines.get(0));
        assertArrayEquals(
                MAD.toBytes(), RelayLine.answer(lines.get(1)).orElseThrow().toBytes());
    }

    @Test
    void silenceIsPassedOn() throws IOException {
        List<String> lines = answers((request, to, timeout) -> Optional.empty(), REQUEST);
        assertEquals(Optional.empty(), RelayLine.answer(lines.get(1)));
    }

    @Test
    void aFailureIsPassedOn() throws IOException {
        MadTransport failing = (request, to, timeout) -> {
            throw new MadException("cable\ncut");
        };
        String line = answers(failing, REQUEST).get(1);
        Exception failure = assertThrows(MadException.class, () -> RelayLine.answer(line));
        assertEquals("cable cut", failure.getMessage());
    }

    private static List<String> answers(MadTransport port, String requests) throws IOException {
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        MadRelay.serve(port, new BufferedReader(new StringReader(requests)), new PrintStream(answers, true));
        return answers.toString(StandardCharsets.US_ASCII).lines().toList();
    }
}

package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecordCodec;

class SaClientTest {

    private static final PathQuery QUERY =
            PathQuery.between(0x100001, 0x100004).serviceId(0x16).sl(3).build();

    @Test
    void theQueryCarriesTheMaskAndTheRecordBehindTheSaHeader() {
        ScriptedTransport transport = new ScriptedTransport(request -> request);
        client(transport).path(QUERY);
        Mad sent = transport.requests.get(0);
        assertEquals("000000000000800f", HexFormat.of().formatHex(sent.data(48, 8)));
        assertArrayEquals(PathRecordCodec.encode(QUERY.values()), sent.data(56, 64));
        assertEquals(new MadAddress(7, 1, 0x80010000), transport.addresses.get(0));
    }

    @Test
    void aGoodAnswerIsThePath() {
        assertEquals(
                new PathAnswer.Found(QUERY.values()),
                client(new ScriptedTransport(r -> r)).path(QUERY));
    }

    @Test
    void aStatusIsARefusal() {
        ScriptedTransport refusing = new ScriptedTransport(request -> request.with(4, new byte[] {3, 0}));
        assertEquals(
                new PathAnswer.Refused(SaStatus.NO_RECORDS), client(refusing).path(QUERY));
        assertEquals("0x0300 ERR_NO_RECORDS", SaStatus.NO_RECORDS.toString());
    }

    @Test
    void silenceIsNoAnswer() {
        assertEquals(
                new PathAnswer.NoAnswer(),
                client(new ScriptedTransport(r -> null)).path(QUERY));
    }

    private static SaClient client(MadTransport transport) {
        return new SaClient(transport, 7, Duration.ofSeconds(1));
    }
}

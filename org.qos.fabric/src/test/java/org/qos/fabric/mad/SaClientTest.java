package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.MultiPathRecordCodec;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathRecordCodec;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.path.wire.ClassPortInfo;
import org.qos.runtime.path.wire.ServiceAddress;

class SaClientTest {

    private static final PathQuery QUERY =
            PathQuery.between(0x100001, 0x100004).serviceId(0x16).sl(3).build();

    @Test
    void theQueryCarriesTheMaskAndTheRecordAfterTheSaHeader() {
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
                new PathRecordResponse.Found(QUERY.values()),
                client(new ScriptedTransport(r -> r)).path(QUERY));
    }

    @Test
    void aStatusIsARefusal() {
        ScriptedTransport refusing = new ScriptedTransport(request -> request.with(4, new byte[] {3, 0}));
        assertEquals(
                new PathRecordResponse.Refused(SaStatus.NO_RECORDS),
                client(refusing).path(QUERY));
        assertEquals("0x0300 ERR_NO_RECORDS", SaStatus.NO_RECORDS.toString());
    }

    @Test
    void silenceIsNotAnAnswer() {
        assertEquals(
                new PathRecordResponse.NoAnswer(),
                client(new ScriptedTransport(r -> null)).path(QUERY));
    }

    @Test
    void aMultiPathQueryIsTheOnlySegmentOfItsTransaction() {
        ScriptedTransport transport = new ScriptedTransport(request -> null);
        MultiPathQuery query = MultiPathQuery.between(List.of(Gid.ofPort(1)), List.of(Gid.ofPort(2)), QUERY);
        assertEquals(new MultiPathRecordResponse.NoAnswer(), client(transport).paths(query));
        Mad sent = transport.requests.get(0);
        assertEquals(0x14, sent.method());
        assertEquals(0x3a, sent.attribute());
        assertEquals("0101070000000001000000dc", HexFormat.of().formatHex(sent.data(24, 12)));
        assertEquals("0000000000390200", HexFormat.of().formatHex(sent.data(48, 8)));
        assertArrayEquals(MultiPathRecordCodec.encode(query.values()), sent.data(56, 56));
    }

    @Test
    void theAnswerIsTheRecordsBeforeTheFirstWithoutLids() {
        PathRecord path = PathQuery.between(1, 2).slid(3).dlid(4).build().values();
        byte[] record = PathRecordCodec.encode(path);
        MultiPathQuery query = MultiPathQuery.between(List.of(Gid.ofPort(1)), List.of(Gid.ofPort(2)), QUERY);
        ScriptedTransport two = new ScriptedTransport(request -> request.with(44, new byte[] {0, 8})
                .with(56, new byte[200])
                .with(56, record)
                .with(120, record));
        assertEquals(
                new MultiPathRecordResponse.Found(List.of(path, path)),
                client(two).paths(query));
        ScriptedTransport overTheQuery = new ScriptedTransport(
                request -> request.with(44, new byte[] {0, 8}).with(56, record));
        List<Gid> several = Collections.nCopies(3, Gid.ofPort(1));
        assertEquals(
                new MultiPathRecordResponse.Found(List.of(path)),
                client(overTheQuery).paths(MultiPathQuery.between(several, several, QUERY)),
                "the GIDs of the query after it are not records");
        ScriptedTransport none = new ScriptedTransport(request -> request.with(56, new byte[200]));
        assertEquals(new MultiPathRecordResponse.Found(List.of()), client(none).paths(query));
        ScriptedTransport refusing = new ScriptedTransport(request -> request.with(4, new byte[] {6, 0}));
        assertEquals(
                new MultiPathRecordResponse.Refused(SaStatus.INSUFFICIENT_COMPONENTS),
                client(refusing).paths(query));
    }

    @Test
    void aTableOfPathsIsAskedForWithItsOwnMethod() {
        PathRecord path = PathQuery.between(1, 2).slid(3).dlid(4).build().values();
        ScriptedTransport one = new ScriptedTransport(request ->
                request.with(44, new byte[] {0, 8}).with(56, new byte[200]).with(56, PathRecordCodec.encode(path)));
        assertEquals(
                new MultiPathRecordResponse.Found(List.of(path)), client(one).pathTable(QUERY));
        Mad sent = one.requests.get(0);
        assertEquals(0x12, sent.method());
        assertEquals(0x35, sent.attribute());
        assertArrayEquals(PathRecordCodec.encode(QUERY.values()), sent.data(56, PathRecordCodec.SIZE));
        ScriptedTransport refusing = new ScriptedTransport(request -> request.with(4, new byte[] {2, 0}));
        assertEquals(
                0x0200,
                assertInstanceOf(
                                MultiPathRecordResponse.Refused.class,
                                client(refusing).pathTable(QUERY))
                        .status()
                        .code());
    }

    @Test
    void moreGidsThanADatagramHoldsAreNotSent() {
        List<Gid> many = Collections.nCopies(11, Gid.ofPort(1));
        MultiPathQuery query = MultiPathQuery.between(many, List.of(Gid.ofPort(2)), QUERY);
        assertThrows(IllegalArgumentException.class, () -> client(new ScriptedTransport(r -> r))
                .paths(query));
    }

    @Test
    void theClassPortInfoIsReadAfterTheSaHeader() {
        ClassPortInfo info = new ClassPortInfo(1, 2, 0x2604, 2, 18, ServiceAddress.NONE, ServiceAddress.NONE);
        ScriptedTransport answering = new ScriptedTransport(request -> request.with(56, info.encode()));
        assertEquals(Optional.of(info), client(answering).classPortInfo());
        assertEquals(1, answering.requests.get(0).attribute());
        assertEquals(Optional.empty(), client(new ScriptedTransport(r -> null)).classPortInfo());
    }

    private static SaClient client(MadTransport transport) {
        return new SaClient(transport, 7);
    }
}

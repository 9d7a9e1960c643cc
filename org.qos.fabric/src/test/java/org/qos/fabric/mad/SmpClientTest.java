package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

class SmpClientTest {

    @Test
    void portInfoIsReadFieldByField() {
        ByteBuffer info = ByteBuffer.allocate(64);
        info.putShort(16, (short) 0x1234).putShort(18, (short) 0xbfff).putInt(20, 0x80000001);
        info.put(50, (byte) 16).put(28, (byte) 7).put(31, (byte) 2).put(35, (byte) 0x1f);
        info.put(32, (byte) 0x14).put(34, (byte) 0x83).put(36, (byte) 0x40).put(37, (byte) 0x50);
        info.put(38, (byte) 200)
                .put(39, (byte) 8)
                .put(40, (byte) 64)
                .put(41, (byte) 0x05)
                .put(43, (byte) 0x30);
        PortInfo read = client(answering(info.array())).portInfo(1, 1);
        assertEquals(new PortInfo(0x1234, 3, 0xbfff, 0x80000001, 7, 4, 4, "SDR", 2, 4, 5, 5, 3, 200, 8, 64, 16), read);
    }

    @Test
    void vlCodesMeanOneTwoFourEightOrFifteenVls() {
        assertEquals(
                List.of(0, 1, 2, 4, 8, 15, 0),
                List.of(0, 1, 2, 3, 4, 5, 6).stream().map(Vl::count).toList());
    }

    @Test
    void sl2VlHasTheEvenSlInTheHighHalfOfEachByte() {
        ScriptedTransport transport = answering(HexFormat.of().parseHex("0123456789abcdef"));
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
                client(transport).switchSl2Vl(9, 2, 7));
        assertEquals(0x0207, transport.requests.get(0).modifier());
        assertEquals(new MadAddress(9, 0, 0), transport.addresses.get(0));
        client(transport).adapterSl2Vl(9);
        assertEquals(0, transport.requests.get(1).modifier());
    }

    @Test
    void anArbitrationTableIsReadInBlocksOf32Entries() {
        ScriptedTransport transport = answering(new byte[] {2, (byte) 255, 1, 64});
        List<VlWeight> table = client(transport).vlArbitration(9, 5, SmpClient.Priority.HIGH, 34);
        assertEquals(34, table.size());
        assertEquals(List.of(new VlWeight(2, 255), new VlWeight(1, 64)), table.subList(32, 34));
        assertEquals(List.of(3 << 16 | 5, 4 << 16 | 5), modifiers(transport));
    }

    @Test
    void aTableWithoutEntriesIsNotAskedFor() {
        ScriptedTransport transport = answering(new byte[0]);
        assertEquals(List.of(), client(transport).vlArbitration(9, 5, SmpClient.Priority.LOW, 0));
        assertEquals(List.of(), transport.requests);
    }

    @Test
    void emptyEntriesOfThePkeyTableAreLeftOut() {
        assertEquals(
                List.of(0xffff, 0x0001),
                client(answering(HexFormat.of().parseHex("ffff000080000001"))).pkeys(3));
    }

    @Test
    void aRefusalNamesPortAndAttribute() {
        ScriptedTransport refusing = new ScriptedTransport(request -> request.with(4, new byte[] {0, 0x1c}));
        MadException refusal =
                assertThrows(MadException.class, () -> client(refusing).portInfo(9, 200));
        assertEquals("LID 9, attribute 0x0015, modifier 0xc8: status 0x001c", refusal.getMessage());
        ScriptedTransport silent = new ScriptedTransport(request -> null);
        MadException silence =
                assertThrows(MadException.class, () -> client(silent).pkeys(9));
        assertEquals("LID 9, attribute 0x0016, modifier 0x0: no answer", silence.getMessage());
    }

    private static ScriptedTransport answering(byte[] data) {
        return new ScriptedTransport(request -> request.with(64, data));
    }

    private static List<Integer> modifiers(ScriptedTransport transport) {
        return transport.requests.stream().map(Mad::modifier).toList();
    }

    private static SmpClient client(MadTransport transport) {
        return new SmpClient(transport);
    }
}

package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.value.VlWeight;

/** The tables of a simulated port as the client reads them with SMPs (IBTA 14.2.5). */
class SmpTablesTest {

    /** Entry i of the low-priority table is VL i mod 15 with weight i; of the other one, weight 255 - i. */
    private static Mad arbitration(Mad request) {
        int block = request.modifier() >>> 16;
        byte[] data = new byte[64];
        for (int i = 0; i < 32; i++) {
            int entry = (block - 1) % 2 * 32 + i;
            data[2 * i] = (byte) (0xf0 | entry % 15);
            data[2 * i + 1] = (byte) (block < 3 ? entry : 255 - entry);
        }
        return request.with(64, data);
    }

    @ParameterizedTest(name = "{0}, {1} entries: blocks {2}")
    @CsvSource({
        "LOW, 1, 1",
        "LOW, 31, 1",
        "LOW, 32, 1",
        "LOW, 33, 1 2",
        "LOW, 64, 1 2",
        "HIGH, 1, 3",
        "HIGH, 32, 3",
        "HIGH, 33, 3 4",
        "HIGH, 64, 3 4"
    })
    void arbitrationTablesAreReadToTheirCapacity(SmpClient.Priority priority, int entries, String blocks) {
        ScriptedTransport transport = new ScriptedTransport(SmpTablesTest::arbitration);
        List<VlWeight> table = client(transport).vlArbitration(3, 36, priority, entries);
        List<VlWeight> expected = IntStream.range(0, entries)
                .mapToObj(i -> new VlWeight(i % 15, priority == SmpClient.Priority.LOW ? i : 255 - i))
                .toList();
        assertEquals(expected, table);
        assertEquals(
                Arrays.stream(blocks.split(" "))
                        .map(block -> Integer.parseInt(block) << 16 | 36)
                        .toList(),
                transport.requests.stream().map(Mad::modifier).toList());
        transport.requests.forEach(request -> assertEquals(0x18, request.attribute()));
    }

    @Test
    void allButTheEmptyPkeysOfTheFirstBlockAreKept() {
        byte[] data = new byte[64];
        Arrays.fill(data, (byte) 0xff);
        data[0] = (byte) 0x80;
        data[1] = 0;
        data[62] = 0;
        data[63] = 1;
        ScriptedTransport transport = new ScriptedTransport(request -> request.with(64, data));
        List<Integer> expected = new ArrayList<>();
        IntStream.range(1, 31).forEach(i -> expected.add(0xffff));
        expected.add(1);
        assertEquals(expected, client(transport).pkeys(4));
        assertEquals(0x16, transport.requests.get(0).attribute());
        assertEquals(0, transport.requests.get(0).modifier());
    }

    @ParameterizedTest(name = "in {0}, out {1}")
    @CsvSource({"0, 0, 0", "0, 255, 255", "255, 0, 65280", "1, 36, 292"})
    void theModifierOfASl2VlTableIsThePairOfPorts(int in, int out, int modifier) {
        ScriptedTransport transport = new ScriptedTransport(request -> request);
        assertEquals(
                IntStream.range(0, 16).mapToObj(sl -> 0).toList(),
                client(transport).switchSl2Vl(1, in, out));
        assertEquals(modifier, transport.requests.get(0).modifier());
        assertEquals(0x17, transport.requests.get(0).attribute());
    }

    @Test
    void theHighestVlIsUnsignedInBothHalvesOfAByte() {
        byte[] data = {(byte) 0xf0, 0x0f, (byte) 0xff};
        List<Integer> table =
                client(new ScriptedTransport(request -> request.with(64, data))).adapterSl2Vl(1);
        assertEquals(List.of(15, 0, 0, 15, 15, 15, 0), table.subList(0, 7));
    }

    @ParameterizedTest(name = "width {0}, speed {1}, extended speed {2}")
    @CsvSource({"1, 1, 0, 2", "2, 1, 0, 3", "2, 2, 0, 6", "8, 4, 0, 10", "4, 2, 0, 7", "2, 1, 1, 12", "2, 4, 8, 21"})
    void theRateIsThatOfTheLink(int width, int speed, int extended, int code) {
        assertEquals(OptionalInt.of(code), rate(width, speed << 4, extended << 4));
        assertEquals(OptionalInt.of(code), rate(width, speed << 4 | 0xf, extended << 4 | 0xf), "enabled is not active");
    }

    @ParameterizedTest
    @CsvSource({"3, 16, 0", "32, 16, 0", "2, 0, 0", "2, 48, 0", "0, 16, 16"})
    void linksThatTheStandardDoesNotKnowHaveNoRate(int width, int speed, int extended) {
        assertEquals(OptionalInt.empty(), rate(width, speed, extended));
    }

    @Test
    void aFailureInTheSecondBlockNamesIt() {
        ScriptedTransport transport =
                new ScriptedTransport(request -> request.modifier() >>> 16 == 2 ? null : arbitration(request));
        MadException failure = assertThrows(
                MadException.class, () -> client(transport).vlArbitration(3, 1, SmpClient.Priority.LOW, 40));
        assertEquals("LID 3, attribute 0x0018, modifier 0x20001: no answer", failure.getMessage());
    }

    private static OptionalInt rate(int width, int speed, int extended) {
        byte[] data = new byte[64];
        data[31] = (byte) width;
        data[35] = (byte) speed;
        data[62] = (byte) extended;
        return client(new ScriptedTransport(request -> request.with(64, data)))
                .portInfo(1, 1)
                .rate();
    }

    private static SmpClient client(MadTransport transport) {
        return new SmpClient(transport);
    }
}

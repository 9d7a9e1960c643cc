package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.sim.SimulatedPort;

class MKeyTest {

    private static final MKey KEY = new MKey(0xfedc_ba98_7654_3210L);

    private final List<Mad> arrived = new ArrayList<>();
    private final MadPort port = new SimulatedPort((mad, to) -> {
        arrived.add(mad);
        return Optional.empty();
    });

    @Test
    void aKeyHasUpTo16HexadecimalDigits() {
        assertEquals(Optional.of(KEY), MKey.parse("0xfedcba9876543210"));
        assertEquals(Optional.of(new MKey(0x1f)), MKey.parse("0X1F"));
        assertEquals(Optional.of(MKey.NONE), MKey.parse("0x0"));
    }

    @ParameterizedTest(name = "''{0}''")
    @ValueSource(strings = {"", "0x", "12", "0xg", "0x+1", "0x-1", "0x1 2", "0x10000000000000000"})
    void othersAreMalformed(String text) {
        assertEquals(Optional.empty(), MKey.parse(text));
    }

    @Test
    void noTextShowsTheKey() {
        assertEquals("an M_Key", KEY.toString());
        assertEquals("no M_Key", MKey.NONE.toString());
    }

    @Test
    void everySmpHasTheKey() {
        MadPort keyed = KEY.at(port);
        Mad directed = Mad.directed(DirectedRoute.LOCAL, Mad.METHOD_GET, 0x11, 0);
        keyed.send(directed, MadAddress.DIRECTED_ROUTE);
        keyed.send(Mad.get(MadClass.SUBNET_LID_ROUTED, 0x15, 1), MadAddress.subnetManagement(1));
        assertEquals(
                List.of(KEY.value(), KEY.value()),
                arrived.stream().map(Mad::mKey).toList());
        assertEquals(0, directed.mKey());
    }

    @Test
    void theKeyIsNotSentToTheSubnetAdministration() {
        Mad query = Mad.get(MadClass.SUBNET_ADMINISTRATION, 0x35, 0);
        KEY.at(port).send(query, MadAddress.subnetManagement(1));
        assertEquals(List.of(query), arrived);
    }

    @Test
    void withoutAKeyThePortIsAsItWas() {
        assertSame(port, MKey.NONE.at(port));
    }
}

package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Directed routes and their place in a packet (IBTA 14.2.1.2). */
class DirectedRouteTest {

    private static final HexFormat HEX = HexFormat.of();

    @Test
    void aPacketHasTheRouteFromByteOneOfInitialPath() {
        Mad mad = Mad.directed(DirectedRoute.of(1, 36, 254), Mad.METHOD_GET, 0x15, 0x24);
        assertEquals("01810101" + "00000003", HEX.formatHex(mad.data(0, 8)), "class 0x81, HopPointer 0, HopCount 3");
        assertEquals("ffffffff", HEX.formatHex(mad.data(32, 4)), "DrSLID and DrDLID");
        assertEquals("000124fe0000", HEX.formatHex(mad.data(128, 6)));
        assertEquals(0x15, mad.attribute());
        assertEquals(0x24, mad.modifier());
        assertEquals(DirectedRoute.of(1, 36, 254), mad.route());
        assertArrayEquals(new byte[64], mad.data(192, 64), "ReturnPath");
    }

    @Test
    void theLocalRouteHasNoHop() {
        assertEquals(
                DirectedRoute.LOCAL,
                Mad.directed(DirectedRoute.LOCAL, Mad.METHOD_SET, 0x15, 0).route());
        assertEquals("0", DirectedRoute.LOCAL.toString());
        assertEquals("0,1,4", DirectedRoute.of(1, 4).toString());
    }

    @Test
    void aRouteHasAtMost63Hops() {
        DirectedRoute longest = DirectedRoute.of(IntStream.rangeClosed(1, 63).toArray());
        assertEquals(63, longest.hops());
        assertEquals(63, longest.port(62));
        assertEquals(longest, Mad.directed(longest, Mad.METHOD_GET, 0x11, 0).route());
        assertThrows(IllegalArgumentException.class, () -> longest.then(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 255, 256})
    void whatIsNotAPortIsRejected(int port) {
        assertThrows(IllegalArgumentException.class, () -> DirectedRoute.LOCAL.then(port));
    }

    @Test
    void keyAndDataHavePlacesOfTheirOwn() {
        Mad mad = Mad.directed(DirectedRoute.of(1), Mad.METHOD_SET, 0x17, 0)
                .withMKey(0x0123456789abcdefL)
                .withSmpData(new byte[] {1, 2});
        assertEquals("0123456789abcdef", HEX.formatHex(mad.data(24, 8)));
        assertEquals("0102", HEX.formatHex(mad.data(64, 2)));
        assertEquals(0x0123456789abcdefL, mad.mKey());
        assertThrows(IllegalArgumentException.class, () -> mad.withSmpData(new byte[65]));
        assertFalse(mad.isResponse());
        assertTrue(mad.with(3, new byte[] {(byte) 0x81}).isResponse());
    }
}

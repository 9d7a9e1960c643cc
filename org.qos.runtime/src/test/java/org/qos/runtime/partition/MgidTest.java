package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MgidTest {

    @Test
    void broadcastGroupCarriesThePkeyOfAFullMember() {
        assertEquals("ff12:401b:8010:0:0:0:ffff:ffff", Mgid.broadcast(0x10).toString());
        assertTrue(Mgid.broadcast(0x10).isIp());
    }

    @ParameterizedTest
    @CsvSource({
        "ff12:401b::1, ff12:401b:0:0:0:0:0:1",
        "FF12::, ff12:0:0:0:0:0:0:0",
        "ff12:1:2:3:4:5:6:7, ff12:1:2:3:4:5:6:7",
        "ff12:601b:ffff::1:ff00:1, ff12:601b:ffff:0:0:1:ff00:1"
    })
    void readsWhatAnAddressMayLookLike(String text, String full) {
        assertEquals(full, Mgid.parse(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ff12",
                "fe80::1",
                "ff12::1::2",
                "ff12:12345::",
                "ff12:1:2:3:4:5:6:7:8",
                "ff1g::1",
                ":ff12::1"
            })
    void readsNothingElse(String text) {
        assertEquals(Optional.empty(), Mgid.parse(text));
    }

    @Test
    void scopeAndPkeyAreFieldsOfIt() {
        Mgid mgid = Mgid.parse("ff12:401b:1:2:3:4:5:6").orElseThrow();
        assertEquals(2, mgid.scope());
        assertEquals("ff1e:401b:1:2:3:4:5:6", mgid.withScope(14).toString());
        assertEquals(1, mgid.pkey());
        assertEquals("ff12:401b:8123:2:3:4:5:6", mgid.withPkey(0x8123).toString());
        assertFalse(Mgid.parse("ff12:a01b::1").orElseThrow().isIp());
    }

    @ParameterizedTest
    @CsvSource({
        "ff02::1, false, false",
        "ff12::1, false, false",
        "ff22::1, true, false",
        "ff42::1, true, false",
        "ff92:a01b::1, true, true",
        "ff1e:a01b::1, false, true"
    })
    void flagsAndSignatureAreFieldsOfIt(String text, boolean reservedFlag, boolean assigned) {
        Mgid mgid = Mgid.parse(text).orElseThrow();
        assertEquals(reservedFlag, mgid.hasReservedFlag());
        assertEquals(assigned, mgid.hasSignatureOfAssigned());
    }
}

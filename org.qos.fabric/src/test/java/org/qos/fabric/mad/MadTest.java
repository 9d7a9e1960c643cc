package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class MadTest {

    @Test
    void theHeaderIsThatOfTheStandard() {
        Mad mad = Mad.get(MadClass.SUBNET_ADMINISTRATION, 0x0035, 0x01020304).withTransaction(0x1122334455667788L);
        assertEquals(
                "01030201" + "00000000" + "1122334455667788" + "00350000" + "01020304",
                HexFormat.of().formatHex(mad.data(0, 24)));
        assertEquals(3, mad.madClass());
        assertEquals(0x35, mad.attribute());
        assertEquals(0x01020304, mad.modifier());
        assertEquals(0x55667788, mad.transaction());
        assertEquals(0, mad.status());
    }

    @Test
    void theDirectionBitIsNotAPartOfTheStatus() {
        Mad mad = Mad.get(MadClass.SUBNET_LID_ROUTED, 0x15, 0);
        assertEquals(0x001c, mad.with(4, new byte[] {(byte) 0x80, 0x1c}).status());
    }

    @Test
    void changesLeaveTheOriginalAlone() {
        Mad original = Mad.get(MadClass.SUBNET_LID_ROUTED, 0x15, 0);
        byte[] before = original.toBytes();
        original.with(64, new byte[] {1, 2, 3});
        original.toBytes()[0] = 9;
        assertArrayEquals(before, original.toBytes());
    }

    @Test
    void aDatagramOfAnotherSizeIsRejected() {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> Mad.of(new byte[24]));
        assertEquals("a MAD has 256 bytes, not 24", refusal.getMessage());
    }

    @Test
    void aClassIsFoundByItsNumber() {
        assertEquals(MadClass.SUBNET_ADMINISTRATION, MadClass.ofCode(3));
        assertEquals(1, MadClass.SUBNET_LID_ROUTED.version());
        assertThrows(IllegalArgumentException.class, () -> MadClass.ofCode(4));
    }

    @Test
    void aMissingDeviceGivesAMessageForPeople() {
        MadException failure = assertThrows(MadException.class, () -> UmadPort.open("no-such-ca", 1));
        assertTrue(
                failure.getMessage().contains("no-such-ca, port 1")
                        || failure.getMessage().contains("install"),
                failure.getMessage());
    }
}

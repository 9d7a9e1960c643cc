package org.qos.runtime.path.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MalformedRecordException;

class ClassPortInfoTest {

    /** Written by hand from the table of the standard, a different digit pattern in each field. */
    private static final String WIRE = "01" // base version
            + "02" // class version
            + "2604" // CapabilityMask
            + "00000052" // CapabilityMask2 bit 1, response time 18
            + "fe80000000000000" + "1112131415161718" // redirect GID
            + "213abcde" // TClass, SL, flow label
            + "3132" + "8123" // LID, P_Key
            + "00414243" // queue pair
            + "80010000" // Q_Key
            + "fe80000000000000" + "5152535455565758" // trap GID
            + "619fedcb"
            + "7172" + "ffff"
            + "40818283" // hop limit, queue pair
            + "80010001";

    private static final ClassPortInfo INFO = new ClassPortInfo(
            1,
            2,
            0x2604,
            2,
            18,
            new ServiceAddress(
                    Gid.ofPort(0x1112131415161718L), 0x21, 3, 0xabcde, 0x3132, 0x8123, 0, 0x414243, 0x80010000),
            new ServiceAddress(
                    Gid.ofPort(0x5152535455565758L), 0x61, 9, 0xfedcb, 0x7172, 0xffff, 0x40, 0x818283, 0x80010001));

    @Test
    void everyFieldHasItsPlace() {
        assertEquals(WIRE, HexFormat.of().formatHex(INFO.encode()));
        assertEquals(INFO, ClassPortInfo.decode(HexFormat.of().parseHex(WIRE)));
    }

    @Test
    void theQosCapabilityIsTheSecondBitOfCapabilityMask2() {
        assertTrue(INFO.isQosSupported());
        assertFalse(new ClassPortInfo(1, 2, 0x2604, ~2 & 0x7ff_ffff, 18, ServiceAddress.NONE, ServiceAddress.NONE)
                .isQosSupported());
    }

    @Test
    void anyBytesSurviveBothWays() {
        Random random = new Random(20060505);
        byte[] wire = new byte[ClassPortInfo.SIZE];
        for (int i = 0; i < 2000; i++) {
            random.nextBytes(wire);
            assertArrayEquals(wire, ClassPortInfo.decode(wire).encode());
        }
    }

    @Test
    void whatDoesNotFitIsRejected() {
        Exception tooShort = assertThrows(MalformedRecordException.class, () -> ClassPortInfo.decode(new byte[71]));
        assertEquals("a ClassPortInfo has 72 bytes, not 71", tooShort.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> new ClassPortInfo(1, 2, 0, 0, 32, ServiceAddress.NONE, ServiceAddress.NONE));
        assertThrows(IllegalArgumentException.class, () -> new ServiceAddress(Gid.NONE, 0, 16, 0, 0, 0, 0, 0, 0));
    }
}

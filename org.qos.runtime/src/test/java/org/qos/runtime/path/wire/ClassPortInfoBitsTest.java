package org.qos.runtime.path.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.Gid;
import org.qos.runtime.testing.WireBits;

/** Each field of ClassPortInfo at the bits that the standard gives it (IBTA 13.4.8.1). */
class ClassPortInfoBitsTest {

    private static final long SEED = 20_061_125L;
    private static final Map<String, ToLongFunction<ClassPortInfo>> FIELDS = fields();

    private static Map<String, ToLongFunction<ClassPortInfo>> fields() {
        Map<String, ToLongFunction<ClassPortInfo>> fields = new LinkedHashMap<>();
        fields.put("BaseVersion", ClassPortInfo::baseVersion);
        fields.put("ClassVersion", ClassPortInfo::classVersion);
        fields.put("CapabilityMask", ClassPortInfo::capabilityMask);
        fields.put("CapabilityMask2", ClassPortInfo::capabilityMask2);
        fields.put("RespTimeValue", ClassPortInfo::responseTime);
        address(fields, "Redirect", ClassPortInfo::redirect);
        address(fields, "Trap", ClassPortInfo::trap);
        return fields;
    }

    private static void address(
            Map<String, ToLongFunction<ClassPortInfo>> fields,
            String prefix,
            Function<ClassPortInfo, ServiceAddress> address) {
        fields.put(prefix + "GID prefix", info -> address.apply(info).gid().subnetPrefix());
        fields.put(prefix + "GID GUID", info -> address.apply(info).gid().interfaceId());
        fields.put(prefix + "TC", info -> address.apply(info).tclass());
        fields.put(prefix + "SL", info -> address.apply(info).sl());
        fields.put(prefix + "FL", info -> address.apply(info).flowLabel());
        fields.put(prefix + "LID", info -> address.apply(info).lid());
        fields.put(prefix + "P_Key", info -> address.apply(info).pkey());
        fields.put(prefix + "HL", info -> address.apply(info).hopLimit());
        fields.put(prefix + "QP", info -> address.apply(info).queuePair());
        fields.put(
                prefix + "Q_Key",
                info -> Integer.toUnsignedLong(address.apply(info).qkey()));
    }

    @ParameterizedTest(name = "{0}: {2} bits from bit {1}")
    @CsvSource(
            textBlock =
                    """
                    BaseVersion,           0,  8
                    ClassVersion,          8,  8
                    CapabilityMask,       16, 16
                    CapabilityMask2,      32, 27
                    RespTimeValue,        59,  5
                    RedirectGID prefix,   64, 64
                    RedirectGID GUID,    128, 64
                    RedirectTC,          192,  8
                    RedirectSL,          200,  4
                    RedirectFL,          204, 20
                    RedirectLID,         224, 16
                    RedirectP_Key,       240, 16
                    RedirectHL,          256,  8
                    RedirectQP,          264, 24
                    RedirectQ_Key,       288, 32
                    TrapGID prefix,      320, 64
                    TrapGID GUID,        384, 64
                    TrapTC,              448,  8
                    TrapSL,              456,  4
                    TrapFL,              460, 20
                    TrapLID,             480, 16
                    TrapP_Key,           496, 16
                    TrapHL,              512,  8
                    TrapQP,              520, 24
                    TrapQ_Key,           544, 32
                    """)
    void aFieldHasTheBitsOfTheStandard(String field, int first, int width) {
        long[] values = {1, WireBits.max(width), new Random(SEED + first).nextLong() & WireBits.max(width)};
        for (long value : values) {
            byte[] wire = WireBits.with(new byte[ClassPortInfo.SIZE], first, width, value);
            ClassPortInfo info = ClassPortInfo.decode(wire);
            FIELDS.forEach((name, get) -> assertEquals(
                    name.equals(field) ? value : 0, get.applyAsLong(info), name + ", seed " + (SEED + first)));
            assertArrayEquals(wire, info.encode(), field);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, false", "2, true", "3, true", "4, false", "134217727, true", "134217725, false"})
    void qosIsSupportedByBitOneOfCapabilityMask2(int capabilityMask2, boolean supported) {
        byte[] wire = WireBits.with(new byte[ClassPortInfo.SIZE], 32, 27, capabilityMask2);
        assertEquals(supported, ClassPortInfo.decode(wire).isQosSupported());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    256 | 0 | 0     | 0         | 0  | base version 256 is not in 0..255
                    -1  | 0 | 0     | 0         | 0  | base version -1 is not in 0..255
                    0 | 256 | 0     | 0         | 0  | class version 256 is not in 0..255
                    0 | 0   | 65536 | 0         | 0  | CapabilityMask 65536 is not in 0..65535
                    0 | 0   | 0     | 134217728 | 0  | CapabilityMask2 134217728 is not in 0..134217727
                    0 | 0   | 0     | 0         | 32 | response time 32 is not in 0..31
                    """)
    void whatItsFieldCannotHoldIsRejected(
            int base, int version, int capabilities, int capabilities2, int time, String message) {
        Exception refused = assertThrows(
                IllegalArgumentException.class,
                () -> new ClassPortInfo(
                        base, version, capabilities, capabilities2, time, ServiceAddress.NONE, ServiceAddress.NONE));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    256 | 0  | 0       | 0     | 0     | 0   | 0        | TClass 256 is not in 0..255
                    0   | 16 | 0       | 0     | 0     | 0   | 0        | SL 16 is not in 0..15
                    0   | 0  | 1048576 | 0     | 0     | 0   | 0        | flow label 1048576 is not in 0..1048575
                    0   | 0  | 0       | 65536 | 0     | 0   | 0        | LID 65536 is not in 0..65535
                    0   | 0  | 0       | 0     | 65536 | 0   | 0        | P_Key 65536 is not in 0..65535
                    0   | 0  | 0       | 0     | 0     | 256 | 0        | hop limit 256 is not in 0..255
                    0   | 0  | 0       | 0     | 0     | 0   | 16777216 | queue pair 16777216 is not in 0..16777215
                    """)
    void anAddressThatDoesNotFitIsRejected(
            int tclass, int sl, int flow, int lid, int pkey, int hops, int pair, String message) {
        Exception refused = assertThrows(
                IllegalArgumentException.class,
                () -> new ServiceAddress(Gid.NONE, tclass, sl, flow, lid, pkey, hops, pair, -1));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void bytesAfterTheAttributeAreNotRead() {
        byte[] wire = new byte[ClassPortInfo.SIZE + 120];
        new Random(SEED).nextBytes(wire);
        assertArrayEquals(
                java.util.Arrays.copyOf(wire, ClassPortInfo.SIZE),
                ClassPortInfo.decode(wire).encode());
    }
}

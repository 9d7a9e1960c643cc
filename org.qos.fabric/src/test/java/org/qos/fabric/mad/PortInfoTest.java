package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bits of PortInfo that matter for QoS, at the places of IBTA 14.2.5.6. */
class PortInfoTest {

    /** A field by its name, the first bit and the width that the table of the standard gives. */
    @ParameterizedTest(name = "{0}: {2} bits from bit {1}")
    @CsvSource({
        "lid, 128, 16",
        "smLid, 144, 16",
        "capabilityMask, 160, 32",
        "localPort, 224, 8",
        "linkState, 260, 4",
        "mKeyProtection, 272, 2",
        "lmc, 277, 3",
        "neighborMtu, 288, 4",
        "vlCap, 296, 4",
        "vlHighLimit, 304, 8",
        "vlArbHighCap, 312, 8",
        "vlArbLowCap, 320, 8",
        "mtuCap, 332, 4",
        "operationalVls, 344, 4",
        "guidCap, 400, 8"
    })
    void aFieldIsReadFromItsBitsAndNoOthers(String name, int firstBit, int width) {
        for (int bit = 0; bit < 512; bit++) {
            byte[] attribute = new byte[64];
            attribute[bit / 8] = (byte) (0x80 >>> bit % 8);
            boolean inside = bit >= firstBit && bit < firstBit + width;
            long expected = inside ? 1L << firstBit + width - 1 - bit : 0;
            assertEquals((int) expected, field(name, PortInfo.decode(attribute)), name + ", bit " + bit);
        }
    }

    @Test
    void fieldsOfOnesAreUnsigned() {
        byte[] ones = new byte[64];
        Arrays.fill(ones, (byte) 0xff);
        assertEquals(
                new PortInfo(0xffff, 7, 0xffff, -1, 255, 15, 0, "", 3, 15, 15, 15, 15, 255, 255, 255, 255),
                PortInfo.decode(ones));
    }

    @Test
    void bytesOutsideTheFieldsChangeNothing() {
        Set<Integer> read = new HashSet<>(
                List.of(16, 17, 18, 19, 20, 21, 22, 23, 28, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 43, 50, 62));
        Random random = new Random(20_061_120);
        byte[] attribute = new byte[64];
        random.nextBytes(attribute);
        PortInfo before = PortInfo.decode(attribute);
        for (int offset = 0; offset < attribute.length; offset++) {
            if (!read.contains(offset)) {
                attribute[offset] ^= (byte) 0xff;
            }
        }
        assertEquals(before, PortInfo.decode(attribute), "seed 20061120");
    }

    @ParameterizedTest
    @CsvSource({"0", "16", "43", "62"})
    void anAttributeThatIsCutIsRejected(int length) {
        assertThrows(IndexOutOfBoundsException.class, () -> PortInfo.decode(new byte[length]));
    }

    private static int field(String name, PortInfo info) {
        return switch (name) {
            case "lid" -> info.lid();
            case "lmc" -> info.lmc();
            case "smLid" -> info.smLid();
            case "capabilityMask" -> info.capabilityMask();
            case "localPort" -> info.localPort();
            case "mKeyProtection" -> info.mKeyProtection();
            case "guidCap" -> info.guidCap();
            case "linkState" -> info.linkState();
            case "neighborMtu" -> info.neighborMtu();
            case "mtuCap" -> info.mtuCap();
            case "vlCap" -> info.vlCap();
            case "operationalVls" -> info.operationalVls();
            case "vlHighLimit" -> info.vlHighLimit();
            case "vlArbHighCap" -> info.vlArbHighCap();
            case "vlArbLowCap" -> info.vlArbLowCap();
            default -> throw new IllegalArgumentException(name);
        };
    }
}

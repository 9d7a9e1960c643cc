package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

/** The header of the stored form of compiled rules, and bytes that are cut, damaged or of another version. */
class StoredRulesTest {

    private static final long SEED = 20_061_201L;
    private static final int HEADER_SIZE = 12;
    private static final String DAMAGED = "the compiled policy is damaged; generate the class again";
    private static final String OTHER =
            "the compiled policy does not have the header of a compiled policy; generate the class again";
    private static final PortGroup HOSTS = Policies.guids("hosts", 1, 2);

    private final byte[] good = CompiledRules.of(Policies.policy(
                    List.of(HOSTS),
                    Policies.rule(Policies.GOLD)
                            .from(HOSTS)
                            .service(Ranges.ofValues(1, -1L))
                            .done()))
            .toBytes();

    @Test
    void theHeaderHasLettersVersionAndChecksum() {
        byte[] body = Arrays.copyOfRange(good, HEADER_SIZE, good.length);
        CRC32 crc = new CRC32();
        crc.update(body);
        ByteBuffer header = ByteBuffer.wrap(good);
        assertEquals("QoSc", new String(good, 0, 4, java.nio.charset.StandardCharsets.US_ASCII));
        assertEquals(FormKind.POLICY.version(), header.getInt(4));
        assertEquals((int) crc.getValue(), header.getInt(8));
        assertEquals((int) crc.getValue(), FormKind.checksumOf(good));
    }

    @ParameterizedTest(name = "byte {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0  | the compiled policy does not have the header of a compiled policy; generate the class again
                    3  | the compiled policy does not have the header of a compiled policy; generate the class again
                    8  | the compiled policy is damaged; generate the class again
                    11 | the compiled policy is damaged; generate the class again
                    12 | the compiled policy is damaged; generate the class again
                    """)
    void aChangedByteIsReportedByItsPlace(int place, String message) {
        for (int bit = 0; bit < 8; bit++) {
            byte[] bad = good.clone();
            bad[place] ^= (byte) (1 << bit);
            assertEquals(message, refusal(bad));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 256, -1})
    void anotherVersionIsReportedBeforeAnyDamage(int version) {
        ByteBuffer.wrap(good).putInt(4, version);
        String expected = "the compiled policy is of version " + version
                + " and org.qos.runtime reads 2; generate the class with the qos command of the same release";
        assertEquals(expected, refusal(good));
        good[good.length - 1] ^= 1;
        assertEquals(expected, refusal(good));
    }

    @Test
    void aFileThatIsCutIsRejectedWhereverItEnds() {
        for (int length = 0; length < good.length; length++) {
            assertEquals(
                    length < HEADER_SIZE ? OTHER : DAMAGED, refusal(Arrays.copyOf(good, length)), "length " + length);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 4096})
    void bytesAfterTheEndAreDamage(int more) {
        assertEquals(DAMAGED, refusal(Arrays.copyOf(good, good.length + more)));
    }

    @Test
    void manyChangedBytesAreDamage() {
        Random random = new Random(SEED);
        for (int round = 0; round < 1_000; round++) {
            byte[] bad = good.clone();
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                bad[HEADER_SIZE + random.nextInt(bad.length - HEADER_SIZE)] = (byte) random.nextInt();
            }
            if (!Arrays.equals(good, bad)) {
                assertEquals(DAMAGED, refusal(bad), "seed " + SEED + ", round " + round);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "UW9TYw=", "UW9 TYw=="})
    void aConstantThatIsNotBase64IsDamage(String constant) {
        StoredFormException refused = assertThrows(StoredFormException.class, () -> CompiledRules.ofConstant(constant));
        assertEquals(DAMAGED, refused.getMessage());
    }

    @Test
    void aConstantOfOtherBytesIsNotACompiledPolicy() {
        String constant = Base64.getEncoder().encodeToString("something else entirely".getBytes());
        assertEquals(
                OTHER,
                assertThrows(StoredFormException.class, () -> CompiledRules.ofConstant(constant))
                        .getMessage());
    }

    @Test
    void aResourceOfOtherBytesIsNotACompiledPolicy() {
        Exception refused = assertThrows(
                StoredFormException.class,
                () -> CompiledRules.ofResource(getClass(), getClass().getSimpleName() + ".class", 0));
        assertEquals(OTHER.replace("policy does", "policy StoredRulesTest.class does"), refused.getMessage());
    }

    @Test
    void equalPoliciesHaveEqualBytes() {
        assertArrayEquals(good, CompiledRules.ofBytes(good).toBytes());
        assertEquals(false, CompiledRules.ofBytes(good).needsNoFabric());
        assertEquals(true, CompiledRules.of(Policies.policy(List.of(HOSTS))).needsNoFabric());
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(StoredFormException.class, () -> CompiledRules.ofBytes(bytes))
                .getMessage();
    }
}

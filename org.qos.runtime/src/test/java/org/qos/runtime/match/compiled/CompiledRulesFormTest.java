package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.RandomSite.Extent;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

class CompiledRulesFormTest {

    private static final int HEADER_SIZE = 12;

    private static final QosLevel LEVEL = new QosLevel(
            "gold \u00e9",
            OptionalLong.of(7),
            "use",
            3,
            OptionalInt.of(4),
            OptionalInt.of(16),
            OptionalInt.empty(),
            OptionalInt.of(1),
            OptionalInt.of(2),
            Ranges.ofValues(1, 5),
            Ranges.of(new Range(0x10, 0x20)));

    private static final PortGroup GROUP = new PortGroup(
            "group",
            "its use",
            Ranges.of(new Range(1, -1L)),
            List.of(new PortName("host/HCA-1", 2, Reading.FIRST_TWO_WORDS), new PortName("x", 1, Reading.DESCRIPTION)),
            List.of("part", "other part"),
            Ranges.ofValues(0x7fff),
            Set.of(NodeType.ROUTER, NodeType.CA),
            true);

    @Test
    void levelsAndGroupsComeBackAsTheyWere() {
        CompiledRules rules = CompiledRules.of(
                Policies.policy(List.of(GROUP), Policies.rule(LEVEL).from(GROUP).done()));
        CompiledRules read = CompiledRules.ofBytes(rules.toBytes());
        assertEquals(List.of(LEVEL), read.levels());
        assertEquals(List.of(GROUP), read.groups());
        assertEquals(Policies.DEFAULT, read.defaultLevel());
        assertArrayEquals(rules.toBytes(), read.toBytes());
    }

    @Test
    void whatIsReadDecidesTheSame() {
        RandomSite site = new RandomSite(11, new Extent(300, 20, 100, 50));
        BoundPolicy bound = site.bound();
        CompiledPolicy compiled = CompiledPolicy.of(bound);
        byte[] bytes = CompiledRules.of(bound.policy()).toBytes();
        CompiledPolicy read = CompiledRules.ofConstant(Base64.getEncoder().encodeToString(bytes))
                .bind(bound.fabric(), bound.partitions());
        assertEquals(compiled.form().classes(), read.form().classes());
        for (int n = 0; n < 20_000; n++) {
            Request request = site.request();
            Match expected = compiled.match(request);
            assertEquals(expected, read.match(request));
        }
    }

    @Test
    void anyDamageIsNoticed() {
        byte[] good = CompiledRules.of(
                        Policies.policy(List.of(), Policies.rule(LEVEL).done()))
                .toBytes();
        for (int place = 0; place < good.length; place++) {
            byte[] bad = good.clone();
            bad[place] ^= 1;
            assertThrows(StoredFormException.class, () -> CompiledRules.ofBytes(bad));
        }
        assertMessage("damaged", Arrays.copyOf(good, good.length - 1));
        assertMessage("does not have the header of a compiled policy", new byte[0]);
        assertThrows(StoredFormException.class, () -> CompiledRules.ofConstant("no Base64!"));
    }

    /** Each byte after the header gets each of some values, with the checksum of the whole. */
    @Test
    void damageWithItsChecksumIsNoticedOrReadAsAnotherPolicy() {
        byte[] good = CompiledRules.of(Policies.policy(
                        List.of(GROUP), Policies.rule(LEVEL).from(GROUP).done()))
                .toBytes();
        int refused = 0;
        for (int place = HEADER_SIZE; place < good.length; place++) {
            for (int value : new int[] {0, 1, 0x7f, 0x80, 0xff}) {
                byte[] bad = good.clone();
                bad[place] = (byte) value;
                refused += isRefused(withChecksum(bad)) ? 1 : 0;
            }
        }
        assertTrue(refused > 0);
    }

    @Test
    void bytesAfterTheEndAreNoticed() {
        byte[] good = CompiledRules.of(Policies.policy(List.of())).toBytes();
        assertMessage("damaged", withChecksum(Arrays.copyOf(good, good.length + 1)));
    }

    private static boolean isRefused(byte[] bytes) {
        try {
            CompiledRules.ofBytes(bytes);
            return false;
        } catch (StoredFormException damaged) {
            return true;
        }
    }

    private static byte[] withChecksum(byte[] bytes) {
        return FormKind.POLICY.withHeader(Arrays.copyOfRange(bytes, HEADER_SIZE, bytes.length));
    }

    @Test
    void anotherVersionIsNamed() {
        byte[] other = CompiledRules.of(Policies.policy(List.of())).toBytes();
        other[7] = 99;
        assertMessage("of version 99 and org.qos.runtime reads 2", other);
    }

    @Test
    void aMissingResourceIsNamed() {
        StoredFormException missing =
                assertThrows(StoredFormException.class, () -> CompiledRules.ofResource(getClass(), "Nothing.rules", 0));
        assertTrue(missing.getMessage().contains("Nothing.rules is missing"), missing::getMessage);
    }

    private static void assertMessage(String part, byte[] bytes) {
        StoredFormException thrown = assertThrows(StoredFormException.class, () -> CompiledRules.ofBytes(bytes));
        assertTrue(thrown.getMessage().contains(part), thrown::getMessage);
    }
}

package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.value.VlWeight;

class SetupFormTest {

    private static final int CASES = 500;
    private static final int HEADER_SIZE = 12;

    private static final PortGroup GROUP = new PortGroup(
            "gr\u00fcn",
            "its use",
            Ranges.of(new Range(0, 5), new Range(7, 7), new Range(1L << 63, -1L)),
            List.of(new PortName("host/HCA-1", 2, Reading.FIRST_TWO_WORDS), new PortName("x", 1, Reading.DESCRIPTION)),
            List.of("part", "other part"),
            Ranges.ofValues(0x7fff),
            EnumSet.of(NodeType.ROUTER, NodeType.CA),
            true);
    private static final PortGroup OF_A_SCOPE = PortGroup.ofGuids("", Ranges.ofValues(1));
    private static final FabricSetup SETUP = new FabricSetup(
            List.of(new Sl2VlScope(
                    List.of(GROUP),
                    List.of(OF_A_SCOPE),
                    List.of(GROUP, OF_A_SCOPE),
                    PortNumbers.ALL,
                    PortNumbers.of(Ranges.NONE),
                    List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))),
            List.of(new VlArbScope(
                    List.of(),
                    List.of(OF_A_SCOPE),
                    PortNumbers.of(Ranges.ofValues(1, 2, 36)),
                    List.of(new VlWeight(14, 255), new VlWeight(0, 0)),
                    List.of(),
                    OptionalInt.of(255))));

    @Test
    void everythingComesBackAsItWas() {
        CompiledSetup setup = CompiledSetup.of(policy(List.of(GROUP), SETUP));
        CompiledSetup read = CompiledSetup.ofBytes(setup.toBytes());
        assertEquals(List.of(GROUP), read.groups(), "a group that only a scope has is not one that the policy names");
        assertEquals(SETUP, read.setup());
        assertEquals(0b111, read.slBits(), "the levels of the policy have SL 0, 1 and 2");
        assertSame(read.groups().get(0), read.setup().sl2vl().get(0).groups().get(0));
        assertArrayEquals(setup.toBytes(), read.toBytes());
    }

    @Test
    void randomSetupsComeBackAndPlanTheSame() {
        System.out.println("SetupFormTest: " + CASES + " setups from seed 0");
        for (long seed = 0; seed < CASES; seed++) {
            RandomSetup random = new RandomSetup(seed);
            BoundPolicy policy = random.policy();
            byte[] bytes = CompiledSetup.of(policy.policy()).toBytes();
            CompiledSetup read = CompiledSetup.ofConstant(Base64.getEncoder().encodeToString(bytes));
            assertEquals(each(policy.policy().groups()), read.groups(), "seed " + seed);
            assertEquals(policy.policy().setup(), read.setup(), "seed " + seed);
            assertPlansTheSame(random, policy, read, "seed " + seed);
        }
    }

    private static void assertPlansTheSame(RandomSetup random, BoundPolicy policy, CompiledSetup read, String seed) {
        SubnetState state = random.state();
        SetupPlan expected = SetupPlanner.plan(policy, state);
        BoundSetup bound = read.bind(state, policy.partitions());
        assertEquals(expected, bound.plan(state), seed);
        state.ports().keySet().forEach(port -> {
            Optional<PortTables> tables = expected.tables().stream()
                    .filter(of -> of.port().equals(port))
                    .findFirst();
            assertEquals(tables, bound.tables(port), seed);
        });
    }

    @Test
    void theBytesOfVersionOneStayAsTheyAre() {
        PortGroup cas = new PortGroup(
                "c",
                "",
                Ranges.of(new Range(0x10, 0x12), Range.of(0x90)),
                List.of(new PortName("n", 1, Reading.DESCRIPTION)),
                List.of(),
                Ranges.NONE,
                EnumSet.of(NodeType.CA),
                false);
        VlArbScope scope = new VlArbScope(
                List.of(cas),
                List.of(),
                PortNumbers.ALL,
                List.of(new VlWeight(1, 200)),
                List.of(),
                OptionalInt.empty());
        byte[] bytes = CompiledSetup.of(policy(List.of(cas), new FabricSetup(List.of(), List.of(scope))))
                .toBytes();
        assertEquals("516f537400000001", HexFormat.of().formatHex(bytes, 0, 8));
        assertEquals(
                "07" + "01" + "01" + "0163" + "00" + "02" + "1002" + "7e00" + "01" + "016e0100" + "00" + "00" + "01"
                        + "00" + "00" + "01" + "0100" + "00" + "01" + "01" + "01c801" + "00" + "00",
                HexFormat.of().formatHex(bytes, HEADER_SIZE, bytes.length));
    }

    @Test
    void anyDamageIsNoticed() {
        byte[] good = CompiledSetup.of(policy(List.of(GROUP), SETUP)).toBytes();
        for (int place = 0; place < good.length; place++) {
            byte[] bad = good.clone();
            bad[place] ^= 1;
            assertThrows(StoredFormException.class, () -> CompiledSetup.ofBytes(bad));
        }
        assertMessage("damaged", Arrays.copyOf(good, good.length - 1));
        assertMessage("does not have the header of a compiled setup", new byte[0]);
        assertThrows(StoredFormException.class, () -> CompiledSetup.ofConstant("no Base64!"));
    }

    @Test
    void bytesWithAValidChecksumAreRejectedUnlessTheyAreAFormOfTheirOwn() {
        long seed = 20_061_131L;
        System.out.println("SetupFormTest: changed bytes from seed " + seed);
        Random random = new Random(seed);
        byte[] good = CompiledSetup.of(policy(List.of(GROUP), SETUP)).toBytes();
        int rejected = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] body = Arrays.copyOfRange(good, HEADER_SIZE, good.length - random.nextInt(2));
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                body[random.nextInt(body.length)] = (byte) (random.nextBoolean() ? -1 : random.nextInt(256));
            }
            byte[] changed = FormKind.SETUP.withHeader(body);
            try {
                assertArrayEquals(changed, CompiledSetup.ofBytes(changed).toBytes(), "round " + round);
            } catch (StoredFormException damaged) {
                rejected++;
            }
        }
        assertTrue(rejected > 10_000, "rejected: " + rejected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            textBlock =
                    """
                    nothing,                              ''
                    bytes after the end,                  00 00 00 00 00 00
                    an SL beyond 15,                      808004 00 00 00 00
                    more named groups than there are,     00 01 00 00 00
                    more groups than there are bytes,     00 00 ffffffff07 00 00
                    a group that nothing names,           00 00 01 00 00 00 00 00 00 00 00 00 00
                    a number that is longer than needed,  8000 00 00 00 00
                    a number beyond 64 bits,              00 01 01 00 00 01 ffffffffffffffffff02 00 00 00 00 00 00 00 00
                    a number without an end,              00 01 01 00 00 01 ffffffffffffffffffff01 00 00 00 00
                    a scope of a group that is not there, 00 00 00 01 01 00 00 00 01 01 00 00
                    a VL beyond 15,                       00 00 00 01 00 00 00 01 01 01 10 00
                    a text that is not UTF-8,             00 01 01 01 ff 00 00 00 00 00 00 00 00 00
                    a range beyond 64 bits,               00 01 01 00 00 01 05 ffffffffffffffffff01 00 00 00 00 00 00 00
                    ranges that touch,                    00 01 01 00 00 02 05 00 01 00 00 00 00 00 00 00 00
                    a node type that does not exist,      00 01 01 00 00 00 00 00 00 08 00 00 00
                    """)
    void hostileBytesAreRejected(String what, String body) {
        byte[] bytes = FormKind.SETUP.withHeader(HexFormat.of().parseHex(body.replace(" ", "")));
        assertMessage("the compiled setup is damaged; generate the class again", bytes);
    }

    @Test
    void theBytesThatTheHostileOnesAreMadeFromAreAccepted() {
        List<String> bodies = List.of(
                "00 00 00 00 00",
                "00 01 01 00 00 00 00 00 00 00 00 00 00",
                "00 01 01 00 00 01 ffffffffffffffffff01 00 00 00 00 00 00 00 00",
                "00 01 01 00 00 02 05 00 02 00 00 00 00 00 00 00 00",
                "00 00 00 01 00 00 00 01 01 01 0f 00");
        for (String text : bodies) {
            String body = text.replace(" ", "");
            byte[] bytes = FormKind.SETUP.withHeader(HexFormat.of().parseHex(body));
            assertArrayEquals(bytes, CompiledSetup.ofBytes(bytes).toBytes(), body);
        }
    }

    @Test
    void anotherVersionIsNamed() {
        byte[] other = CompiledSetup.of(Policies.policy(List.of())).toBytes();
        other[7] = 99;
        assertMessage("of version 99 and org.qos.runtime reads 1", other);
    }

    @Test
    void aMissingResourceIsNamed() {
        StoredFormException missing =
                assertThrows(StoredFormException.class, () -> CompiledSetup.ofResource(getClass(), "Nothing.setup", 0));
        assertTrue(missing.getMessage().contains("Nothing.setup is missing"), missing::getMessage);
    }

    private static List<PortGroup> each(List<PortGroup> groups) {
        Map<PortGroup, PortGroup> known = new IdentityHashMap<>();
        return groups.stream().filter(group -> known.put(group, group) == null).toList();
    }

    private static Policy policy(List<PortGroup> groups, FabricSetup setup) {
        Policy plain = Policies.policy(groups);
        return new Policy(groups, plain.levels(), plain.defaultLevel(), List.of(), setup);
    }

    private static void assertMessage(String part, byte[] bytes) {
        StoredFormException thrown = assertThrows(StoredFormException.class, () -> CompiledSetup.ofBytes(bytes));
        assertTrue(thrown.getMessage().contains(part), thrown::getMessage);
    }
}

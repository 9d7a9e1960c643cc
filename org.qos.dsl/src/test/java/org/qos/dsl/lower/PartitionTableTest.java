package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.model.partitions.PartitionsFactory;
import org.qos.dsl.testing.PartitionsText;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;

/** Which partition a definition is for, and what several definitions of one add up to. */
class PartitionTableTest {

    private static final long SEED = 7;

    private static Partitions lower(String text) {
        return PartitionsText.lower(text).value();
    }

    private static String shown(Partitions partitions) {
        return partitions.partitions().stream()
                .skip(1)
                .map(p -> p.name() + "=" + Integer.toHexString(p.pkey()) + ":" + guids(p))
                .collect(Collectors.joining(" "));
    }

    private static String guids(Partition partition) {
        return partition.members().stream()
                .map(PartitionMember::portGuid)
                .map(Long::toHexString)
                .collect(Collectors.joining(","));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # a P_Key names a partition, whatever name is written with it
                    a=5: 1; b=5: 2;                   | a=5:1,2
                    a=5: 1; b=0x8005: 2;              | a=5:1,2
                    a=5: 1; 5: 2;                     | a=5:1,2
                    5: 1; a=5: 2;                     | 0005=5:1,2
                    # a name alone names the partition that has it, else one with the next free P_Key
                    a: 1; a: 2;                       | a=1:1,2
                    a=5: 1; a: 2; b: 3;               | a=5:1,2 b=1:3
                    a: 1; b: 2; c: 3;                 | a=1:1 b=2:2 c=3:3
                    x=2: 1; a: 2; b: 3;               | x=2:1 a=1:2 b=3:3
                    a: 1; A: 2;                       | a=1:1 A=2:2
                    a=0: 1; a: 2;                     | a=1:1,2
                    a: 1; x=1: 2;                     | a=1:1,2
                    # a chosen P_Key without members is taken all the same
                    a: NONE; b: 2;                    | b=2:2
                    # of two with one name the first in the order of swapped bytes
                    a=1: 1; a=0x100: 2; a: 3;         | a=1:1 a=100:2,3
                    a=0x100: 1; a=1: 2; a: 3;         | a=100:1,3 a=1:2
                    a=2: 1; a=3: 2; a: 3;             | a=2:1,3 a=3:2
                    a=0x201: 1; a=0x102: 2; a: 3;     | a=201:1,3 a=102:2
                    """)
    void definitionsFindTheirPartition(String text, String partitions) {
        assertEquals(partitions, shown(lower(text)));
    }

    /** OpenSM keeps 31 bytes of a name, and searches for the name as it is written. */
    @Test
    void aNameOfMoreThan31BytesIsNotFoundAgain() {
        String longest = "n".repeat(31);

        assertEquals(longest + "=5:1,2", shown(lower(longest + "=5: 1; " + longest + ": 2;")));
        assertEquals(longest + "=5:1 " + longest + "=1:2", shown(lower(longest + "n=5: 1; " + longest + "n: 2;")));
        assertEquals(longest + "=5:1,2", shown(lower(longest + "nnn=5: 1; " + longest + ": 2;")));
        String halved = "é".repeat(15);
        assertEquals(halved + "\ufffd=5:1 " + halved + "=1:2", shown(lower(halved + "é=5: 1; " + halved + ": 2;")));
    }

    @Test
    void theDefaultPartitionIsFirstAndFoundByNameAndPkey() {
        for (String head : List.of("Default", "Default=0x7fff", "0x7fff", "other=0xffff")) {
            Partition first = lower(head + ",sl=3: 0x1;").partitions().get(0);
            assertEquals("Default", first.name());
            assertEquals(3, first.sl());
            assertEquals("0,0,1", guids(first));
        }
    }

    @Test
    void aNameAloneFindsNoPkeyWhenAllAreTaken() {
        PartitionTable table = new PartitionTable();
        EObject origin = PartitionsFactory.eINSTANCE.createPartitionDefinition();
        IntStream.range(1, 0x7ffe)
                .forEach(pkey -> table.define(new PartitionHead(Optional.of("p" + pkey), pkey, false), origin));
        assertEquals(
                Optional.of(0x7ffe),
                table.define(new PartitionHead(Optional.of("last"), 0, false), origin)
                        .map(PartitionDraft::pkey));
        assertEquals(Optional.empty(), table.define(new PartitionHead(Optional.of("none"), 0, false), origin));
    }

    @ParameterizedTest(name = "{0}: SL {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a=1,sl=3: 1;                   | 3
                    a=1,sl=3: 1; a=1,sl=4: 2;      | 4
                    a=1,sl=3: 1; a=1: 2;           | 0
                    a=1,sl=3: 1; a=1,sl=16: 2;     | 0
                    a=1,sl=3: 1; b=2,sl=4: 2;      | 3
                    """)
    void theLastDefinitionSetsTheSl(String text, int sl) {
        assertEquals(sl, lower(text).byPkey(1).orElseThrow().sl());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a=1: 1, 2=full;                        | LIMITED FULL
                    a=1,defmember=full: 1, 2=limited, 3;   | FULL LIMITED FULL
                    a=1,defmember=both: 1, 2=full;         | BOTH FULL
                    a=1,defmember=full: 1; a=1: 2;         | FULL LIMITED
                    a=1,defmember=full,defmember=x: 1;     | FULL
                    a=1,defmember=full,defmember: 1;       | FULL
                    a=1,defmember=full,defmember=l: 1;     | LIMITED
                    a=1,defmember=: 1;                     | FULL
                    a=1,defmember=full: 1=x;               | LIMITED
                    """)
    void membershipIsThatOfTheEntryElseOfTheDefinition(String text, String memberships) {
        assertEquals(
                memberships,
                lower(text).byPkey(1).orElseThrow().members().stream()
                        .map(member -> member.membership().name())
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void indexZeroIsAskedForByTheDefinitionOnly() {
        Partition merged = lower("a=1,indx0: 0x1, 0x2; a=1: 0x3;").byPkey(1).orElseThrow();
        assertEquals(
                List.of(true, true, false),
                merged.members().stream().map(PartitionMember::atIndexZero).toList());
    }

    @Test
    void randomDefinitionsAddUpByPkey() {
        Random random = new Random(SEED);
        for (int round = 0; round < 50; round++) {
            Map<Integer, List<Long>> expected = new LinkedHashMap<>();
            List<String> definitions = new ArrayList<>();
            for (int i = 0; i < 1 + random.nextInt(12); i++) {
                int pkey = 1 + random.nextInt(5);
                List<Long> members = IntStream.range(0, 1 + random.nextInt(3))
                        .mapToObj(m -> 1L + random.nextInt(100))
                        .toList();
                expected.computeIfAbsent(pkey, p -> new ArrayList<>()).addAll(members);
                String written = members.stream().map(String::valueOf).collect(Collectors.joining(", "));
                definitions.add("p" + i + "=" + (random.nextBoolean() ? pkey : pkey + 0x8000) + ": " + written + ";");
            }
            String text = String.join("\n", definitions);
            Map<Integer, List<Long>> read = new LinkedHashMap<>();
            lower(text).partitions().stream()
                    .skip(1)
                    .forEach(p -> read.put(
                            p.pkey(),
                            p.members().stream().map(PartitionMember::portGuid).toList()));
            assertEquals(List.copyOf(expected.entrySet()), List.copyOf(read.entrySet()), "seed " + SEED + ": " + text);
        }
    }

    @Test
    void aDiscardedFileKeepsOfTheDefaultPartitionOnlySlAndGroups() {
        Partitions refused = lower("Default,sl=6: 0x1; a=1: 0x2; b=2: 0;");
        assertEquals(1, refused.partitions().size());
        Partition left = refused.partitions().get(0);
        assertEquals(6, left.sl());
        assertEquals(Partitions.WITHOUT_FILE.partitions().get(0).members(), left.members());
        assertEquals(Partitions.WITHOUT_FILE.partitions().get(0).groups(), left.groups());
    }

    @Test
    void whatFollowsARejectedDefinitionDoesNotCount() {
        assertEquals(0, lower("a=1: 0; Default,sl=6: ALL;").partitions().get(0).sl());
        assertEquals(Partitions.WITHOUT_FILE, lower("a=x: ALL; Default,ipoib,mtu=5: ALL;"));
    }
}

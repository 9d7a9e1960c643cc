package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.program.BlockId.Table;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.VlWeight;

/** How parts of tables, their values and journals are named, and in what order they are. */
class ProgramNamesTest {

    private static final PortId PORT = new PortId(0x2c9_0300_0e0b_72L, 3);

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "SL2VL, 0, SL2VL row of in-port 0",
        "SL2VL, 36, SL2VL row of in-port 36",
        "VLARB, 1, 'low-priority arbitration, block 1'",
        "VLARB, 2, 'low-priority arbitration, block 2'",
        "VLARB, 3, 'high-priority arbitration, block 1'",
        "VLARB, 4, 'high-priority arbitration, block 2'",
        "HIGH_LIMIT, 0, VLHighLimit"
    })
    void aPartOfATableHasAName(Table table, int number, String name) {
        BlockId id = new BlockId(PORT, table, number);
        assertEquals(name, id.part());
        assertEquals("0x0002c903000e0b72 port 3, " + name, id.toString());
    }

    @Test
    void partsAreInTheOrderOfNodesPortsAndTables() {
        List<BlockId> ordered = List.of(
                BlockId.row(new PortId(1, 1), 0),
                BlockId.row(new PortId(1, 1), 2),
                BlockId.row(new PortId(1, 1), 10),
                BlockId.arbitration(new PortId(1, 1), 1),
                BlockId.arbitration(new PortId(1, 1), 4),
                new BlockId(new PortId(1, 1), Table.HIGH_LIMIT, 0),
                BlockId.row(new PortId(1, 2), 0),
                BlockId.row(new PortId(1, 10), 0),
                BlockId.row(new PortId(2, 1), 0),
                BlockId.row(new PortId(-1, 1), 0));
        List<BlockId> shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(1));
        Collections.sort(shuffled);
        assertEquals(ordered, shuffled);
    }

    @Test
    void valuesAreWrittenAsInOptionFiles() {
        assertEquals("0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", new BlockValue.Row(0xfedc_ba98_7654_3210L).toString());
        assertEquals("0:4,14:255", entries("0:4 14:255").toString());
        assertEquals("255", new BlockValue.Limit(255).toString());
    }

    /** A port answers all 32 entries of a block, also those that it does not have. */
    @Test
    void anAnswerIsComparedInTheSizeOfWhatWasSet() {
        BlockValue wanted = entries("0:4 1:8");
        assertEquals(wanted, wanted.sized(entries("0:4 1:8 0:0 0:0")));
        assertEquals(entries("0:4"), wanted.sized(entries("0:4")));
        assertEquals(new BlockValue.Limit(4), wanted.sized(new BlockValue.Limit(4)));
        assertEquals(new BlockValue.Row(1), new BlockValue.Row(0).sized(new BlockValue.Row(1)));
    }

    @Test
    void aDriftNamesWhatIsAndWhatShouldBe() {
        BlockId limit = new BlockId(PORT, Table.HIGH_LIMIT, 0);
        assertEquals(
                "0x0002c903000e0b72 port 3, VLHighLimit: is 0 instead of 10",
                new Drift(limit, new BlockValue.Limit(10), Optional.of(new BlockValue.Limit(0))).toString());
        assertEquals(
                "0x0002c903000e0b72 port 3, VLHighLimit: is not known instead of 10",
                new Drift(limit, new BlockValue.Limit(10), Optional.empty()).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-28T19:00:00Z,          20261128T190000.000000Z.json",
        "2026-01-02T03:04:05.000006Z,   20260102T030405.000006Z.json",
        "2026-12-31T23:59:59.999999Z,   20261231T235959.999999Z.json"
    })
    void aJournalIsNamedByItsTimeToTheMicrosecond(Instant time, String name) {
        assertEquals(name, JournalName.of(time));
        assertEquals(name, JournalName.of(time.plusNanos(999)));
        assertEquals(Optional.of(time), JournalName.time(Path.of("journals", name)));
        assertTrue(JournalName.isJournal(Path.of(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "20261128T190000.000000Z",
                "20261128T190000.000000Z.json.json",
                "20261128T190000Z.json",
                "20261328T190000.000000Z.json",
                "20261128T190000.000000+0100.json",
                "a.json",
                ".json"
            })
    void otherNamesSayNoTime(String name) {
        assertEquals(Optional.empty(), JournalName.time(Path.of(name)));
    }

    /** Names are compared as texts; a later run has a later name. */
    @Test
    void namesAreInTheOrderOfTheirTimes() {
        Random random = new Random(20_261_128);
        for (int i = 0; i < 1000; i++) {
            Instant one = Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE), random.nextInt(1_000_000) * 1000L);
            Instant other = Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE), random.nextInt(1_000_000) * 1000L);
            assertEquals(
                    Integer.signum(one.compareTo(other)),
                    Integer.signum(JournalName.of(one).compareTo(JournalName.of(other))),
                    one + " and " + other);
        }
    }

    @Test
    void aRefusalNamesItsPorts() {
        RefusedException refused = new RefusedException(
                Refusal.values()[0], List.of(new RefusedPort(PORT, "first"), new RefusedPort(PORT, "second")));
        assertEquals(2, refused.ports().size());
        assertTrue(refused.getMessage().startsWith(Refusal.values()[0] + ": "), refused.getMessage());
        assertTrue(
                refused.getMessage().contains("first") && refused.getMessage().endsWith("second"));
    }

    private static BlockValue.Entries entries(String text) {
        List<VlWeight> entries = new ArrayList<>();
        for (String entry : text.split(" ")) {
            String[] parts = entry.split(":");
            entries.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return new BlockValue.Entries(entries);
    }
}

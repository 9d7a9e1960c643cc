package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.program.BlockId.Table;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.VlWeight;

class JournalJsonTest {

    private static final PortId PORT = new PortId(5, 3);
    private static final JournalEntry LIMIT =
            new JournalEntry(new BlockId(PORT, Table.HIGH_LIMIT, 0), new BlockValue.Limit(1), new BlockValue.Limit(2));
    private static final JournalEntry ROW =
            new JournalEntry(BlockId.row(PORT, 1), new BlockValue.Row(0xfedcba9876543210L), new BlockValue.Row(0));
    private static final JournalEntry WEIGHTS =
            new JournalEntry(BlockId.arbitration(PORT, 1), weight(7, 13), weight(15, 255));

    @TempDir
    Path folder;

    private Optional<String> policy = Optional.empty();

    /** Another form, or another way to the checksum, would leave the journals on disk unread: it needs another version. */
    @Test
    void theFormIsThatOfItsVersion() throws IOException {
        String journal =
                """
                { "format" : "qos-journal-2", "created" : "2026-01-02T03:04:05Z", "smGuid" : "0x0000000000000007", "blocks" : [
                  { "node" : "0x0000000000000005", "port" : 3, "table" : "HIGH_LIMIT", "number" : 0, "before" : "1", "after" : "2" }
                ], "sha256" : "bf186f229f70ee5641b73e8cf4ed5810333af6cb54999bb8e1667867f4e613eb" }""";
        assertEquals(journal, text(LIMIT));
        assertEquals(List.of(LIMIT), read(journal).entries());
    }

    @Test
    void thePolicyIsReadAndPartOfTheChecksum() throws IOException {
        policy = Optional.of("/etc/opensm/policy.qos");
        assertEquals(policy, read(text(LIMIT)).policy());
        assertInvalid(text(LIMIT), "policy.qos", "other.qos", "its checksum differs");
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        assertEquals(
                List.of(LIMIT, ROW, WEIGHTS), read(text(LIMIT, ROW, WEIGHTS)).entries());
    }

    @ParameterizedTest
    @ValueSource(strings = {"999999999999", "4294967299", "-1", "255", "3.5", "\"3\"", "null"})
    void whatIsNotANumberOfAPortMakesTheJournalInvalid(String number) throws IOException {
        assertInvalid(
                text(LIMIT), "\"port\" : 3", "\"port\" : " + number, "port: expected a number from 0 to 254, not ");
    }

    @ParameterizedTest
    @CsvSource({"HIGH_LIMIT, 1, 0 to 0", "SL2VL, 255, 0 to 254", "VLARB, 0, 1 to 4", "VLARB, 5, 1 to 4"})
    void aTableHasNoOtherParts(String table, int part, String expected) throws IOException {
        assertInvalid(
                text(LIMIT),
                "HIGH_LIMIT\", \"number\" : 0",
                table + "\", \"number\" : " + part,
                "number: expected a number from " + expected + ", not " + part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "0,1", "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,16", "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"})
    void aRowHasSixteenVls(String value) throws IOException {
        assertInvalid(text(ROW), "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", value, value.length() < 16 ? "16 VLs" : "0 to 15");
    }

    @ParameterizedTest
    @CsvSource({
        "3, VL:WEIGHT",
        "':', VL: expected a number from 0 to 15",
        "'1:4,', VL:WEIGHT",
        "77:9, VL: expected a number from 0 to 15",
        "7:999, weight: expected a number from 0 to 255"
    })
    void anEntryOfAnArbitrationTableIsAVlWithItsWeight(String value, String reason) throws IOException {
        assertInvalid(text(WEIGHTS), "7:13", value, reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "256", "-1", "x"})
    void aLimitIsANumber(String value) throws IOException {
        assertInvalid(text(LIMIT), "\"1\"", '"' + value + '"', "VLHighLimit: expected a number from 0 to 255, not '");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x00000000000000 5", "0x5", "5", ""})
    void aNodeHasAGuid(String value) throws IOException {
        assertInvalid(text(LIMIT), "0x0000000000000005", value, "node: expected a GUID, not '" + value + "'");
    }

    @Test
    void anotherTableIsNamed() throws IOException {
        assertInvalid(text(LIMIT), "HIGH_LIMIT", "OTHER", "there is no table 'OTHER'");
    }

    /** Each of these is a journal by its form, and its values would be set on live ports. */
    @ParameterizedTest
    @CsvSource({
        "'\"number\" : 1', '\"number\" : 2'",
        "7:13, 7:14",
        "0x0000000000000005, 0x0000000000000006",
        "'\"created\" : \"2026', '\"created\" : \"2025'",
        "0x0000000000000007, 0x0000000000000008",
        "sha256, sha1"
    })
    void aJournalThatHasChangedSinceItWasWrittenIsInvalid(String written, String changed) throws IOException {
        assertInvalid(text(WEIGHTS), written, changed, "it has changed since it was written");
    }

    @Test
    void aJournalThatIsCutIsNamed() throws IOException {
        assertInvalid(text(LIMIT), "]", "", "it is not complete JSON; move it away");
    }

    @Test
    void aDeviceIsNotRead() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("journal.json"), Path.of("/dev/zero"));
        assertEquals(
                "it is a device, not a regular file",
                assertThrows(FileSystemException.class, () -> JournalJson.read(link))
                        .getReason());
        Files.delete(link);
    }

    private void assertInvalid(String journal, String written, String changed, String reason) throws IOException {
        assertTrue(journal.contains(written), journal);
        String message = assertThrows(IOException.class, () -> read(journal.replace(written, changed)))
                .getMessage();
        assertTrue(message.contains("journal.json is not a valid journal: ") && message.contains(reason), message);
    }

    private String text(JournalEntry... entries) throws IOException {
        Journal journal = new Journal(
                folder.resolve("journal.json"),
                Instant.parse("2026-01-02T03:04:05Z"),
                new FabricIdentity(OptionalLong.empty(), OptionalLong.of(7)),
                policy,
                List.of(entries));
        return new String(JournalJson.write(journal), StandardCharsets.UTF_8);
    }

    private static BlockValue weight(int vl, int weight) {
        return new BlockValue.Entries(List.of(new VlWeight(vl, weight)));
    }

    private Journal read(String text) throws IOException {
        return JournalJson.read(Files.writeString(folder.resolve("journal.json"), text));
    }
}

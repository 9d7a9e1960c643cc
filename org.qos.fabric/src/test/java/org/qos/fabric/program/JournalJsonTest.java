package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JournalJsonTest {

    private static final String JOURNAL =
            """
            {"format": "qos-journal-1", "created": "2026-01-02T03:04:05Z", "smGuid": "0x0000000000000007", "blocks": [
              {"node": "0x0000000000000005", "port": 3, "table": "HIGH_LIMIT", "number": 0, "before": "1", "after": "2"}]}
            """;

    @TempDir
    Path folder;

    @Test
    void everyPartOfATableIsRead() throws IOException {
        JournalEntry entry = read(JOURNAL).entries().get(0);
        assertEquals(3, entry.id().port().number());
        assertEquals(new BlockValue.Limit(1), entry.before());
    }

    @ParameterizedTest
    @ValueSource(strings = {"999999999999", "4294967299", "-1", "255", "3.5", "\"3\"", "null"})
    void whatIsNotANumberOfAPortMakesTheJournalInvalid(String number) throws IOException {
        assertInvalid(JOURNAL.replace("\"port\": 3", "\"port\": " + number));
    }

    @ParameterizedTest
    @CsvSource({"VLARB, 3", "VLARB, ':'", "VLARB, '1:4,'", "SL2VL, x", "SL2VL, 1", "HIGH_LIMIT, ''", "OTHER, 1"})
    void whatIsNotAValueOfItsTableMakesTheJournalInvalid(String table, String value) throws IOException {
        assertInvalid(
                JOURNAL.replace("HIGH_LIMIT", table).replace("\"before\": \"1\"", "\"before\": \"" + value + "\""));
    }

    @Test
    void aJournalThatIsCutIsNamed() throws IOException {
        assertInvalid(JOURNAL.substring(0, JOURNAL.length() / 2));
    }

    private void assertInvalid(String text) throws IOException {
        String message = assertThrows(IOException.class, () -> read(text)).getMessage();
        assertTrue(message.contains("journal.json is not a valid journal: "), message);
    }

    private Journal read(String text) throws IOException {
        return JournalJson.read(Files.writeString(folder.resolve("journal.json"), text));
    }
}

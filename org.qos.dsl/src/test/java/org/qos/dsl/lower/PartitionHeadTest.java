package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.testing.PartitionsText;

/** The name and the P_Key that OpenSM reads from the begin of a definition. */
class PartitionHeadTest {

    private static Optional<PartitionHead> head(String definition) {
        return PartitionHead.of(
                PartitionsText.parse(definition).getDefinitions().get(0));
    }

    @ParameterizedTest(name = "{0}: name {1}, P_Key {2}, called {3}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    a=1       | a       | 1    | a
                    a=0x8001  | a       | 1    | a
                    a=010     | a       | 8    | a
                    a=0x7fff  | a       | 7fff | a
                    a=0xffff  | a       | 7fff | a
                    a=0x10001 | a       | 1    | a
                    a=0x8000  | a       | 0    | a
                    a=0       | a       | 0    | a
                    a         | a       | 0    | a
                    storage   | storage | 0    | storage
                    5         | -       | 5    | 0005
                    9         | -       | 9    | 0009
                    0x8012    | -       | 12   | 0012
                    0x7fff    | -       | 7fff | 7fff
                    0         | -       | 0    | -
                    1=2       | 1       | 2    | 1
                    9x=7      | 9x      | 7    | 9x
                    =5        | -       | 5    | 0005
                    """)
    void nameAndPkey(String written, String name, String pkey, String effective) {
        PartitionHead head = head(written + ": ALL;").orElseThrow();
        assertEquals(new PartitionHead(Optional.ofNullable(name), Integer.parseInt(pkey, 16), false), head);
        assertEquals(Optional.ofNullable(effective), head.effectiveName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {"a=one|a", "a=1x|a", "a=|a", "1st|-", "08|-", "0x|-"})
    void aPkeyThatIsNotANumberIsMalformed(String written, String effective) {
        PartitionHead head = head(written + ": ALL;").orElseThrow();
        assertEquals(true, head.malformed());
        assertEquals(Optional.ofNullable(effective), head.effectiveName());
    }

    @Test
    void aNameKeepsItsFirst31Bytes() {
        String ascii = "abcdefghijklmnopqrstuvwxyz01234";
        assertEquals(Optional.of(ascii), head(ascii + "=1: ALL;").orElseThrow().name());
        assertEquals(Optional.of(ascii), head(ascii + "5=1: ALL;").orElseThrow().name());
        String accented = "é".repeat(15);
        assertEquals(
                Optional.of(accented), head(accented + "=1: ALL;").orElseThrow().name());
        assertEquals(
                Optional.of(accented + "\ufffd"),
                head(accented + "é=1: ALL;").orElseThrow().name());
        assertEquals(
                Optional.of("x" + accented),
                head("x" + accented + "é=1: ALL;").orElseThrow().name());
        assertEquals(30, accented.getBytes(StandardCharsets.UTF_8).length);
    }

    @Test
    void aDefinitionThatCannotBeReadHasNone() {
        assertEquals(Optional.empty(), head("a=1 ALL;"));
    }
}

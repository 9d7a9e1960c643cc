package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** P_Key tables as OpenSM keeps and searches them, written as hexadecimal lists (osm_pkey.c). */
class PkeyTableOrderTest {

    @ParameterizedTest(name = "{0}: {1}, with both kinds {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ffff                | ffff           | ffff
                    0001 0100           | 0100 0001      | 0100 0001
                    8001 8100           | 8100 8001      | 8100 8001
                    8001 0001           | 8001           | 0001 8001
                    0001 8001           | 8001           | 0001 8001
                    8001 8001           | 8001           | 8001
                    7fff 0002 0100 0001 | 0100 0001 0002 7fff | 0100 0001 0002 7fff
                    8100 0100 0001      | 8100 0001      | 0100 8100 0001
                    0000 8000 0005      | 0005           | 0005
                    ''                  | ''             | ''
                    """)
    void aTableIsInTheOrderOfTheSwappedValues(String written, String kept, String withBothKinds) {
        assertEquals(kept, text(tables(false, written).keys(0)));
        assertEquals(withBothKinds, text(tables(true, written).keys(0)));
        assertEquals(keys(kept).size(), tables(false, written).size(0));
    }

    @ParameterizedTest(name = "{0} and {1}: {2}, with both kinds {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ffff      | ffff      | ffff | ffff
                    ffff      | 7fff      | ffff | ffff
                    7fff      | ffff      | 7fff | 7fff
                    7fff      | 7fff      | 0000 | 0000
                    8001 8100 | 8001 8100 | 8100 | 8100
                    8001 0100 | 8001 0100 | 8001 | 8001
                    8001      | 8002      | 0000 | 0000
                    8001      | ''        | 0000 | 0000
                    ''        | ''        | 0000 | 0000
                    0001 8001 | 0001      | 8001 | 8001
                    0001      | 0001 8001 | 0001 | 0001
                    0001      | 8001      | 0001 | 0001
                    8001 8002 8003 | 8003 | 8003 | 8003
                    8003      | 8001 8002 8003 | 8003 | 8003
                    """)
    void theCommonPkeyIsThatOfTheFirstTable(String one, String other, String common, String withBothKinds) {
        assertEquals(common, String.format("%04x", tables(false, one, other).common(0, 1)));
        assertEquals(
                withBothKinds, String.format("%04x", tables(true, one, other).common(0, 1)));
    }

    @ParameterizedTest(name = "{0} and {1} share {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    8001      | 8001 | 0001 | true
                    8001      | 8001 | 8001 | true
                    8001      | 0001 | 8001 | true
                    0001      | 8001 | 0001 | true
                    0001      | 0001 | 8001 | false
                    8001      | 8002 | 0001 | false
                    8001      | 8002 | 0002 | false
                    0001 8001 | 0001 | 0001 | true
                    ''        | 8001 | 0001 | false
                    8001      | 8001 | 0000 | false
                    8001      | 8001 | 8000 | false
                    """)
    void twoPortsShareAPkeyWhenOneIsAFullMember(String one, String other, String pkey, boolean share) {
        for (boolean bothKinds : new boolean[] {false, true}) {
            assertEquals(share, tables(bothKinds, one, other).share(0, 1, Integer.parseInt(pkey, 16)));
            assertEquals(share, tables(bothKinds, other, one).share(0, 1, Integer.parseInt(pkey, 16)));
        }
    }

    @ParameterizedTest(name = "{0} and {1} meet: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    8001 | 0001 | true
                    0001 | 0001 | false
                    8001 | 8002 | false
                    8001 | ''   | true
                    ''   | 8001 | true
                    ''   | ''   | true
                    0000 | 8001 | true
                    """)
    void portsMeetWhenTheyShareAPkeyOrOneHasNone(String one, String other, boolean meet) {
        assertEquals(meet, tables(false, one, other).meet(0, 1));
        assertEquals(meet, tables(false, one, other).meet(1, 0));
        assertEquals(true, tables(false, one, other).meet(0, 0), "a port meets itself");
    }

    @Test
    void anEndpointWithoutATableHasNoPkeys() {
        PkeyTables tables = tables(false, "8001");
        assertEquals(List.of(), tables.keys(7));
        assertEquals(true, tables.meet(0, 7));
        assertEquals(false, tables.share(0, 7, 1));
    }

    private static PkeyTables tables(boolean bothKinds, String... tables) {
        return PkeyTables.of(Arrays.stream(tables).map(PkeyTableOrderTest::keys).toList(), bothKinds);
    }

    private static List<Integer> keys(String text) {
        return Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> Integer.parseInt(word, 16))
                .toList();
    }

    private static String text(List<Integer> keys) {
        return keys.stream().map(key -> String.format("%04x", key)).collect(Collectors.joining(" "));
    }
}

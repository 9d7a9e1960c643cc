package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomOptionsTest {

    @Test
    void theSameSeedMakesTheSameFiles() {
        assertEquals(files(1), files(1));
        assertNotEquals(files(1), files(2));
    }

    @Test
    void everyLimitOfTheVlsAndEveryTableOfEverySetIsTried() {
        String all = String.join("", files(1));
        IntStream.rangeClosed(1, 5).forEach(vls -> assertTrue(all.contains("max_op_vls " + vls + "\n")));
        for (String set : List.of("qos_", "qos_ca_", "qos_rtr_", "qos_sw0_", "qos_swe_")) {
            for (String table : List.of("sl2vl", "vlarb_high", "vlarb_low")) {
                assertTrue(all.contains("\n" + set + table), set + table);
            }
        }
    }

    @Test
    void listsHaveSpacesWhereOpenSmMisreadsThem() {
        String all = String.join("", files(1));
        for (String odd : List.of(", ", " ,", ",,", ": ", " :")) {
            assertTrue(all.contains(odd), odd);
        }
    }

    private static List<String> files(long seed) {
        RandomOptions options = new RandomOptions(seed);
        return Stream.generate(options::next).limit(50).toList();
    }
}

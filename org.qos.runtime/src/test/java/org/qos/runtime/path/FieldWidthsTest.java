package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A value that its field of the PathRecord is too narrow for is refused, so that it does not spill into its neighbour. */
class FieldWidthsTest {

    private static final Map<String, BiFunction<PathQueryBuilder, Integer, PathQueryBuilder>> FIELDS = Map.of(
            "TClass", PathQueryBuilder::tclass,
            "NumbPath", PathQueryBuilder::numbPath,
            "P_Key", PathQueryBuilder::pkey,
            "QoS-Class", PathQueryBuilder::qosClass,
            "SL", PathQueryBuilder::sl);

    private static final Map<String, IntFunction<Object>> RECORDS = Map.of(
            "DLID", value -> path(value, 0, 0),
            "SLID", value -> path(0, value, 0),
            "preference", value -> path(0, 0, value),
            "flow label", value -> terms(value, 0),
            "hop limit", value -> terms(0, value),
            "independence", value -> new MultiPathRecord(terms(0, 0), 0, value, List.of(), List.of()));

    @ParameterizedTest
    @CsvSource({"TClass, 8", "NumbPath, 7", "P_Key, 16", "QoS-Class, 12", "SL, 4"})
    void aFieldTakesWhatItsBitsHold(String field, int bits) {
        int maximum = (1 << bits) - 1;
        for (int inside : List.of(0, maximum)) {
            PathQuery query = query(field, inside);
            assertEquals(query.values(), PathRecordCodec.decode(PathRecordCodec.encode(query.values())));
        }
        for (int outside : List.of(-1, maximum + 1)) {
            assertThrows(IllegalArgumentException.class, () -> query(field, outside), field + " " + outside);
        }
    }

    @ParameterizedTest
    @CsvSource({"DLID, 16", "SLID, 16", "preference, 8", "flow label, 20", "hop limit, 8", "independence, 2"})
    void aRecordHasOnlyValuesThatItsFieldsHold(String field, int bits) {
        int maximum = (1 << bits) - 1;
        assertDoesNotThrow(() -> RECORDS.get(field).apply(maximum));
        for (int outside : List.of(-1, maximum + 1)) {
            IllegalArgumentException error = assertThrows(
                    IllegalArgumentException.class, () -> RECORDS.get(field).apply(outside), field + " " + outside);
            assertTrue(error.getMessage().contains(field), error.getMessage());
        }
    }

    @Test
    void aRecordHasAtMost255Ends() {
        List<Gid> most = Collections.nCopies(255, Gid.NONE);
        List<Gid> tooMany = Collections.nCopies(256, Gid.NONE);
        assertDoesNotThrow(() -> new MultiPathRecord(terms(0, 0), 0, 0, most, most));
        assertThrows(IllegalArgumentException.class, () -> new MultiPathRecord(terms(0, 0), 0, 0, tooMany, List.of()));
        assertThrows(IllegalArgumentException.class, () -> new MultiPathRecord(terms(0, 0), 0, 0, List.of(), tooMany));
    }

    private static PathTerms terms(int flowLabel, int hopLimit) {
        return new PathTerms(
                false, flowLabel, hopLimit, 0, true, 1, 0xffff, 0, 0, Selected.NONE, Selected.NONE, Selected.NONE);
    }

    private static PathRecord path(int dlid, int slid, int preference) {
        return new PathRecord(0, Gid.NONE, Gid.NONE, dlid, slid, terms(0, 0), preference);
    }

    private static PathQuery query(String field, int value) {
        return FIELDS.get(field).apply(PathQuery.between(1, 2), value).build();
    }
}

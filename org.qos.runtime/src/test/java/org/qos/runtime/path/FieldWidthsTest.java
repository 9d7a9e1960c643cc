package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
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

    private static PathQuery query(String field, int value) {
        return FIELDS.get(field).apply(PathQuery.between(1, 2), value).build();
    }
}

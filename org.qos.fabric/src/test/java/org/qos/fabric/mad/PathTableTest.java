package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathRecordCodec;

/** The records of a table start at byte 56, AttributeOffset times 8 bytes apart (IBTA 15.2.1.1). */
class PathTableTest {

    private static final int FIRST = 56;

    @ParameterizedTest(name = "AttributeOffset {0}: {1} records")
    @CsvSource({"0, 0", "1, 0", "7, 0", "8, 3", "9, 2", "16, 2", "17, 2", "18, 1", "25, 1", "8192, 1", "65535, 1"})
    void holdsTheWholeRecordsOfADatagram(int attributeOffset, int records) {
        List<PathRecord> paths = List.of(path(1), path(2), path(3));
        Mad answer = table(attributeOffset);
        for (int i = 0; i < paths.size(); i++) {
            answer = withRecord(answer, FIRST + i * 8 * attributeOffset, paths.get(i));
        }
        assertEquals(paths.subList(0, records), PathTable.read(answer));
    }

    @Test
    void aRecordMayEndWithTheDatagram() {
        Mad answer = withRecord(withRecord(table(17), FIRST, path(1)), Mad.SIZE - PathRecordCodec.SIZE, path(2));
        assertEquals(List.of(path(1), path(2)), PathTable.read(answer));
    }

    @ParameterizedTest(name = "SLID {0}, DLID {1}")
    @CsvSource({"0, 0", "0, 5", "5, 0"})
    void endsAtTheFirstRecordThatLacksALid(int slid, int dlid) {
        PathRecord lacking =
                PathQuery.between(1, 2).slid(slid).dlid(dlid).build().values();
        Mad answer = withRecord(table(8), FIRST, path(1));
        answer = withRecord(withRecord(answer, FIRST + 64, lacking), FIRST + 128, path(3));
        assertEquals(List.of(path(1)), PathTable.read(answer));
    }

    @Test
    void theHighestLidsAreUnsigned() {
        PathRecord highest =
                PathQuery.between(1, 2).slid(0xffff).dlid(0xbfff).build().values();
        PathRecord read = PathTable.read(withRecord(table(8), FIRST, highest)).get(0);
        assertEquals(List.of(0xffff, 0xbfff), List.of(read.slid(), read.dlid()));
    }

    private static PathRecord path(int lid) {
        return PathQuery.between(0x10 + lid, 0x20 + lid)
                .slid(lid)
                .dlid(lid + 100)
                .sl(lid)
                .build()
                .values();
    }

    private static Mad table(int attributeOffset) {
        byte[] field = ByteBuffer.allocate(Short.BYTES)
                .putShort((short) attributeOffset)
                .array();
        return Mad.get(MadClass.SUBNET_ADMINISTRATION, 0x3a, 0).with(44, field);
    }

    private static Mad withRecord(Mad answer, int place, PathRecord path) {
        boolean fits = place >= FIRST && place + PathRecordCodec.SIZE <= Mad.SIZE;
        return fits ? answer.with(place, PathRecordCodec.encode(path)) : answer;
    }
}

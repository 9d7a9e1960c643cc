package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathRecordCodec;

/** Reads the PathRecords in the first datagram of an answer that is a table (IBTA 15.2.1.1 AttributeOffset). */
final class PathTable {

    private static final int ATTRIBUTE_OFFSET = 44;
    private static final int UNIT = 8;

    private PathTable() {}

    /**
     * The whole records before the first one without LIDs, which has zeros, or is a rest of the query, whose GIDs have
     * zeros there. The payload length does not say on simulated fabrics, where OpenSM answers that of the query.
     */
    static List<PathRecord> read(Mad answer) {
        List<PathRecord> paths = new ArrayList<>();
        int step = UNIT
                * Short.toUnsignedInt(ByteBuffer.wrap(answer.data(ATTRIBUTE_OFFSET, Short.BYTES))
                        .getShort());
        int place = SaClient.RECORD;
        while (step >= PathRecordCodec.SIZE && place + PathRecordCodec.SIZE <= Mad.SIZE) {
            PathRecord path = PathRecordCodec.decode(answer.data(place, PathRecordCodec.SIZE));
            if (path.dlid() == 0 || path.slid() == 0) {
                break;
            }
            paths.add(path);
            place += step;
        }
        return paths;
    }
}

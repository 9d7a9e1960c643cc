package org.qos.runtime.path.resolve;

import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.value.Sl2VlRow;

/** The SL2VL tables of the ports of a subnet. */
@FunctionalInterface
public interface Sl2VlTables {

    /**
     * The row of an out-port for packets that came in by another port.
     *
     * @param outPort the port that packets leave by
     * @param inPort the number of the port that they came in by; 0 where they begin
     * @return the row, see {@link Sl2VlRow}
     */
    long row(PortId outPort, int inPort);

    /**
     * A second row that the port may have instead: one that OpenSM sets in turn with {@link #row} from sweep to
     * sweep. The same row where there is no doubt.
     */
    default long alternativeRow(PortId outPort, int inPort) {
        return row(outPort, inPort);
    }

    /** The rows that were read from the subnet, and these tables where none was. */
    default Sl2VlTables after(Sl2VlRows read) {
        return read.isEmpty() ? this : new ReadSl2Vl(read, this);
    }
}

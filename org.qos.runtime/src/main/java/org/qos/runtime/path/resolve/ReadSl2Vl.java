package org.qos.runtime.path.resolve;

import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;

/** Rows that were read from the subnet, which leave no doubt, and other tables where none was read. */
record ReadSl2Vl(Sl2VlRows read, Sl2VlTables others) implements Sl2VlTables {

    @Override
    public long row(PortId outPort, int inPort) {
        return read.row(outPort, inPort).orElseGet(() -> others.row(outPort, inPort));
    }

    @Override
    public long alternativeRow(PortId outPort, int inPort) {
        return read.row(outPort, inPort).orElseGet(() -> others.alternativeRow(outPort, inPort));
    }
}

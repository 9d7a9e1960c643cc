package org.qos.conformity.tables;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpClient;
import org.qos.runtime.value.VlWeight;

/** Reads the tables of ports from their management agents. */
public final class TableReader {

    private final SmpClient smp;

    /** A reader that asks through that client. */
    public TableReader(SmpClient smp) {
        this.smp = smp;
    }

    /** The tables of every port that has a cable. */
    public List<ProgrammedPort> readAll(SubnetList subnet) {
        return subnet.ports().stream().map(this::read).toList();
    }

    /** The tables of a port; of a switch's port the SL2VL tables of all its in-ports. */
    public ProgrammedPort read(SubnetPort port) {
        PortInfo info = smp.portInfo(port.lid(), port.number());
        return new ProgrammedPort(
                port,
                info,
                sl2Vl(port),
                arbitration(port, SmpClient.Priority.HIGH, info.vlArbHighCap()),
                arbitration(port, SmpClient.Priority.LOW, info.vlArbLowCap()));
    }

    private SortedMap<Integer, List<Integer>> sl2Vl(SubnetPort port) {
        SortedMap<Integer, List<Integer>> rows = new TreeMap<>();
        if (!port.isOfSwitch()) {
            rows.put(0, smp.adapterSl2Vl(port.lid()));
            return rows;
        }
        for (int inPort = 0; inPort <= port.nodePorts(); inPort++) {
            rows.put(inPort, smp.switchSl2Vl(port.lid(), inPort, port.number()));
        }
        return rows;
    }

    private List<VlWeight> arbitration(SubnetPort port, SmpClient.Priority priority, int entries) {
        return smp.vlArbitration(port.lid(), port.isOfSwitch() ? port.number() : 0, priority, entries);
    }
}

package org.qos.conformity.tables;

import java.util.List;
import java.util.SortedMap;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.value.VlWeight;

/**
 * What a port is set to.
 *
 * @param port the port, as an out-port
 * @param info its PortInfo
 * @param sl2Vl the VL of each of the 16 SLs, by in-port; an adapter has one table, in-port 0
 * @param high the high-priority VL arbitration table, as many entries as the port can hold
 * @param low the low-priority VL arbitration table, likewise
 */
public record ProgrammedPort(
        SubnetPort port,
        PortInfo info,
        SortedMap<Integer, List<Integer>> sl2Vl,
        List<VlWeight> high,
        List<VlWeight> low) {}

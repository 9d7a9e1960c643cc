package org.qos.conformity.paths;

import java.util.HashMap;
import java.util.Map;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpClient;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** Reads from a running subnet what path answers depend on. */
public final class RoutedSubnets {

    private RoutedSubnets() {}

    /**
     * The subnet: links, forwarding and SL2VL tables from OpenSM's dumps, what ports can do from their PortInfo; the P_Key
     * tables are predicted from the partitions.
     */
    public static RoutedSubnet read(OpenSmOnIbsim subnet, Partitions partitions, SmOptions options) {
        SubnetSnapshot snapshot = subnet.snapshot();
        if (!snapshot.isUsable()) {
            throw new IllegalStateException("OpenSM's dumps are not readable: " + snapshot.problems());
        }
        long manager = subnet.ports().ends().stream()
                .filter(end -> end.lid() == subnet.ports().managerLid())
                .findFirst()
                .orElseThrow()
                .portGuid();
        Fabric fabric = snapshot.fabric().withSmPort(manager);
        return RoutedSubnet.predicted(
                snapshot.state().withFabric(fabric).withPorts(states(fabric, subnet.smp())), partitions, options);
    }

    private static Map<PortId, PortState> states(Fabric fabric, SmpClient smp) {
        Map<PortId, PortState> states = new HashMap<>();
        for (Node node : fabric.nodes()) {
            for (Port port : node.ports()) {
                PortInfo info = smp.portInfo(port.lid(), port.number());
                PortState.Builder state =
                        PortState.builder().mtuCap(info.mtuCap()).operationalVls(info.operationalVls());
                info.rate().ifPresent(state::rate);
                states.put(port.id(), state.build());
            }
        }
        return states;
    }
}

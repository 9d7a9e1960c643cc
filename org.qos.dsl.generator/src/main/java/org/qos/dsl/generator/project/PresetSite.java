package org.qos.dsl.generator.project;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Vl;

/**
 * What a preset is adapted to.
 *
 * @param state the fabric, {@link SubnetState#UNKNOWN} when none is known
 * @param storage the ports of storage servers
 * @param caches the ports of nodes that keep KV caches
 * @param tenants the tenants; no port belongs to two of them
 */
public record PresetSite(SubnetState state, PortSelection storage, PortSelection caches, List<Tenant> tenants) {

    /** A site of which nothing is known. */
    public static final PresetSite UNKNOWN =
            new PresetSite(SubnetState.UNKNOWN, PortSelection.NONE, PortSelection.NONE, List.of());

    /**
     * Copies the list.
     *
     * @throws ProjectException when two tenants have one name or share a port
     */
    public PresetSite {
        tenants = List.copyOf(tenants);
        Map<Object, String> owners = new HashMap<>();
        for (Tenant tenant : tenants) {
            if (owners.put(tenant.name(), tenant.name()) != null) {
                throw new ProjectException("there are two tenants '" + tenant.name() + "'");
            }
            tenant.ports().nodes().forEach((guid, node) -> {
                String other = owners.put(guid, tenant.name());
                if (other != null) {
                    throw new ProjectException("port " + Guid.text(guid)
                            + (node.isEmpty() ? "" : " of '" + node + "'") + " belongs to the tenants '" + other
                            + "' and '" + tenant.name() + "'");
                }
            });
        }
    }

    /** How many data VLs every port with a cable has, as far as known; {@value Vl#MAX_DATA} and VL0 when nothing is known. */
    int dataVls() {
        return cabledPorts()
                .flatMap(port -> state.port(port).vlCap().stream().boxed())
                .mapToInt(Vl::count)
                .min()
                .orElse(Vl.MAX_DATA + 1);
    }

    /** Whether the snapshot says of every port with a cable which VLs and tables it has. */
    public boolean hasCapabilities() {
        return cabledPorts()
                .map(state::port)
                .allMatch(port -> port.vlCap().isPresent()
                        && port.vlArbHighCap().isPresent()
                        && port.vlArbLowCap().isPresent());
    }

    private Stream<PortId> cabledPorts() {
        return state.fabric().nodes().stream()
                .flatMap(node -> node.ports().stream())
                .filter(port -> port.link().isPresent())
                .map(port -> port.id());
    }
}

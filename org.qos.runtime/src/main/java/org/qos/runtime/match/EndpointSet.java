package org.qos.runtime.match;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;

/** Some endpoints of a known fabric. A GUID that the fabric does not know belongs to no set. */
public final class EndpointSet implements PortSet {

    private final Fabric fabric;
    private final BitSet indices;

    EndpointSet(Fabric fabric, BitSet indices) {
        this.fabric = fabric;
        this.indices = (BitSet) indices.clone();
    }

    /** The indices of the ports among {@link Fabric#endpoints()}; a copy. */
    public BitSet indices() {
        return (BitSet) indices.clone();
    }

    /** The ports. */
    public List<Port> ports() {
        return indices.stream().mapToObj(fabric.endpoints()::get).toList();
    }

    @Override
    public boolean contains(long portGuid) {
        int index = fabric.endpointIndex(portGuid);
        return index >= 0 && indices.get(index);
    }

    @Override
    public boolean containsAll(PortSet other) {
        if (!(other instanceof EndpointSet endpoints)) {
            return false;
        }
        BitSet wanted = endpoints.indices;
        for (int index = wanted.nextSetBit(0); index >= 0; index = wanted.nextSetBit(index + 1)) {
            if (!indices.get(index)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isEmpty() {
        return indices.isEmpty();
    }

    @Override
    public OptionalLong any() {
        return indices.stream()
                .mapToLong(index -> fabric.endpoints().get(index).guid())
                .filter(guid -> guid != 0)
                .findFirst();
    }

    @Override
    public PortSet union(PortSet other) {
        if (!(other instanceof EndpointSet endpoints)) {
            throw new IllegalArgumentException("the two sets are not bound to one fabric");
        }
        BitSet both = indices();
        both.or(endpoints.indices);
        return new EndpointSet(fabric, both);
    }
}

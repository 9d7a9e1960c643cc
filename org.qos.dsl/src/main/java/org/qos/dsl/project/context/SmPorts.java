package org.qos.dsl.project.context;

import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/** Fabrics whose subnet manager's port a user names; one fabric for each port, so that equal contexts stay equal. */
final class SmPorts {

    private final Map<Fabric, Map<Long, Fabric>> managed = new WeakHashMap<>();

    /**
     * A fabric with the subnet manager at a port.
     *
     * @param port by GUID, LID or name
     * @throws RequestSyntaxException when this is not a port
     */
    Fabric with(Fabric bare, String port) throws RequestSyntaxException {
        long guid = new PortFinder(bare).guid(port);
        return managed.computeIfAbsent(bare, any -> new HashMap<>()).computeIfAbsent(guid, bare::withSmPort);
    }
}

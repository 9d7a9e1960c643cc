package org.qos.fabric.program;

import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryProgress;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.discovery.UnreadAttribute;
import org.qos.fabric.mad.LocalPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.runtime.value.Guid;

/** A live subnet that is reached by directed routes from a local port. */
public final class MadSubnet implements LiveSubnet {

    private final MadWindow window;
    private final Consumer<DiscoveryProgress> progress;

    /**
     * The subnet at a port.
     *
     * @param progress called while the subnet is read
     */
    public MadSubnet(MadWindow window, Consumer<DiscoveryProgress> progress) {
        this.window = window;
        this.progress = progress;
    }

    @Override
    public Reading read() {
        LocalPort local = LocalPort.read(window);
        DiscoveredSubnet found = new FabricDiscovery(window, DiscoveryScope.ALL).discover(progress);
        return new Reading(
                found.state(),
                new MadTables(window, found.state().fabric(), local.id()),
                OptionalLong.of(local.subnetPrefix()),
                found.unread().stream().map(MadSubnet::text).toList());
    }

    private static String text(UnreadAttribute attribute) {
        return Guid.text(attribute.port().nodeGuid()) + " port "
                + attribute.port().number() + ", " + attribute.attribute() + ": " + attribute.reasonText();
    }
}

package org.qos.analysis.simulation.traffic;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.DataRate;
import org.qos.runtime.value.Rate;

/** The links of a fabric as they are simulated: the number of a link is that of its out-port. */
public final class FabricLinks {

    private static final double ASSUMED = DataRate.ofCode(Rate.ASSUMED);

    private FabricLinks() {}

    /** The links by out-port; ports without a cable have one that no path takes. */
    public static List<SimulatedLink> of(RoutedLinks links) {
        List<SimulatedLink> all = new ArrayList<>(links.ports());
        for (int port = 0; port < links.ports(); port++) {
            all.add(links.isLinked(port) ? link(LinkTables.of(links, port)) : SimulatedLink.ofOneVl(ASSUMED));
        }
        return all;
    }

    private static SimulatedLink link(LinkTables tables) {
        double gigabits = tables.gigabits().orElse(ASSUMED);
        QosTables arbitration = tables.arbitration();
        return tables.vls() == 1
                ? SimulatedLink.ofOneVl(gigabits)
                : new SimulatedLink(gigabits, arbitration.highLimit(), arbitration.vlarbHigh(), arbitration.vlarbLow());
    }
}

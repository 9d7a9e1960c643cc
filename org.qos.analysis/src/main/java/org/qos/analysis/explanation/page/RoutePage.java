package org.qos.analysis.explanation.page;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.explanation.Route;
import org.qos.runtime.path.resolve.Hop;

/** Says which way a path takes: the VL at each hop, or why there is none. */
public final class RoutePage {

    private RoutePage() {}

    /** The section about a way. */
    public static Page of(Route route) {
        List<PageEntry> entries = new ArrayList<>();
        route.noPath().ifPresent(reason -> entries.add(PageEntry.of("hops", reason)));
        for (Hop hop : route.hops()) {
            entries.add(PageEntry.of(
                    entries.isEmpty() ? "hops" : "",
                    hop.node().description() + ports(hop) + ": SL " + route.sl() + " -> " + vl(hop)));
        }
        return new Page(List.of(entries));
    }

    private static String ports(Hop hop) {
        return (hop.inPort() == 0 ? "" : ", in by port " + hop.inPort()) + ", out by port " + hop.outPort();
    }

    private static String vl(Hop hop) {
        return hop.vl().map(vl -> "VL" + vl.vl()).orElse("VL0, QoS is off");
    }
}

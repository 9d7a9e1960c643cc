package org.qos.analysis.simulation.traffic;

import java.util.List;
import org.qos.runtime.request.PathRequest;

/**
 * A kind of traffic.
 *
 * @param name its name, for people
 * @param pattern who sends to whom
 * @param from the senders: port groups of the policy, ports, or {@code any}
 * @param to the receivers likewise; not used by {@link TrafficPattern#RING}
 * @param request the path request of the traffic; its ends do not count
 * @param load what each sender has to send
 */
public record TrafficClass(
        String name,
        TrafficPattern pattern,
        List<String> from,
        List<String> to,
        PathRequest request,
        OfferedLoad load) {

    /** All ports. */
    public static final String ANY = "any";

    /** Copies the lists. */
    public TrafficClass {
        from = List.copyOf(from);
        to = List.copyOf(to);
    }
}

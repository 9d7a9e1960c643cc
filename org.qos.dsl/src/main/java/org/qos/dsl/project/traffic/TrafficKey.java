package org.qos.dsl.project.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The keys of a class of traffic. */
public enum TrafficKey {
    /** Its name, for people; by default the pattern and the place. */
    NAME,
    /** Who sends to whom, see {@link org.qos.analysis.simulation.traffic.TrafficPattern}. */
    PATTERN,
    /** The senders: port groups of the policy, ports, or {@code any}; a list or one of them. */
    FROM,
    /** The receivers likewise; not for rings. */
    TO,
    /** The fields of the path request, such as {@code service tcp:987}; by default none. */
    REQUEST,
    /** What each sender has to send: {@code max}, Gb/s, or per cent of its link; by default {@code max}. */
    LOAD;

    /** The key as it is written. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<TrafficKey> byId(String id) {
        return Arrays.stream(values()).filter(key -> key.id().equals(id)).findFirst();
    }

    static List<String> ids() {
        return Arrays.stream(values()).map(TrafficKey::id).toList();
    }
}

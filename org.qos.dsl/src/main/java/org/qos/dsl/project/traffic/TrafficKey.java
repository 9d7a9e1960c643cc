package org.qos.dsl.project.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The keys of a class of traffic. */
public enum TrafficKey {
    /** Its name. */
    NAME("the name in the result (default: the pattern and the place in the list)"),
    /** Who sends to whom, see {@link org.qos.analysis.simulation.traffic.TrafficPattern}. */
    PATTERN("who sends to whom"),
    /** The senders. */
    FROM("senders: port groups of the policy, ports, or any (default: any)"),
    /** The receivers; not for rings. */
    TO("receivers: port groups of the policy, ports, or any (default: any); not for a ring"),
    /** The fields of the path request. */
    REQUEST("the fields of the path request without its ends, such as service 0x10 (default: none)"),
    /** What each sender has to send. */
    LOAD(
            "what each sender has to send to all its receivers together: max, Gb/s such as 12.5, or a part of its link such"
                    + " as 10% (default: max)");

    private final String meaning;

    TrafficKey(String meaning) {
        this.meaning = meaning;
    }

    /** What it states, for people. */
    public String meaning() {
        return meaning;
    }

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

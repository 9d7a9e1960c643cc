package org.qos.analysis.simulation.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Who of a class of traffic sends to whom. */
public enum TrafficPattern {
    /** Each sender to each receiver. */
    ALL_TO_ALL("all-to-all", "each sender to each receiver"),
    /** Each sender to one receiver; the receivers get senders in turn, as file servers do. */
    CHECKPOINT("checkpoint", "each sender to one receiver; receivers get senders in turn"),
    /** All senders to the first receiver. */
    INCAST("incast", "all senders to the first receiver"),
    /** Each sender to the next one, the last to the first, as in a ring all-reduce. */
    RING("ring", "each sender to the next one, the last to the first, as in a ring all-reduce"),
    /** Each sender to one receiver, chosen at random. */
    BACKGROUND("background", "each sender to one receiver that the seed chooses");

    private final String id;
    private final String meaning;

    TrafficPattern(String id, String meaning) {
        this.id = id;
        this.meaning = meaning;
    }

    /** Who sends to whom, for people. */
    public String meaning() {
        return meaning;
    }

    /** The name in descriptions. */
    public String id() {
        return id;
    }

    /** The pattern of a name. */
    public static Optional<TrafficPattern> byId(String id) {
        return Arrays.stream(values()).filter(pattern -> pattern.id.equals(id)).findFirst();
    }

    /** All names. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(TrafficPattern::id).toList();
    }
}

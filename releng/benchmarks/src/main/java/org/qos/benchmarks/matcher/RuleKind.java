package org.qos.benchmarks.matcher;

import java.util.Random;
import java.util.Set;

/** The fields in the criteria of a rule, and the share of rules with them, in percent. */
enum RuleKind {
    SERVICE(25, Set.of(Part.SERVICE)),
    SERVICE_TO(20, Set.of(Part.SERVICE, Part.DESTINATION)),
    SERVICE_BETWEEN(15, Set.of(Part.SERVICE, Part.SOURCE, Part.DESTINATION)),
    CLASS_FROM(10, Set.of(Part.CLASS, Part.SOURCE)),
    CLASS_BETWEEN(10, Set.of(Part.CLASS, Part.SOURCE, Part.DESTINATION)),
    PARTITION_TO(10, Set.of(Part.PKEY, Part.DESTINATION)),
    EVERYTHING(10, Set.of(Part.values()));

    /** The fields that a rule can have criteria on. */
    enum Part {
        SERVICE,
        CLASS,
        PKEY,
        SOURCE,
        DESTINATION
    }

    private final int share;
    private final Set<Part> parts;

    RuleKind(int share, Set<Part> parts) {
        this.share = share;
        this.parts = parts;
    }

    /** A random kind, weighted by its share. */
    static RuleKind any(Random random) {
        int percent = random.nextInt(100);
        int kind = 0;
        while (percent >= values()[kind].share) {
            percent -= values()[kind++].share;
        }
        return values()[kind];
    }

    boolean states(Part part) {
        return parts.contains(part);
    }
}

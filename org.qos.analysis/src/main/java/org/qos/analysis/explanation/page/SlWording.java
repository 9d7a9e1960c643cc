package org.qos.analysis.explanation.page;

import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.SlLadder;
import org.qos.runtime.partition.Partition;

/** The words for the SLs that have a say in an answer. */
final class SlWording {

    private SlWording() {}

    /** The SL of the answer, and below it each SL that has a say. */
    static Entry of(SlLadder sl) {
        return Entry.of(
                "SL",
                sl.isRefused()
                        ? "none, the request is refused"
                        : String.valueOf(sl.answered().orElseThrow()),
                "requested  " + requested(sl),
                "level      " + sl.level() + level(sl),
                "partition  "
                        + sl.partition().map(found -> partition(sl, found)).orElse("not known"));
    }

    /** A sentence about the level that a request gets, with what takes the level its effect. */
    static String around(SlLadder sl, String level) {
        if (!sl.inForce()) {
            return "SL " + sl.answered().orElseThrow() + ", as QoS is off; with it on " + level;
        }
        return level
                + (sl.isRefused()
                        ? "; refused, as the request asks for SL "
                                + sl.requested().getAsInt()
                        : "");
    }

    private static String level(SlLadder sl) {
        if (!sl.inForce()) {
            return ", QoS is off";
        }
        return sl.isRefused() ? "" : ", counts";
    }

    private static String requested(SlLadder sl) {
        if (sl.requested().isEmpty()) {
            return "none";
        }
        return sl.requested().getAsInt()
                + (sl.inForce() ? "" : ", counts")
                + (sl.isRefused() ? ", another than the level's: OpenSM answers that there is no path" : "");
    }

    private static String partition(SlLadder sl, Partition partition) {
        String name = " (" + partition.name() + ", " + Wording.value(Field.PKEY, partition.pkey()) + ")";
        if (!sl.inForce()) {
            return "0, QoS is off" + name + (sl.requested().isEmpty() ? ", counts" : "");
        }
        return partition.sl() + name + (sl.overridesPartition() && !sl.isRefused() ? ", overridden by the level" : "");
    }
}

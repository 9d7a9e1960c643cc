package org.qos.analysis.explanation.page;

import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.SlDecision;
import org.qos.runtime.partition.Partition;

/** Text for the SLs that contribute to an answer. */
final class SlText {

    private SlText() {}

    /** The SL of the answer, and below it each SL that contributes. */
    static PageEntry of(SlDecision sl) {
        return PageEntry.of(
                "SL",
                sl.isRefused() ? "none, the request is refused" : answered(sl),
                "requested  " + requested(sl),
                "level      " + sl.level() + level(sl),
                "partition  "
                        + sl.partition().map(found -> partition(sl, found)).orElse("not known"));
    }

    private static String answered(SlDecision sl) {
        return sl.engine()
                .map(engine -> "chosen by the routing engine " + engine)
                .orElseGet(() -> String.valueOf(sl.answered().orElseThrow()));
    }

    /** What becomes of the SL that counts. */
    private static String used(SlDecision sl) {
        return sl.engine().isPresent() ? ", a hint for the routing engine" : ", used";
    }

    /** A sentence about the level that a request gets, with what takes the level its effect. */
    static String around(SlDecision sl, String level) {
        if (!sl.inForce()) {
            return "SL " + answered(sl) + ", because QoS is off; with QoS on " + level;
        }
        return level
                + (sl.isRefused()
                        ? "; refused, because the request asks for SL "
                                + sl.requested().getAsInt()
                        : "");
    }

    private static String level(SlDecision sl) {
        if (!sl.inForce()) {
            return ", QoS is off";
        }
        return sl.isRefused() ? "" : used(sl);
    }

    private static String requested(SlDecision sl) {
        if (sl.requested().isEmpty()) {
            return "not in the request";
        }
        return sl.requested().getAsInt()
                + (sl.inForce() ? "" : used(sl))
                + (sl.isRefused() ? ", not that of the level: OpenSM answers that there is no path" : "");
    }

    private static String partition(SlDecision sl, Partition partition) {
        String name = " (" + partition.name() + ", " + FieldText.value(Field.PKEY, partition.pkey()) + ")";
        if (!sl.inForce()) {
            return "0, QoS is off" + name + (sl.requested().isEmpty() ? used(sl) : "");
        }
        return partition.sl() + name + (sl.overridesPartition() && !sl.isRefused() ? ", overridden by the level" : "");
    }
}

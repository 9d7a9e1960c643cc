package org.qos.cli.program;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.setup.PortTitles;
import org.qos.fabric.program.Refusal;
import org.qos.fabric.program.RefusedException;
import org.qos.runtime.fabric.Fabric;

/** Says why nothing was set, and what to do. */
public final class RefusalText {

    private static final int SHOWN = 20;

    private RefusalText() {}

    /**
     * The lines, the reason first.
     *
     * @param fabric has the names of ports
     */
    public static List<String> lines(RefusedException refused, Fabric fabric) {
        PortTitles titles = new PortTitles(fabric);
        List<String> lines = new ArrayList<>(List.of(reason(refused.refusal())));
        refused.ports().stream()
                .limit(SHOWN)
                .forEach(port -> lines.add("  " + titles.port(port.port()) + ", " + port.reason()));
        if (refused.ports().size() > SHOWN) {
            lines.add("  and " + (refused.ports().size() - SHOWN) + " more");
        }
        return lines;
    }

    private static String reason(Refusal refusal) {
        return switch (refusal) {
            case PORT_MISSING ->
                "nothing was set: ports are no longer where they were when the plan was made, or do not"
                        + " answer. Make a new plan with 'qos apply'.";
            case TABLE_CHANGED ->
                "nothing was set: tables changed after the plan was made. Make a new plan with" + " 'qos apply'.";
            case SL_DROPPED ->
                "nothing was set: the policy maps SLs to VL15 that OpenSM returns for paths; packets of such"
                        + " paths are dropped. Map these SLs to a VL, or pass --force.";
            case NO_SERVICE ->
                "nothing was set: ports cannot serve the old and the new VLs at a time; for a moment, packets"
                        + " of some VLs would wait. Pass --force to accept that.";
            case NOT_WANTED -> "nothing was set.";
            case NO_JOURNAL ->
                "nothing was set: no run on this fabric was interrupted or failed. Pass --last to undo the"
                        + " last run that succeeded.";
        };
    }
}

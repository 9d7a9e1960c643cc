package org.qos.cli;

import java.util.List;
import org.qos.cli.report.Printable;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/** Prints what shows only when port groups meet the fabric and its partitions, as warnings at the groups' lines. */
final class BindingReport {

    private final Console console;
    private final PolicyPlaces places;

    BindingReport(Console console, PolicyPlaces places) {
        this.console = console;
        this.places = places;
    }

    /** Prints notes in the order of their groups; that a group is empty only where nothing else says why. */
    void print(List<BindingNote> notes) {
        PortGroup explained = null;
        for (BindingNote note : notes) {
            if (!(note instanceof BindingNote.EmptyGroup) || note.group() != explained) {
                console.err()
                        .println(Printable.of(places.of(note.group()) + ": warning: port group '"
                                + note.group().name() + "': " + message(note)));
            }
            explained = note.group();
        }
    }

    private static String message(BindingNote note) {
        if (note instanceof BindingNote.UnknownGuids unknown) {
            return "no port of the fabric has the GUID " + guids(unknown.guids());
        }
        if (note instanceof BindingNote.NodeGuid found) {
            return "the GUID " + hex16(found.node().guid()) + " is that of the node '"
                    + found.node().description() + "', not of a port; name its port GUIDs";
        }
        if (note instanceof BindingNote.UnknownName unknown) {
            return "no node of the fabric is described as in '" + written(unknown.name()) + "'";
        }
        if (note instanceof BindingNote.AmbiguousName ambiguous) {
            return ambiguous.nodes().size() + " nodes are described as in '" + written(ambiguous.name())
                    + "'; the one with GUID " + hex16(ambiguous.nodes().get(0).guid())
                    + " is taken, a port GUID would be certain";
        }
        if (note instanceof BindingNote.AbsentPort absent) {
            return "'" + written(absent.name()) + "' is no connected port of '"
                    + absent.node().description() + "'; OpenSM refuses a policy that names it, or crashes";
        }
        return ofPartitions(note);
    }

    private static String ofPartitions(BindingNote note) {
        if (note instanceof BindingNote.UnknownPartition unknown) {
            return "no partition is named '" + unknown.partition() + "'";
        }
        if (note instanceof BindingNote.UnknownPkeys unknown) {
            return "no partition has the P_Key " + pkeys(unknown.pkeys());
        }
        if (note instanceof BindingNote.UnknownSm) {
            return "nobody knows the subnet manager's port; name it with --sm";
        }
        if (note instanceof BindingNote.NeedsFabric) {
            return "its ports cannot all be told without a fabric; name one with --fabric";
        }
        return "no port belongs to it, rules with it match nothing";
    }

    private static String written(PortName name) {
        return name.node() + "/P" + name.port();
    }

    private static String guids(Range range) {
        return hex16(range.first()) + (range.isSingle() ? "" : "-" + hex16(range.last()));
    }

    private static String pkeys(Range range) {
        return range.text(Pkey::text);
    }

    private static String hex16(long guid) {
        return Guid.text(guid);
    }
}

package org.qos.analysis.setup;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.setup.SetupFinding;

/**
 * What does not fit a fabric, as a sentence: what is wrong, what programming does with it, and what to do.
 *
 * @param setup the scopes that findings refer to
 * @param fabric has the ports
 */
public record SetupFindingText(FabricSetup setup, Fabric fabric) {

    /** The sentence about a finding, without a full stop. */
    public String of(SetupFinding finding) {
        return switch (finding.kind()) {
            case NODE_IN_NO_GROUP ->
                count(finding, "node") + (one(finding) ? " is" : " are") + " in no port group: "
                        + nodes(finding) + "; no rule and no scope names " + (one(finding) ? "it" : "them")
                        + "; add " + (one(finding) ? "it" : "them") + " to a group";
            case SL2VL_SCOPE_WITHOUT_PORT, VLARB_SCOPE_WITHOUT_PORT ->
                "no port of the fabric matches the scope, so that"
                        + " 'qos apply' sets nothing for it; correct its groups or its port numbers";
            case NO_SUCH_IN_PORT -> absent(finding, "from");
            case NO_SUCH_OUT_PORT, NO_SUCH_VLARB_PORT -> absent(finding, "to");
            case NO_SL2VL_TABLE ->
                ports(finding, "has no SL2VL table", "have no SL2VL table")
                        + "; 'qos apply' sets nothing there; leave them out of the scope";
            case SL2VL_UNSUPPORTED_VL ->
                lacking(finding)
                        + "; 'qos apply' writes VL15 instead, which drops the packets; use VLs that all ports have";
            case VLARB_UNSUPPORTED_VL ->
                lacking(finding) + "; such a port skips the entry or sends from another VL; remove the entry";
            case HIGH_TABLE_TOO_LONG ->
                tooLong(finding, "high", setup.vlArb().get(finding.scope()).high());
            case LOW_TABLE_TOO_LONG ->
                tooLong(finding, "low", setup.vlArb().get(finding.scope()).low());
            case SL2VL_VLS_NOT_CHECKED, VLARB_VLS_NOT_CHECKED, HIGH_LENGTH_NOT_CHECKED, LOW_LENGTH_NOT_CHECKED ->
                notChecked(List.of(finding));
        };
    }

    private String absent(SetupFinding finding, String entry) {
        return "'" + entry + "' has port " + PortTitles.text(finding.values()) + ", which "
                + count(finding, "node") + (one(finding) ? " does" : " do") + " not have: " + nodes(finding)
                + "; 'qos apply' sets nothing there; correct the number";
    }

    private String lacking(SetupFinding finding) {
        return ports(finding, "does not have " + vls(finding), "do not have " + vls(finding));
    }

    private String tooLong(SetupFinding finding, String priority, List<?> table) {
        String capacity = PortTitles.text(finding.values());
        return "the " + priority + "-priority table has " + table.size() + " entries"
                + ", but " + ports(finding, "takes only " + capacity, "take only " + capacity)
                + "; 'qos apply' leaves out the rest; shorten the table";
    }

    /** The names of all nodes of the ports of a finding, each once. */
    public List<String> nodesOf(SetupFinding finding) {
        PortTitles titles = new PortTitles(fabric);
        return finding.ports().stream()
                .map(PortId::nodeGuid)
                .distinct()
                .map(titles::node)
                .toList();
    }

    /** One sentence about checks that were not possible: what they need, and for which ports. */
    public String notChecked(List<SetupFinding> findings) {
        SortedSet<PortId> ports = new TreeSet<>();
        findings.forEach(finding -> ports.addAll(finding.ports()));
        String needed = findings.stream()
                .map(finding -> needed(finding.kind()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        return "tables are not checked against all limits of " + PortTitles.counted(ports.size(), "port")
                + ": the snapshot does not have " + needed + " of " + new PortTitles(fabric).ports(ports)
                + "; use a snapshot of 'qos discover', or add the output of 'smpquery portinfo'";
    }

    /** The component of PortInfo that a check needs. */
    private static String needed(SetupFinding.Kind kind) {
        return switch (kind) {
            case HIGH_LENGTH_NOT_CHECKED -> "VLArbitrationHighCap";
            case LOW_LENGTH_NOT_CHECKED -> "VLArbitrationLowCap";
            default -> "VLCap";
        };
    }

    private String ports(SetupFinding finding, String one, String several) {
        return count(finding, "port") + " " + (one(finding) ? one : several) + ": " + ports(finding);
    }

    private String ports(SetupFinding finding) {
        return new PortTitles(fabric).ports(finding.ports());
    }

    private String nodes(SetupFinding finding) {
        List<PortId> nodes = finding.ports();
        return new PortTitles(fabric).nodes(nodes);
    }

    private static String vls(SetupFinding finding) {
        return (isOneVl(finding) ? "VL" : "VLs ") + PortTitles.text(finding.values());
    }

    private static boolean isOneVl(SetupFinding finding) {
        return finding.values().ranges().size() == 1
                && finding.values().ranges().get(0).isSingle();
    }

    private static String count(SetupFinding finding, String what) {
        return PortTitles.counted(finding.ports().size(), what);
    }

    private static boolean one(SetupFinding finding) {
        return finding.ports().size() == 1;
    }
}

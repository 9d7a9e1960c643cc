package org.qos.conformity.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.tables.ProgrammedPort;
import org.qos.fabric.program.ProgrammedPolicy;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/**
 * A policy that states tables for adapters and for switches.
 *
 * @param adapters the SL2VL table of adapters
 * @param switches the SL2VL table of switches
 * @param high the high-priority arbitration table of all ports
 * @param low the low-priority arbitration table of all ports
 */
record SitePolicy(String adapters, String switches, String high, String low) {

    static final String FILE = "site.qos";

    /** Tables that OpenSM has under none of the options of these tests. */
    static final SitePolicy FIRST = new SitePolicy(
            "0,1,2,3,3,2,1,0,0,1,2,3,3,2,1,0", "0,2,1,3,0,2,1,3,0,2,1,3,0,2,1,3", "3:200,2:7", "0:10,1:20,2:30,1:5");

    /** Others, with every VL in another arbitration table. */
    static final SitePolicy SECOND = new SitePolicy(
            "4,5,6,7,4,5,6,7,4,5,6,7,4,5,6,7", "7,6,5,4,7,6,5,4,7,6,5,4,7,6,5,4", "4:11,5:12", "6:13,7:14");

    private static final int ENTRIES = 8;

    /** Writes the policy into the directory of a subnet. */
    void writeTo(OpenSmOnIbsim subnet) {
        write(subnet, text());
    }

    static void write(OpenSmOnIbsim subnet, String text) {
        try {
            Files.writeString(subnet.directory().resolve(FILE), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String text() {
        return """
                <qos-policy>
                  <port-groups>
                    <port-group><name>Adapters</name><node-type>CA</node-type></port-group>
                    <port-group><name>Switches</name><node-type>SWITCH</node-type></port-group>
                  </port-groups>
                  <qos-setup>
                    <sl2vl-tables>
                      <sl2vl-scope>
                        <group>Adapters</group><from>*</from><to>*</to>
                        <sl2vl-table>%s</sl2vl-table>
                      </sl2vl-scope>
                      <sl2vl-scope>
                        <group>Switches</group><from>*</from><to>*</to>
                        <sl2vl-table>%s</sl2vl-table>
                      </sl2vl-scope>
                    </sl2vl-tables>
                    <vlarb-tables>
                      <vlarb-scope>
                        <group>Adapters</group><group>Switches</group><to>*</to>
                        <vlarb-high>%s</vlarb-high>
                        <vlarb-low>%s</vlarb-low>
                      </vlarb-scope>
                    </vlarb-tables>
                  </qos-setup>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                    <qos-level><sn>1</sn><name>Fast</name><sl>3</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><service-id>0x10</service-id><qos-level-sn>1</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """
                .formatted(adapters, switches, high, low);
    }

    /** The policy as a value. */
    ProgrammedPolicy programmed() {
        PortGroup ofAdapters = group("Adapters", NodeType.CA);
        PortGroup ofSwitches = group("Switches", NodeType.SWITCH);
        VlArbScope arbitration = new VlArbScope(
                List.of(ofAdapters, ofSwitches),
                List.of(),
                PortNumbers.ALL,
                weights(high),
                weights(low),
                OptionalInt.empty());
        QosLevel level = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        FabricSetup setup = new FabricSetup(
                List.of(scope(ofAdapters, adapters), scope(ofSwitches, switches)), List.of(arbitration));
        return new ProgrammedPolicy(
                new Policy(List.of(ofAdapters, ofSwitches), List.of(level), level, List.of(), setup),
                Partitions.WITHOUT_FILE);
    }

    private static PortGroup group(String name, NodeType type) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(type), false);
    }

    private static Sl2VlScope scope(PortGroup group, String table) {
        return new Sl2VlScope(List.of(group), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, numbers(table));
    }

    /** How the tables of a port differ from those of the policy; empty when they do not. */
    String difference(ProgrammedPort port) {
        String table = port.port().type() == NodeType.SWITCH ? switches : adapters;
        StringBuilder differences = new StringBuilder();
        port.sl2Vl().forEach((inPort, row) -> {
            if (!row.equals(numbers(table))) {
                differences
                        .append(port.port())
                        .append(" in-port ")
                        .append(inPort)
                        .append(": ")
                        .append(row);
            }
        });
        if (!port.high().equals(entries(high)) || !port.low().equals(entries(low))) {
            differences.append(port.port()).append(": ").append(port.high()).append(port.low());
        }
        return differences.toString();
    }

    private static List<Integer> numbers(String table) {
        return List.of(table.split(",")).stream().map(Integer::valueOf).toList();
    }

    /** The entries of a table with as many of weight 0 as a port of ibsim has. */
    private static List<VlWeight> entries(String table) {
        List<VlWeight> entries = new ArrayList<>(weights(table));
        entries.addAll(Collections.nCopies(ENTRIES - entries.size(), new VlWeight(0, 0)));
        return entries;
    }

    private static List<VlWeight> weights(String table) {
        List<VlWeight> entries = new ArrayList<>();
        for (String entry : table.split(",")) {
            String[] parts = entry.split(":");
            entries.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return entries;
    }
}

package org.qos.conformity.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.mad.SmpClient;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;

/** Compares the P_Key tables of all ports of a running subnet with those that follow from a partition file. */
final class PkeysInForce {

    private final Fabric fabric;

    /** For a subnet whose nodes stay the same, whatever partitions OpenSM is given. */
    PkeysInForce(OpenSmOnIbsim subnet) {
        SubnetList ports = subnet.ports();
        long manager = ports.ends().stream()
                .filter(end -> end.lid() == ports.managerLid())
                .findFirst()
                .orElseThrow()
                .portGuid();
        fabric = subnet.snapshot().fabric().withSmPort(manager);
    }

    /** Each port whose table differs, with what was predicted and what it has. */
    List<String> differences(OpenSmOnIbsim subnet, String partitions) {
        PkeyTables predicted = PkeyPrediction.of(
                PartitionsLowering.lower(new ProjectFiles()
                                .load("edited", partitions, new PartitionsLanguage())
                                .root(PartitionFile.class))
                        .value(),
                fabric,
                false);
        SmpClient smp = subnet.smp();
        List<String> differences = new ArrayList<>();
        for (SubnetPort end : subnet.ports().ends()) {
            TreeSet<Integer> expected = new TreeSet<>(predicted.keys(fabric.endpointIndex(end.portGuid())));
            TreeSet<Integer> found = new TreeSet<>(smp.pkeys(end.lid()));
            if (!expected.equals(found)) {
                differences.add(end.description() + ": " + hexadecimal(expected) + " predicted, " + hexadecimal(found));
            }
        }
        return differences;
    }

    private static List<String> hexadecimal(TreeSet<Integer> pkeys) {
        return pkeys.stream().map(pkey -> String.format("0x%04x", pkey)).toList();
    }
}

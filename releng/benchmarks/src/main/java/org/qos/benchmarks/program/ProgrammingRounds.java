package org.qos.benchmarks.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.UmadPort;
import org.qos.fabric.program.Apply;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.MadSubnet;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.ProgrammedPolicy;
import org.qos.fabric.program.RefusedException;
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

/** Sets all tables of a fabric several times in one process, and prints how long the Sets took, first to last. */
public final class ProgrammingRounds {

    private static final double NANOS_OF_A_MILLISECOND = 1e6;
    private static final int VLS = 8;

    private ProgrammingRounds() {}

    /** The arguments are the folder of journals and the number of rounds. */
    public static void main(String[] arguments) throws IOException, RefusedException {
        ProgramSettings settings =
                new ProgramSettings(Path.of(arguments[0]), OptionalLong.empty(), Set.of(), PlanScope.USUAL, false);
        int rounds = Integer.parseInt(arguments[1]);
        try (UmadPort port = UmadPort.openFirst()) {
            for (int round = 1; round <= rounds; round++) {
                LiveSubnet.Reading reading = new MadSubnet(new MadWindow(port), progress -> {}).read();
                TimedTables tables = new TimedTables(reading.tables());
                long start = System.nanoTime();
                ProgramResult result =
                        new Apply(tables, settings).run(allTo(round % VLS).plan(reading.state()), reading.state());
                System.out.printf(
                        "%3d %8.0f ms %8.0f ms CPU %7d Sets %8.0f ms in all %5d failures%n",
                        round,
                        tables.nanos() / NANOS_OF_A_MILLISECOND,
                        tables.processorNanos() / NANOS_OF_A_MILLISECOND,
                        result.sets(),
                        (System.nanoTime() - start) / NANOS_OF_A_MILLISECOND,
                        result.failures().size());
            }
        }
    }

    /** A policy by which all ports have one VL. */
    private static ProgrammedPolicy allTo(int vl) {
        PortGroup all = new PortGroup(
                "all", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA, NodeType.SWITCH), false);
        Sl2VlScope rows = new Sl2VlScope(
                List.of(all), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, Collections.nCopies(16, vl));
        List<VlWeight> entries = List.of(new VlWeight(vl, 16));
        VlArbScope arbitration =
                new VlArbScope(List.of(all), List.of(), PortNumbers.ALL, entries, entries, OptionalInt.empty());
        QosLevel level = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        FabricSetup setup = new FabricSetup(List.of(rows), List.of(arbitration));
        return new ProgrammedPolicy(
                new Policy(List.of(all), List.of(level), level, List.of(), setup), Partitions.WITHOUT_FILE);
    }
}

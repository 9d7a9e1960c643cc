package org.qos.analysis.simulation.result;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.runtime.path.resolve.Assumption;
import org.qos.runtime.path.resolve.TableSource;

/**
 * What a simulation says.
 *
 * @param classes what each class gets, in the order of the description
 * @param overTime what each class gets in the course of time; empty where only rates are computed
 * @param flows what each flow gets
 * @param links what goes into the links in use, the fullest first
 * @param waits which VL waits for which, the longest first
 * @param deadlocks cycles of VLs that wait for each other for good, each for the next one
 * @param refused requests that get no path
 * @param tables where the SL2VL and arbitration tables of the links in use are from
 * @param assumed what rests on usual values on some path, because the snapshot does not say it
 */
public record SimulationResult(
        List<ClassResult> classes,
        Optional<ClassesOverTime> overTime,
        FlowResults flows,
        List<LinkLoad> links,
        List<VlWait> waits,
        List<List<LinkVl>> deadlocks,
        List<RefusedRequests> refused,
        Set<TableSource> tables,
        Set<Assumption> assumed) {

    /** Copies the collections. */
    public SimulationResult {
        classes = List.copyOf(classes);
        links = List.copyOf(links);
        waits = List.copyOf(waits);
        deadlocks = List.copyOf(deadlocks);
        refused = List.copyOf(refused);
        tables = Set.copyOf(tables);
        assumed = Set.copyOf(assumed);
    }

    /** Whether traffic stops for good or requests get no path. */
    public boolean hasFindings() {
        return !deadlocks.isEmpty() || !refused.isEmpty();
    }
}

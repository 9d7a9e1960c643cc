package org.qos.analysis.simulation.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.analysis.simulation.traffic.OfferedLoad;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;

/** A likely error in a description of traffic. */
public sealed interface TrafficNote {

    /** The index of the class of traffic. */
    int trafficClass();

    /**
     * A class sends nothing: its only receivers are its senders.
     *
     * @param trafficClass the index of the class
     */
    record NoFlow(int trafficClass) implements TrafficNote {}

    /**
     * A sender has more to send than its link takes.
     *
     * @param trafficClass the index of the class
     * @param sender the index of the first such endpoint
     * @param offered what it has to send, in Gb/s
     * @param rate the rate of its link in Gb/s
     */
    record AboveLink(int trafficClass, int sender, double offered, double rate) implements TrafficNote {}

    /**
     * The notes about the traffic of a simulation, by class.
     *
     * @param fabric has the ports of the flows
     */
    static List<TrafficNote> of(SimulationResult result, Fabric fabric) {
        Map<PortId, Double> rates = new HashMap<>();
        result.links().forEach(link -> rates.put(link.from(), link.rate()));
        Map<Integer, AboveLink> above = aboveLink(result, fabric, rates);
        List<TrafficNote> notes = new ArrayList<>();
        for (int place = 0; place < result.classes().size(); place++) {
            int own = place;
            if (result.classes().get(place).flows() > 0) {
                Optional.ofNullable(above.get(place)).ifPresent(notes::add);
            } else if (result.refused().stream().noneMatch(refused -> refused.trafficClass() == own)) {
                notes.add(new NoFlow(place));
            }
        }
        return notes;
    }

    /** The first flow of each class that has more to send than the link of its sender carries. */
    private static Map<Integer, AboveLink> aboveLink(
            SimulationResult result, Fabric fabric, Map<PortId, Double> rates) {
        Map<Integer, AboveLink> above = new HashMap<>();
        if (result.classes().stream().allMatch(each -> each.traffic().load().equals(OfferedLoad.MAX))) {
            return above;
        }
        for (FlowResult flow : result.flows()) {
            int place = flow.flow().trafficClass();
            OfferedLoad load = result.classes().get(place).traffic().load();
            if (!load.equals(OfferedLoad.MAX)) {
                int sender = flow.flow().source();
                double rate = rates.get(fabric.endpoints().get(sender).id());
                if (load.of(rate) > rate) {
                    above.putIfAbsent(place, new AboveLink(place, sender, load.of(rate), rate));
                }
            }
        }
        return above;
    }
}

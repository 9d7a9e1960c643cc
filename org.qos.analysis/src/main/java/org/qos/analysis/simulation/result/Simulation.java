package org.qos.analysis.simulation.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.simulation.flow.FlowModel;
import org.qos.analysis.simulation.flow.FlowRates;
import org.qos.analysis.simulation.network.FlowColumns;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.analysis.simulation.result.LinkLoad.VlLoad;
import org.qos.analysis.simulation.traffic.RoutedTraffic;
import org.qos.runtime.path.resolve.TableSource;

/** Simulates traffic and says what came of it, by ports of the fabric. */
public final class Simulation {

    private final RoutedTraffic traffic;
    private final RoutedLinks links;

    private Simulation(RoutedTraffic traffic, RoutedLinks links) {
        this.traffic = traffic;
        this.links = links;
    }

    /**
     * Simulates each packet.
     *
     * @param links the links through which the traffic was routed
     * @throws CancellationException when the thread is interrupted
     */
    public static SimulationResult ofPackets(RoutedTraffic traffic, RoutedLinks links, PacketSettings settings) {
        PacketResult packets = PacketSimulation.of(traffic.network(), settings);
        Simulation simulation = new Simulation(traffic, links);
        double counted = packets.countedTicks();
        List<VlWait> waits = packets.waits().stream()
                .map(wait -> new VlWait(
                        simulation.linkVl(wait.from()),
                        simulation.linkVl(wait.to()),
                        OptionalDouble.of(wait.ticks() / counted)))
                .toList();
        List<List<LinkVl>> deadlocks = packets.deadlocks().stream()
                .map(cycle -> cycle.stream().map(simulation::linkVl).toList())
                .toList();
        return simulation.result(
                Optional.of(simulation.overTime(packets.overTime())),
                packets::gigabits,
                packets::channelGigabits,
                channel -> OptionalDouble.of(packets.stalled()[channel] / counted),
                waits,
                deadlocks,
                flow -> false);
    }

    /**
     * Computes the rates of flows; says of waiting VLs only that they wait, and nothing of deadlocks.
     *
     * @param links the links through which the traffic was routed
     * @param settings how packets would be simulated
     * @throws CancellationException when the thread is interrupted
     */
    public static SimulationResult ofFlows(RoutedTraffic traffic, RoutedLinks links, PacketSettings settings) {
        FlowRates rates = FlowModel.of(traffic.network(), settings);
        Simulation simulation = new Simulation(traffic, links);
        List<VlWait> waits = rates.limited().stream()
                .map(turn -> new VlWait(
                        simulation.linkVl(turn.from()), simulation.linkVl(turn.to()), OptionalDouble.empty()))
                .toList();
        return simulation.result(
                Optional.empty(),
                flow -> rates.flows()[flow],
                channel -> rates.channels()[channel],
                channel -> OptionalDouble.empty(),
                waits,
                List.of(),
                flow -> rates.uncertain()[flow]);
    }

    private ClassesOverTime overTime(PacketResult.OverTime packets) {
        double[][] gigabits = new double[traffic.classes().size()][packets.intervals()];
        for (int interval = 0; interval < packets.intervals(); interval++) {
            for (int flow = 0; flow < traffic.flows().size(); flow++) {
                gigabits[traffic.flows().trafficClass(flow)][interval] += packets.gigabits(interval, flow);
            }
        }
        return new ClassesOverTime(
                Ticks.micros(packets.ticks()),
                Arrays.stream(gigabits)
                        .map(rates -> Arrays.stream(rates).boxed().toList())
                        .toList());
    }

    private SimulationResult result(
            Optional<ClassesOverTime> overTime,
            IntToDoubleFunction ofFlow,
            IntToDoubleFunction ofChannel,
            IntFunction<OptionalDouble> stalled,
            List<VlWait> waits,
            List<List<LinkVl>> deadlocks,
            IntPredicate uncertain) {
        FlowResults flows = new FlowResults(traffic, ofFlow, uncertain);
        boolean[] used = channelsInUse();
        return new SimulationResult(
                classes(flows),
                overTime,
                flows,
                linkLoads(used, flows, ofChannel, stalled),
                waits,
                deadlocks,
                traffic.refused(),
                tables(used),
                traffic.assumed());
    }

    private List<ClassResult> classes(FlowResults flows) {
        int classes = traffic.classes().size();
        BitSet[] sls = Stream.generate(BitSet::new).limit(classes).toArray(BitSet[]::new);
        DoubleSummaryStatistics[] rates =
                Stream.generate(DoubleSummaryStatistics::new).limit(classes).toArray(DoubleSummaryStatistics[]::new);
        for (int flow = 0; flow < flows.size(); flow++) {
            int trafficClass = traffic.flows().trafficClass(flow);
            sls[trafficClass].set(traffic.flows().sl(flow));
            rates[trafficClass].accept(flows.gigabits(flow));
        }
        return IntStream.range(0, classes)
                .mapToObj(place -> ClassResult.of(traffic.classes().get(place), sls[place], rates[place]))
                .toList();
    }

    private boolean[] channelsInUse() {
        boolean[] used = new boolean[traffic.network().channels()];
        for (int channel : traffic.network().flows().channels()) {
            used[channel] = true;
        }
        return used;
    }

    private Set<TableSource> tables(boolean[] used) {
        BitSet ports = new BitSet();
        IntStream.range(0, used.length)
                .filter(channel -> used[channel])
                .map(Channel::link)
                .forEach(ports::set);
        return LinkTables.sources(links, ports::get);
    }

    private List<LinkLoad> linkLoads(
            boolean[] used, FlowResults flows, IntToDoubleFunction ofChannel, IntFunction<OptionalDouble> stalled) {
        double[][] classes = classesOfLinks(flows);
        List<LinkLoad> loads = new ArrayList<>();
        for (int link = 0; link < links.ports(); link++) {
            List<VlLoad> vls = new ArrayList<>();
            for (int vl = 0; vl < Channel.PER_LINK; vl++) {
                int channel = Channel.of(link, vl);
                if (used[channel]) {
                    vls.add(new VlLoad(vl, ofChannel.applyAsDouble(channel), stalled.apply(channel)));
                }
            }
            if (!vls.isEmpty()) {
                loads.add(new LinkLoad(
                        links.id(link),
                        links.id(links.peer(link)),
                        traffic.network().links().get(link).gigabits(),
                        vls.stream().mapToDouble(VlLoad::gigabits).sum(),
                        vls,
                        Arrays.stream(classes[link]).boxed().toList()));
            }
        }
        loads.sort(Comparator.comparingDouble((LinkLoad load) -> -load.gigabits() / load.rate()));
        return loads;
    }

    private double[][] classesOfLinks(FlowResults flows) {
        double[][] classes = new double[links.ports()][traffic.classes().size()];
        FlowColumns network = traffic.network().flows();
        for (int flow = 0; flow < flows.size(); flow++) {
            int trafficClass = traffic.flows().trafficClass(flow);
            double gigabits = flows.gigabits(flow);
            for (int hop = network.firstHops()[flow]; hop < network.firstHops()[flow + 1]; hop++) {
                classes[Channel.link(network.channels()[hop])][trafficClass] += gigabits;
            }
        }
        return classes;
    }

    private LinkVl linkVl(int channel) {
        return new LinkVl(links.id(Channel.link(channel)), Channel.vl(channel));
    }
}

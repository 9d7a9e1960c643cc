package org.qos.analysis.simulation.flow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * What VL arbitration lets a VL send while it always has packets and the others send what they send: its share, and
 * what the others leave. Turns are counted in whole packets, as {@link LinkArbitration} does: in the largest ones of each VL. Arrays are
 * by the place of a VL among those that flows use.
 */
final class VlCapacity {

    /** How often the part of the high-priority table is computed again. */
    private static final int ROUNDS = 4;

    private final int[] vls;
    private final VlPackets packets;
    private final double rate;
    private final QosTables tables;
    /** The part of the high-priority table by the VLs that want something, a bit for each. */
    private final Map<Integer, Double> highParts = new HashMap<>();

    private int lastWanting;
    private double lastHighPart;
    /** What each VL sends in a round of a table, in bytes. */
    private final double[] high;

    private final double[] low;

    private final double[] wanted;
    private final double[] given;
    /** What of it the high-priority table gives. */
    private final double[] byHigh;

    private final double[] byLow;
    /** Whether a VL has packets of several sizes. */
    private final boolean isMixed;
    /** Whether the part of the high-priority table depends on which VLs send how much. */
    private final boolean dependsOnSizes;

    /** Which table serves first a VL that is in both: when its packets come decides that, which is not known. */
    private final boolean isLowFirst;

    private final SimulatedLink link;

    private VlCapacity(SimulatedLink link, VlPackets packets, int[] vls, boolean isLowFirst) {
        this.link = link;
        this.vls = vls;
        this.packets = packets.largest();
        this.isLowFirst = isLowFirst;
        isMixed = packets.isMixed();
        rate = link.gigabits();
        tables = new QosTables(link.highLimit(), link.high(), link.low(), List.of());
        high = turns(link.high());
        low = turns(link.low());
        wanted = new double[vls.length];
        given = new double[vls.length];
        byHigh = new double[vls.length];
        byLow = new double[vls.length];
        dependsOnSizes = packetsDiffer() && isServing(high) && isServing(low);
    }

    /** The arbitration of each link that flows take, by the VLs that they use and the sizes of their packets. */
    static VlCapacity[] ofLinks(Network network, FlowGraph graph) {
        LinkPacketSizes packets = new LinkPacketSizes(network);
        VlCapacity[] capacities = new VlCapacity[network.links().size()];
        for (int first = 0; first < graph.used.length; first = graph.nextLink(first)) {
            int link = Channel.link(graph.used[first]);
            int[] vls = Arrays.stream(graph.used, first, graph.nextLink(first))
                    .map(Channel::vl)
                    .toArray();
            capacities[link] = new VlCapacity(network.links().get(link), packets.of(link), vls, false);
        }
        return capacities;
    }

    /** Whether a VL of a link with others is in both of its tables; without a limit the high-priority table sends all packets of that. */
    static boolean areVlsInBothTables(VlCapacity[] capacities) {
        return Arrays.stream(capacities).anyMatch(capacity -> capacity != null && capacity.isVlInBothTables());
    }

    private boolean isVlInBothTables() {
        return vls.length > 1
                && tables.highLimit() != VlArbitration.NO_LIMIT
                && IntStream.range(0, vls.length).anyMatch(place -> high[place] > 0 && low[place] > 0);
    }

    /** The same links, the low-priority table of which serves first the VLs of both tables. */
    static VlCapacity[] lowFirst(VlCapacity[] capacities) {
        return Arrays.stream(capacities)
                .map(each -> each == null ? null : new VlCapacity(each.link, each.packets, each.vls, true))
                .toArray(VlCapacity[]::new);
    }

    private boolean packetsDiffer() {
        return Arrays.stream(vls).map(packets::largest).distinct().count() > 1;
    }

    private static boolean isServing(double[] table) {
        return Arrays.stream(table).anyMatch(bytes -> bytes > 0);
    }

    /**
     * Whether what a VL gets depends on how packets of several sizes are mixed, which is not known: those of a VL, or those of both
     * tables.
     */
    boolean dependsOnMixture() {
        return isMixed || dependsOnSizes;
    }

    private double[] turns(List<VlWeight> table) {
        double[] bytes = new double[vls.length];
        for (VlWeight entry : table) {
            int place = Arrays.binarySearch(vls, entry.vl());
            if (place >= 0) {
                int packet = packets.largest(entry.vl());
                bytes[place] += packet * LinkArbitration.packets(entry.weight() * VlArbitration.WEIGHT_UNIT, packet);
            }
        }
        return bytes;
    }

    /** The rate of the link in Gb/s. */
    double rate() {
        return rate;
    }

    /**
     * What a VL can send, in Gb/s.
     *
     * @param sent what each channel sends now, by its number
     */
    double of(int channel, double[] sent) {
        int first = channel - Channel.vl(channel);
        int own = 0;
        double others = 0;
        for (int place = 0; place < vls.length; place++) {
            boolean isOwn = first + vls[place] == channel;
            own = isOwn ? place : own;
            wanted[place] = isOwn ? rate : sent[first + vls[place]];
            others += isOwn ? 0 : wanted[place];
        }
        if (others == 0) {
            return isServed(own) ? rate : 0;
        }
        share();
        return given[own];
    }

    private boolean isServed(int place) {
        return high[place] + low[place] > 0;
    }

    /**
     * Lowers what the VLs of the link want to send in a time to what they get.
     *
     * @param amounts by channel
     * @param unit what 1 Gb/s sends in the time
     * @param sharesOnly whether they get nothing beyond their share while all always have packets
     */
    void limit(int link, double[] amounts, double unit, boolean sharesOnly) {
        int first = Channel.of(link, 0);
        if (!sharesOnly && fits(first, amounts, unit)) {
            return;
        }
        for (int place = 0; place < vls.length; place++) {
            wanted[place] = sharesOnly ? rate : Math.min(rate, amounts[first + vls[place]] / unit);
        }
        share();
        for (int place = 0; place < vls.length; place++) {
            amounts[first + vls[place]] = Math.min(amounts[first + vls[place]], given[place] * unit);
        }
    }

    private boolean fits(int first, double[] amounts, double unit) {
        double all = 0;
        boolean areServed = true;
        for (int place = 0; place < vls.length; place++) {
            all += amounts[first + vls[place]];
            areServed &= isServed(place);
        }
        return areServed && all <= rate * unit;
    }

    /**
     * Which part the high-priority table gets depends on the sizes of the packets that both tables send, and these on that part where VLs
     * want less than their share.
     */
    private void share() {
        share(highPart());
        for (int round = 0; dependsOnSizes && round < ROUNDS && isAnySatisfied(); round++) {
            share(LinkArbitration.highPart(tables.highLimit(), meanPacket(byHigh), meanPacket(byLow)));
        }
    }

    private void share(double highPart) {
        Arrays.fill(given, 0);
        double[] first = isLowFirst ? low : high;
        double[] second = isLowFirst ? high : low;
        double[] byFirst = isLowFirst ? byLow : byHigh;
        double[] bySecond = isLowFirst ? byHigh : byLow;
        double left = rate;
        left -= share(first, (isLowFirst ? 1 - highPart : highPart) * rate);
        System.arraycopy(given, 0, byFirst, 0, given.length);
        left -= share(second, left);
        for (int place = 0; place < given.length; place++) {
            bySecond[place] = given[place] - byFirst[place];
        }
        share(first, left);
    }

    private boolean isAnySatisfied() {
        for (int place = 0; place < vls.length; place++) {
            if (wanted[place] > 0 && given[place] >= wanted[place]) {
                return true;
            }
        }
        return false;
    }

    /** Of what VLs send, in bytes; 0 if they send nothing. */
    private double meanPacket(double[] sent) {
        double all = 0;
        double count = 0;
        for (int place = 0; place < sent.length; place++) {
            all += sent[place];
            count += sent[place] / packets.largest(vls[place]);
        }
        return count == 0 ? 0 : all / count;
    }

    /** The part of the high-priority table while the VLs that want something have packets. */
    private double highPart() {
        int bits = 0;
        for (int place = 0; place < vls.length; place++) {
            bits |= wanted[place] > 0 ? 1 << vls[place] : 0;
        }
        if (bits != lastWanting) {
            lastWanting = bits;
            lastHighPart = highParts.computeIfAbsent(bits, wanting -> LinkArbitration.highPart(only(wanting), packets));
        }
        return lastHighPart;
    }

    /** The tables of some VLs, a bit for each. */
    private QosTables only(int some) {
        return new QosTables(
                tables.highLimit(), only(tables.vlarbHigh(), some), only(tables.vlarbLow(), some), tables.sl2vl());
    }

    private static List<VlWeight> only(List<VlWeight> table, int some) {
        return table.stream().filter(entry -> (some >>> entry.vl() & 1) != 0).toList();
    }

    /** Gives VLs what they still want of a rate, by what they send in a round; returns what was given. */
    private double share(double[] weights, double available) {
        double left = available;
        boolean again = true;
        while (again && left > 1e-9 * rate) {
            double total = 0;
            for (int place = 0; place < weights.length; place++) {
                total += wanted[place] - given[place] > 1e-9 * rate ? weights[place] : 0;
            }
            again = total > 0;
            double unit = again ? left / total : 0;
            for (int place = 0; again && place < weights.length; place++) {
                double part = Math.min(wanted[place] - given[place], unit * weights[place]);
                if (part > 0) {
                    given[place] += part;
                    left -= part;
                }
            }
        }
        return available - left;
    }
}

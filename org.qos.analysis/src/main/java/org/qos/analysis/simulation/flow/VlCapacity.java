package org.qos.analysis.simulation.flow;

import java.util.Arrays;
import java.util.List;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * What VL arbitration lets a VL send while it always has packets and the others send what they send: its share, and
 * what the others leave. Shares count whole packets of one size, as {@link LinkArbitration} does for whole weights.
 * Arrays are by the place of a VL among those that flows use.
 */
final class VlCapacity {

    private final int[] vls;
    private final double rate;
    private final double[] high;
    private final double[] low;
    /** The part of the high-priority table while both have packets. */
    private final double highPart;

    private final double[] wanted;
    private final double[] given;

    private VlCapacity(SimulatedLink link, int packetBytes, int[] vls) {
        this.vls = vls;
        rate = link.gigabits();
        high = turns(link.high(), packetBytes);
        low = turns(link.low(), packetBytes);
        wanted = new double[vls.length];
        given = new double[vls.length];
        double burst =
                Math.max(1, LinkArbitration.packets(link.highLimit() * VlArbitration.HIGH_LIMIT_UNIT, packetBytes));
        highPart = link.highLimit() == VlArbitration.NO_LIMIT ? 1 : burst / (burst + 1);
    }

    /** The arbitration of each link that flows take, by the VLs that they use and the largest of their packets. */
    static VlCapacity[] ofLinks(Network network, FlowGraph graph, LinkPacketSizes packets) {
        VlCapacity[] capacities = new VlCapacity[network.links().size()];
        for (int first = 0; first < graph.used.length; first = graph.nextLink(first)) {
            int link = Channel.link(graph.used[first]);
            int[] vls = Arrays.stream(graph.used, first, graph.nextLink(first))
                    .map(Channel::vl)
                    .toArray();
            capacities[link] = new VlCapacity(network.links().get(link), packets.largest(link), vls);
        }
        return capacities;
    }

    /** How many packets each VL sends in a round of the table. */
    private double[] turns(List<VlWeight> table, int packetBytes) {
        double[] packets = new double[vls.length];
        for (VlWeight entry : table) {
            int place = Arrays.binarySearch(vls, entry.vl());
            if (place >= 0) {
                packets[place] += LinkArbitration.packets(entry.weight() * VlArbitration.WEIGHT_UNIT, packetBytes);
            }
        }
        return packets;
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

    private void share() {
        Arrays.fill(given, 0);
        double left = rate;
        left -= share(high, wants(low) ? highPart * rate : rate);
        left -= share(low, left);
        share(high, left);
    }

    private boolean wants(double[] weights) {
        for (int place = 0; place < weights.length; place++) {
            if (weights[place] > 0 && wanted[place] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Gives VLs what they still want of a rate, by weight; returns what was given. */
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

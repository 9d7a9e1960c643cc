package org.qos.analysis.simulation.flow;

import java.util.List;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * What VL arbitration lets a VL send while it always has packets and the others send what they send: its share, and
 * what the others leave. Shares count whole packets of one size, as {@link LinkArbitration} does for whole weights.
 */
final class VlCapacity {

    private final double rate;
    private final double[] high;
    private final double[] low;
    /** The part of the high-priority table while both have packets. */
    private final double highPart;

    private final double[] wanted = new double[Channel.PER_LINK];
    private final double[] given = new double[Channel.PER_LINK];

    VlCapacity(SimulatedLink link, int packetBytes) {
        rate = link.gigabits();
        high = turns(link.high(), packetBytes);
        low = turns(link.low(), packetBytes);
        double burst =
                Math.max(1, LinkArbitration.packets(link.highLimit() * VlArbitration.HIGH_LIMIT_UNIT, packetBytes));
        highPart = link.highLimit() == VlArbitration.NO_LIMIT ? 1 : burst / (burst + 1);
    }

    /** How many packets each VL sends in a round of the table. */
    private static double[] turns(List<VlWeight> table, int packetBytes) {
        double[] packets = new double[Channel.PER_LINK];
        for (VlWeight entry : table) {
            packets[entry.vl()] += LinkArbitration.packets(entry.weight() * VlArbitration.WEIGHT_UNIT, packetBytes);
        }
        return packets;
    }

    /**
     * What a VL can send, in Gb/s.
     *
     * @param sent what each channel sends now, by its number
     */
    double of(int channel, double[] sent) {
        int first = channel - Channel.vl(channel);
        double others = 0;
        for (int vl = 0; vl < wanted.length; vl++) {
            wanted[vl] = first + vl == channel ? rate : sent[first + vl];
            others += first + vl == channel ? 0 : sent[first + vl];
            given[vl] = 0;
        }
        if (others == 0) {
            return high[Channel.vl(channel)] + low[Channel.vl(channel)] == 0 ? 0 : rate;
        }
        double left = rate;
        left -= share(high, Math.min(left, wants(low) ? highPart * rate : rate));
        left -= share(low, left);
        share(high, left);
        return given[Channel.vl(channel)];
    }

    private boolean wants(double[] weights) {
        for (int vl = 0; vl < weights.length; vl++) {
            if (weights[vl] > 0 && wanted[vl] > 0) {
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
            for (int vl = 0; vl < weights.length; vl++) {
                total += wanted[vl] - given[vl] > 1e-9 * rate ? weights[vl] : 0;
            }
            again = total > 0;
            double unit = again ? left / total : 0;
            for (int vl = 0; again && vl < weights.length; vl++) {
                double part = Math.min(wanted[vl] - given[vl], unit * weights[vl]);
                if (part > 0) {
                    given[vl] += part;
                    left -= part;
                }
            }
        }
        return available - left;
    }
}

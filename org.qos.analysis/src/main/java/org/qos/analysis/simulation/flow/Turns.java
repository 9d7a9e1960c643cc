package org.qos.analysis.simulation.flow;

import java.util.Arrays;

/**
 * The turns of flows: pairs of channels that packets take one after the other, by the channel after them and then by that
 * before them.
 */
final class Turns {

    /** The turns into each channel are those from its entry to the next one. */
    final int[] first;
    /** The channel before each turn. */
    final int[] from;
    /** The turn into the channel of each hop; not used for the first hop of a flow. */
    final int[] ofHop;

    /**
     * Finds the turns.
     *
     * @param channels the channels of all hops
     * @param firstHop the first hop of each flow, and the number of hops at the end
     * @param count how many numbers of channels there are
     */
    Turns(int[] channels, int[] firstHop, int count) {
        first = new int[count + 1];
        ofHop = new int[channels.length];
        Grouped hops = Grouped.by(channels, count, laterHops(firstHop, channels.length));
        int[] found = new int[Math.max(1, count)];
        int size = 0;
        int[] seenFor = new int[count];
        int[] place = new int[count];
        for (int channel = 0; channel < count; channel++) {
            first[channel] = size;
            for (int at = hops.first()[channel]; at < hops.first()[channel + 1]; at++) {
                int before = channels[hops.members()[at] - 1];
                if (seenFor[before] != channel + 1) {
                    seenFor[before] = channel + 1;
                    found = size < found.length ? found : Arrays.copyOf(found, 2 * size);
                    found[size++] = before;
                }
            }
            Arrays.sort(found, first[channel], size);
            for (int turn = first[channel]; turn < size; turn++) {
                place[found[turn]] = turn;
            }
            for (int at = hops.first()[channel]; at < hops.first()[channel + 1]; at++) {
                int hop = hops.members()[at];
                ofHop[hop] = place[channels[hop - 1]];
            }
        }
        first[count] = size;
        from = Arrays.copyOf(found, size);
    }

    /** All hops but the first ones of flows. */
    private static int[] laterHops(int[] firstHop, int hops) {
        int flows = firstHop.length - 1;
        int[] later = new int[hops - flows];
        int next = 0;
        for (int flow = 0; flow < flows; flow++) {
            for (int hop = firstHop[flow] + 1; hop < firstHop[flow + 1]; hop++) {
                later[next++] = hop;
            }
        }
        return later;
    }
}

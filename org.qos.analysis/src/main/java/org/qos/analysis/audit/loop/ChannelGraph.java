package org.qos.analysis.audit.loop;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.qos.analysis.audit.traffic.Dependencies;

/** The channel dependency graph as adjacency lists in flat arrays, channels numbered without gaps. */
final class ChannelGraph {

    /** The number of each channel among {@link Dependencies}, ascending. */
    final int[] channels;
    /** Where the successors of each channel begin in {@link #successors}. */
    final int[] first;

    final int[] successors;

    ChannelGraph(Dependencies dependencies) {
        long[] all = dependencies.sorted();
        channels = Arrays.stream(all)
                .flatMap(edge -> LongStream.of(edge >>> Integer.SIZE, edge & 0xffff_ffffL))
                .mapToInt(channel -> (int) channel)
                .sorted()
                .distinct()
                .toArray();
        first = new int[channels.length + 1];
        successors = new int[all.length];
        for (int edge = 0; edge < all.length; edge++) {
            first[place(all[edge] >>> Integer.SIZE) + 1]++;
            successors[edge] = place(all[edge] & 0xffff_ffffL);
        }
        for (int channel = 0; channel < channels.length; channel++) {
            first[channel + 1] += first[channel];
        }
    }

    private int place(long channel) {
        return Arrays.binarySearch(channels, (int) channel);
    }

    int size() {
        return channels.length;
    }
}

package org.qos.runtime.path.resolve;

import java.util.Arrays;

/** Finds endpoints by port GUID in one step mostly: a table with open addressing. */
final class GuidIndex {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long[] guids;
    private final int[] endpoints;
    private final int shift;

    /** Of two endpoints with one GUID the first is found; those of GUID 0 are not. */
    GuidIndex(long[] guidOfEndpoint) {
        int bits = Math.max(2, 33 - Integer.numberOfLeadingZeros(guidOfEndpoint.length));
        guids = new long[1 << bits];
        endpoints = new int[1 << bits];
        shift = Long.SIZE - bits;
        Arrays.fill(endpoints, PathGraph.NONE);
        for (int endpoint = 0; endpoint < guidOfEndpoint.length; endpoint++) {
            long guid = guidOfEndpoint[endpoint];
            int place = place(guid);
            if (guid != 0 && endpoints[place] == PathGraph.NONE) {
                guids[place] = guid;
                endpoints[place] = endpoint;
            }
        }
    }

    /** The endpoint of a port GUID; {@link PathGraph#NONE} when there is none. */
    int endpoint(long guid) {
        return endpoints[place(guid)];
    }

    /** Where the GUID is, or the free place where it would. */
    private int place(long guid) {
        int place = (int) (guid * SPREAD >>> shift);
        while (endpoints[place] != PathGraph.NONE && guids[place] != guid) {
            place = place + 1 & guids.length - 1;
        }
        return place;
    }
}

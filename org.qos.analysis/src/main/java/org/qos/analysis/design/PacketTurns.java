package org.qos.analysis.design;

import java.util.Arrays;
import java.util.Optional;

/**
 * Chooses how many packets of full size each VL sends in a round of an arbitration table. Weights count bytes, but ports send packets
 * whole, so that only multiples of the packet size give exact shares. Loops, not streams: a design asks for ten thousands of tables.
 *
 * @param perEntry how many packets an entry can name, at least 1
 * @param entries how many entries the table can have
 */
record PacketTurns(int perEntry, int entries) {

    /** A longer round is not taken to lower an error below this part of the table. */
    private static final double ENOUGH = 0.005;

    /** Packets of the longest round that is tried to lower the error; a longer one is only for shares that no shorter one gives. */
    private static final int LONGEST = 400;

    private static final double ROUNDING = 1e-9;

    private static final int[] NONE = {};

    /**
     * The number of packets for each VL; empty where no round gives each what it requires.
     *
     * @param required the part of the table that a VL gets at least; a VL gets a packet even if it requires 0
     * @param wanted the part that it should get, no less than it requires; the sum is 1
     */
    Optional<int[]> choose(double[] required, double[] wanted) {
        if (required.length > entries || Arrays.stream(required).sum() > 1 + ROUNDING) {
            return Optional.empty();
        }
        int[] best = null;
        double error = Double.MAX_VALUE;
        for (int round = required.length; round <= perEntry * entries; round++) {
            int[] turns = turns(round, required, wanted);
            double off = turns.length == 0 ? Double.MAX_VALUE : error(round, turns, wanted);
            if (off < error - ROUNDING) {
                best = turns;
                error = off;
            }
            if (error <= ENOUGH || best != null && round >= LONGEST) {
                break;
            }
        }
        return Optional.ofNullable(best);
    }

    /** What is required, rounded up, and of the rest a packet at a time to the VL that is farthest from what it should get. */
    private int[] turns(int round, double[] required, double[] wanted) {
        int[] turns = new int[required.length];
        int left = round;
        for (int vl = 0; vl < turns.length; vl++) {
            turns[vl] = Math.max(1, (int) Math.ceil(required[vl] * round - ROUNDING));
            left -= turns[vl];
        }
        // most rounds end here where no round gives each what it requires
        if (left < 0 || !fits(turns)) {
            return NONE;
        }
        for (left -= certain(round, turns, wanted, left); left > 0; left--) {
            turns[farthest(round, turns, wanted)]++;
        }
        return fits(turns) ? turns : NONE;
    }

    /**
     * Gives the packets that a VL gets whoever gets the last ones: all but the last two that it is away from what it should get.
     *
     * @return how many
     */
    private static int certain(int round, int[] turns, double[] wanted, int left) {
        int given = 0;
        int[] certain = new int[turns.length];
        for (int vl = 0; vl < turns.length; vl++) {
            certain[vl] = Math.max(0, (int) (wanted[vl] * round - turns[vl]) - 2);
            given += certain[vl];
        }
        if (given > left) {
            return 0;
        }
        for (int vl = 0; vl < turns.length; vl++) {
            turns[vl] += certain[vl];
        }
        return given;
    }

    private static int farthest(int round, int[] turns, double[] wanted) {
        int farthest = 0;
        for (int vl = 1; vl < turns.length; vl++) {
            if (wanted[vl] * round - turns[vl] > wanted[farthest] * round - turns[farthest]) {
                farthest = vl;
            }
        }
        return farthest;
    }

    /** Whether the table has as many entries as these turns need. */
    boolean fits(int[] turns) {
        return entriesOf(turns) <= entries;
    }

    private int entriesOf(int[] turns) {
        int all = 0;
        for (int packets : turns) {
            all += (packets + perEntry - 1) / perEntry;
        }
        return all;
    }

    private static double error(int round, int[] turns, double[] wanted) {
        double error = 0;
        for (int vl = 0; vl < turns.length; vl++) {
            error = Math.max(error, Math.abs((double) turns[vl] / round - wanted[vl]));
        }
        return error;
    }
}

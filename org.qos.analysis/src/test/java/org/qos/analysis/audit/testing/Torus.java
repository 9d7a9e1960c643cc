package org.qos.analysis.audit.testing;

import java.util.stream.IntStream;
import org.qos.runtime.fabric.SubnetState;

/**
 * A two-dimensional torus with an adapter on each switch, routed along x first, then along y, always the shorter way;
 * of height 1 it is a ring. The datelines are between the last and the first column, and the last and the first row.
 */
public final class Torus {

    private static final int ADAPTER = 1;
    private static final int EAST = 2;
    private static final int WEST = 3;
    private static final int NORTH = 4;
    private static final int SOUTH = 5;

    private final int width;
    private final int height;
    private final Topology topology = new Topology();

    public Torus(int width, int height) {
        this.width = width;
        this.height = height;
        for (int place = 0; place < width * height; place++) {
            topology.addSwitch("sw" + x(place) + "-" + y(place));
        }
        for (int place = 0; place < width * height; place++) {
            topology.addAdapter("n" + x(place) + "-" + y(place));
            topology.cable(guid(place), ADAPTER, adapter(place), 1);
            topology.cable(guid(place), EAST, guid(at(x(place) + 1, y(place))), WEST);
            if (height > 1) {
                topology.cable(guid(place), NORTH, guid(at(x(place), y(place) + 1)), SOUTH);
            }
        }
        IntStream.range(0, width * height).forEach(this::route);
    }

    private void route(int from) {
        for (int to = 0; to < width * height; to++) {
            topology.route(guid(from), adapter(to), port(from, to));
            if (from != to) {
                topology.route(guid(from), guid(to), port(from, to));
            }
        }
    }

    private int port(int from, int to) {
        int east = Math.floorMod(x(to) - x(from), width);
        int north = Math.floorMod(y(to) - y(from), height);
        if (east != 0) {
            return 2 * east <= width ? EAST : WEST;
        }
        if (north != 0) {
            return 2 * north <= height ? NORTH : SOUTH;
        }
        return ADAPTER;
    }

    /** SL2VL tables by which bit 0 of the SL chooses the VL of links along x, bit 1 that of links along y. */
    public Torus withDatelineVls() {
        for (int place = 0; place < width * height; place++) {
            for (int port = EAST; port <= (height > 1 ? SOUTH : WEST); port++) {
                int bit = port <= WEST ? 0 : 1;
                topology.sl2vl(
                        guid(place),
                        port,
                        IntStream.range(0, 16).map(sl -> sl >> bit & 1).boxed().toList());
            }
        }
        return this;
    }

    /**
     * The SL between two adapters by their indices: bit 0 is set where the path crosses the dateline of x, bit 1 of
     * y.
     */
    public int dateline(int source, int destination) {
        int from = source - width * height;
        int to = destination - width * height;
        return crosses(x(from), x(to), width) | crosses(y(from), y(to), height) << 1;
    }

    private static int crosses(int from, int to, int size) {
        int forward = Math.floorMod(to - from, size);
        boolean up = 2 * forward <= size;
        return forward != 0 && (up ? to < from : to > from) ? 1 : 0;
    }

    public SubnetState build() {
        return topology.build();
    }

    private int x(int place) {
        return place % width;
    }

    private int y(int place) {
        return place / width;
    }

    private int at(int x, int y) {
        return Math.floorMod(y, height) * width + Math.floorMod(x, width);
    }

    private int guid(int place) {
        return 1 + place;
    }

    private int adapter(int place) {
        return 1 + width * height + place;
    }
}

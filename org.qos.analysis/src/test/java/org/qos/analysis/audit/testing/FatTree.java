package org.qos.analysis.audit.testing;

import java.util.stream.IntStream;
import org.qos.runtime.fabric.SubnetState;

/**
 * A fat tree of two levels: each leaf is connected with each spine once; the LID of the destination chooses the
 * spine.
 */
public final class FatTree {

    private final int leaves;
    private final int spines;
    private final int adapters;
    private final Topology topology = new Topology();

    public FatTree(int leaves, int spines, int adapters) {
        this.leaves = leaves;
        this.spines = spines;
        this.adapters = adapters;
        IntStream.range(0, leaves).forEach(leaf -> topology.addSwitch("leaf" + leaf));
        IntStream.range(0, spines).forEach(spine -> topology.addSwitch("spine" + spine));
        for (int leaf = 0; leaf < leaves; leaf++) {
            for (int spine = 0; spine < spines; spine++) {
                topology.cable(1 + leaf, 1 + adapters + spine, 1 + leaves + spine, 1 + leaf);
            }
            for (int adapter = 0; adapter < adapters; adapter++) {
                int guid = topology.addAdapter("n" + (leaf * adapters + adapter));
                topology.cable(1 + leaf, 1 + adapter, guid, 1);
            }
        }
        for (int place = 0; place < leaves * adapters; place++) {
            route(place);
        }
    }

    private void route(int adapter) {
        int lid = 1 + leaves + spines + adapter;
        int own = adapter / adapters;
        for (int leaf = 0; leaf < leaves; leaf++) {
            topology.route(1 + leaf, lid, leaf == own ? 1 + adapter % adapters : 1 + adapters + lid % spines);
        }
        for (int spine = 0; spine < spines; spine++) {
            topology.route(1 + leaves + spine, lid, 1 + own);
        }
    }

    public Topology topology() {
        return topology;
    }

    public SubnetState build() {
        return topology.build();
    }
}

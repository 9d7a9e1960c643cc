package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.MultiPathRecord;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;

/**
 * Queries for paths between one to three sources and as many destinations, drawn at random: aimed at the rules of a policy
 * and varied in every field, many of them for alternate paths, a few with counts or GIDs that are wrong. They carry no TClass
 * where the policy has a criterion of it, which OpenSM does not have.
 */
public final class MultiPathQueries {

    private static final int FOR_ALTERNATE_PATHS = 2;
    private static final int FIRST_SERVICE_ID_BIT = 0x1_0000;

    private final Random random;
    private final List<Port> ends;
    private final RandomQueries aimed;
    private final QueriesOfEveryField varied;
    private final boolean drawsTclass;

    /**
     * Queries for a policy.
     *
     * @param bound the policy and the members of its groups
     * @param ends the endpoints of the subnet
     * @param subnetPrefix the prefix of the subnet's GIDs
     * @param seed the seed, to be printed so that a failure can be had again
     */
    public MultiPathQueries(BoundPolicy bound, List<Port> ends, long subnetPrefix, long seed) {
        this.random = new Random(~seed);
        this.ends = ends;
        this.aimed = new RandomQueries(bound, ends.stream().map(Port::guid).toList(), seed);
        this.varied = new QueriesOfEveryField(random, ends, subnetPrefix);
        this.drawsTclass =
                bound.policy().rules().stream().allMatch(rule -> rule.tclasses().isEmpty());
    }

    /** The next query. */
    public MultiPathQuery next() {
        PathQuery one = varied.vary(aimed.next());
        boolean alternate = oneIn(4);
        MultiPathRecord fields = MultiPathRecord.like(
                one.values(),
                gids(one.values().sgid(), alternate ? FOR_ALTERNATE_PATHS : 1 + random.nextInt(3)),
                gids(one.values().dgid(), alternate ? FOR_ALTERNATE_PATHS : 1 + random.nextInt(3)));
        long mask = MultiPathQuery.between(fields.sgids(), fields.dgids(), one).componentMask();
        return new MultiPathQuery(
                fields.with(alternate ? FOR_ALTERNATE_PATHS : fields.numbPath(), random.nextInt(4)),
                mask(one, mask, alternate));
    }

    private long mask(PathQuery one, long like, boolean alternate) {
        long mask = drawsTclass ? like : like & ~MultiPathComponent.TCLASS.mask();
        if (alternate && oneIn(2)) {
            mask ^= MultiPathComponent.NUMB_PATH.mask();
        }
        if (oneIn(4)) {
            mask |= MultiPathComponent.INDEPENDENCE.mask();
        }
        if (one.has(PathComponent.SERVICE_ID) && oneIn(100)) {
            mask ^= FIRST_SERVICE_ID_BIT;
        }
        if (oneIn(100)) {
            mask &= ~(oneIn(2) ? MultiPathComponent.SGID_COUNT : MultiPathComponent.DGID_COUNT).mask();
        }
        return mask;
    }

    /** The first and others; an end may come twice. */
    private List<Gid> gids(Gid first, int count) {
        List<Gid> gids = new ArrayList<>();
        if (!oneIn(150)) {
            gids.add(first);
            while (gids.size() < count) {
                gids.add(Gid.ofPort(ends.get(random.nextInt(ends.size())).guid()));
            }
        }
        return gids;
    }

    private boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }
}

package org.qos.conformity.paths;

import java.util.List;
import java.util.Random;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathTerms;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.value.SubnetPrefix;

/** Varies path queries in every field that a PathRecord has: ends by GID, LID or both, all selectors, odd values. */
public final class QueriesOfEveryField {

    private static final long FIRST_AFTER_LINK_LOCAL = 0xfec0_0000_0000_0000L;
    private static final long LOWER_BITS_OF_LINK_LOCAL = 0x003f_ffff_ffff_ffffL;

    private final Random random;
    private final List<Port> ends;
    private final long subnetPrefix;

    private long mask;

    /**
     * Varies queries.
     *
     * @param random where the variations come from
     * @param ends the endpoints of the subnet, whose LIDs are asked for
     * @param subnetPrefix the prefix of the subnet, which some GIDs have; others have a link-local one, few that of
     *     another
     */
    public QueriesOfEveryField(Random random, List<Port> ends, long subnetPrefix) {
        this.random = random;
        this.ends = ends;
        this.subnetPrefix = subnetPrefix;
    }

    /** The query with other fields added, and its ends written otherwise now and then. */
    public PathQuery vary(PathQuery query) {
        PathRecord from = query.values();
        mask = query.componentMask() & ~PathComponent.TCLASS.mask();
        if (oneIn(2)) {
            mask &= ~PathComponent.PKEY.mask();
        }
        if (oneIn(200)) {
            mask ^= 1;
        }
        int dlid = lid(from.dgid(), PathComponent.DGID, PathComponent.DLID);
        int slid = lid(from.sgid(), PathComponent.SGID, PathComponent.SLID);
        boolean raw = maybe(PathComponent.RAW_TRAFFIC, 30) && random.nextBoolean();
        int flow = maybe(PathComponent.FLOW_LABEL, 10) ? random.nextInt(1 << 20) : 0;
        int hop = maybe(PathComponent.HOP_LIMIT, 10) ? random.nextInt(256) : 0;
        int tclass = maybe(PathComponent.TCLASS, 6) ? random.nextInt(256) : 0;
        boolean reversible = maybe(PathComponent.REVERSIBLE, 4) && random.nextBoolean();
        PathTerms terms = new PathTerms(
                raw,
                flow,
                hop,
                tclass,
                reversible,
                from.numbPath(),
                from.pkey(),
                from.qosClass(),
                from.sl(),
                selected(PathComponent.MTU, 1, 5),
                selected(PathComponent.RATE, 2, 22),
                selected(PathComponent.PACKET_LIFE, 0, 24));
        PathRecord values = new PathRecord(
                from.serviceId(), gid(from.dgid()), gid(from.sgid()), dlid, slid, terms, random.nextInt(4));
        return new PathQuery(values, mask);
    }

    /** The end stays by GID, is by LID too, by LID instead, or rarely not there at all or wrong. */
    private int lid(Gid gid, PathComponent byGid, PathComponent byLid) {
        int lid = 0;
        if (oneIn(3)) {
            mask |= byLid.mask();
            lid = oneIn(30) ? random.nextInt(0x100) : anyLid(gid);
            if (random.nextBoolean()) {
                mask &= ~byGid.mask();
            }
        } else if (oneIn(40)) {
            mask &= ~byGid.mask();
        }
        return lid;
    }

    private int anyLid(Gid gid) {
        Port port = ends.stream()
                .filter(end -> end.guid() == gid.interfaceId())
                .findFirst()
                .orElse(ends.get(0));
        return port.lid() + random.nextInt(1 << port.lmc());
    }

    private Gid gid(Gid gid) {
        long port = oneIn(150) ? gid.interfaceId() ^ 0x5555_0000_0000L : gid.interfaceId();
        return new Gid(prefix(gid.subnetPrefix()), port);
    }

    private long prefix(long usual) {
        if (oneIn(150)) {
            return FIRST_AFTER_LINK_LOCAL;
        }
        if (oneIn(20)) {
            return SubnetPrefix.DEFAULT | random.nextLong() & LOWER_BITS_OF_LINK_LOCAL;
        }
        return oneIn(3) ? subnetPrefix : usual;
    }

    private Selected selected(PathComponent component, int min, int max) {
        if (!maybe(component, 4)) {
            return Selected.NONE;
        }
        if (oneIn(20)) {
            mask &= ~(component.mask() & -component.mask());
        }
        int value = oneIn(25) ? random.nextInt(64) : min + random.nextInt(max - min + 1);
        return new Selected(Selector.ofCode(random.nextInt(4)), value);
    }

    private boolean maybe(PathComponent component, int times) {
        boolean there = oneIn(times);
        mask |= there ? component.mask() : 0;
        return there;
    }

    private boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }
}

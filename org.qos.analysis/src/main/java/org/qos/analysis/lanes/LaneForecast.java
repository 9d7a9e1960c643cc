package org.qos.analysis.lanes;

import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVls;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.VlWeight;

/**
 * What ports of a kind will have, once OpenSM has written their tables and swept again: VLs beyond those of the link wrap
 * onto lower ones (OpenSM osm_qos.c:sl2vl_update_table, vlarb_update). Tables count with all their entries, as nothing
 * here tells how many a port takes.
 *
 * @param vls how many data VLs the links use, 1 to 15
 * @param highLimit what the high table may send before the low one gets a turn, in units of 4096 bytes; 0 one packet, 255
 *     no limit
 * @param lanes the VLs that carry an SL or have weight, ascending
 * @param dropped the SLs that are dropped, as they have VL15
 */
public record LaneForecast(int vls, int highLimit, List<Lane> lanes, List<Integer> dropped) {

    private static final int ALL_VLS = 5;
    private static final int DROP_VL = 15;
    /** The largest capacity of which OpenSM fills every entry. */
    private static final int UNCUT = 63;
    /** How many data VLs the codes of OperationalVLs stand for. */
    private static final int[] DATA_VLS = {0, 1, 2, 4, 8, 15};

    /** Copies the lists. */
    public LaneForecast {
        lanes = List.copyOf(lanes);
        dropped = List.copyOf(dropped);
    }

    /**
     * What a kind of ports will have.
     *
     * @param operationalVls the code of the VLs that the links use, 1 to 5
     */
    public static LaneForecast of(SmOptions options, PortKind kind, int operationalVls) {
        QosTables tables = options.effective(kind).on(new PortVls(ALL_VLS, operationalVls, UNCUT, UNCUT));
        List<Lane> lanes = IntStream.range(0, DROP_VL)
                .mapToObj(vl ->
                        new Lane(vl, sls(tables, vl), share(tables.vlarbHigh(), vl), share(tables.vlarbLow(), vl)))
                .filter(lane -> lane.isServed() || !lane.sls().isEmpty())
                .toList();
        return new LaneForecast(DATA_VLS[operationalVls], tables.highLimit(), lanes, sls(tables, DROP_VL));
    }

    private static List<Integer> sls(QosTables tables, int vl) {
        return IntStream.range(0, QosTables.SLS)
                .filter(sl -> tables.sl2vl().get(sl) == vl)
                .boxed()
                .toList();
    }

    private static double share(List<VlWeight> table, int vl) {
        int all = table.stream().mapToInt(VlWeight::weight).sum();
        int own = table.stream()
                .filter(entry -> entry.vl() == vl)
                .mapToInt(VlWeight::weight)
                .sum();
        return all == 0 ? 0 : (double) own / all;
    }
}

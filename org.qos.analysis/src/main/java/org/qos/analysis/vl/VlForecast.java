package org.qos.analysis.vl;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * What ports of a kind will have, once OpenSM has written their tables and swept again: VLs beyond those of the link wrap
 * onto lower ones (OpenSM osm_qos.c:sl2vl_update_table, vlarb_update). Tables count with all their entries, because nothing
 * here says how many a port takes.
 *
 * @param vls how many data VLs the links use, 1 to 15
 * @param highLimit what the high-priority table may send before the low-priority one gets a turn, in units of 4096 bytes; 0 one
 *     packet, 255 no limit
 * @param dataVls the VLs that carry an SL or have weight, ascending
 * @param dropped the SLs that are dropped, because they have VL15
 */
public record VlForecast(int vls, int highLimit, List<VirtualLane> dataVls, List<Integer> dropped) {

    /** The code of eight VLs. */
    private static final int EIGHT_VLS = 4;

    private static final int KIB = 1024;

    /** Copies the lists. */
    public VlForecast {
        dataVls = List.copyOf(dataVls);
        dropped = List.copyOf(dropped);
    }

    /** What a VLHighLimit means: how much the high-priority table may send before the low-priority one gets a turn. */
    public static String limitText(int highLimit) {
        return switch (highLimit) {
            case 0 -> "one packet";
            case VlArbitration.NO_LIMIT -> "none";
            default -> highLimit * VlArbitration.HIGH_LIMIT_UNIT / KIB + " KiB";
        };
    }

    /**
     * What a kind of ports will have.
     *
     * @param operationalVls the code of the VLs that the links use, 1 to 5
     */
    public static VlForecast of(SmOptions options, PortKind kind, int operationalVls) {
        return of(tables(options, kind, operationalVls), operationalVls);
    }

    /**
     * What kinds of ports will have where links use as many VLs as {@code max_op_vls} allows, and eight at most, as
     * nearly all devices have; kinds with the same tables are together, in the order given.
     */
    public static Map<VlForecast, List<PortKind>> byTables(SmOptions options, Collection<PortKind> kinds) {
        int code = Math.min(options.maxUsedVls(), EIGHT_VLS);
        Map<VlForecast, List<PortKind>> found = new LinkedHashMap<>();
        for (PortKind kind : kinds) {
            found.computeIfAbsent(of(options, kind, code), forecast -> new ArrayList<>())
                    .add(kind);
        }
        return found;
    }

    /** The tables that OpenSM sets at a kind of ports with some VLs. */
    public static QosTables tables(SmOptions options, PortKind kind, int operationalVls) {
        return options.effective(kind).on(PortVlCapabilities.ofFullTables(operationalVls));
    }

    /**
     * What ports with some tables have.
     *
     * @param operationalVls the code of the VLs that the links use, 1 to 5
     */
    public static VlForecast of(QosTables tables, int operationalVls) {
        List<VirtualLane> dataVls = IntStream.range(0, Vl.DATA_COUNT)
                .mapToObj(vl -> dataVl(tables, vl))
                .filter(one -> one.isServed() || !one.sls().isEmpty())
                .toList();
        return new VlForecast(Vl.count(operationalVls), tables.highLimit(), dataVls, sls(tables, Vl.DROP));
    }

    private static List<Integer> sls(QosTables tables, int vl) {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> tables.sl2vl().get(sl) == vl)
                .boxed()
                .toList();
    }

    private static VirtualLane dataVl(QosTables tables, int vl) {
        VlBandwidthShare share = VlBandwidthShare.of(tables, vl);
        return new VirtualLane(vl, sls(tables, vl), share.high(), share.low());
    }
}

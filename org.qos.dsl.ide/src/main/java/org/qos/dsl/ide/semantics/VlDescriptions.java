package org.qos.dsl.ide.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * Describes the VL of an SL and its bandwidth share, from the tables that the policy states for kinds of ports, else
 * from the options of the project.
 */
public final class VlDescriptions {

    private static final int PERCENT = 100;

    private VlDescriptions() {}

    /**
     * The VL of an SL on CA ports with its share of the arbitration tables that have it, such as
     * {@code VL3, 20 % of low}; empty if no options are known.
     */
    public static Optional<String> brief(DocumentSnapshot snapshot, long sl) {
        return options(snapshot).filter(known -> isSl(sl)).map(known -> brief(known.effective(PortKind.CA), (int) sl));
    }

    /** The VL and bandwidth share of an SL, one line for each kind of ports; empty if no options are known. */
    public static List<String> lines(DocumentSnapshot snapshot, long sl) {
        List<String> lines = new ArrayList<>();
        if (isSl(sl)) {
            options(snapshot).ifPresent(options -> {
                lines.add("CA ports: " + ofSl(options, PortKind.CA, (int) sl) + source(snapshot, PortKind.CA));
                lines.add("switch ports: " + ofSl(options, PortKind.SWITCH_EXTERNAL, (int) sl)
                        + source(snapshot, PortKind.SWITCH_EXTERNAL));
            });
        }
        return lines;
    }

    /** A VL with its bandwidth shares on one kind of ports; without shares if no options are known. */
    public static String share(DocumentSnapshot snapshot, PortKind kind, int vl) {
        return options(snapshot)
                .map(options -> line(options.effective(kind), vl))
                .orElseGet(() -> vl(vl));
    }

    private static String brief(QosTables tables, int sl) {
        int vl = tables.sl2vl().get(sl);
        if (vl == Vl.DROP) {
            return vl(vl);
        }
        VlBandwidthShare share = VlBandwidthShare.of(tables, vl);
        List<String> parts = new ArrayList<>();
        parts.add(vl(vl));
        if (share.high() > 0) {
            parts.add(percent(share.high()) + " of high");
        }
        if (share.low() > 0) {
            parts.add(percent(share.low()) + " of low");
        }
        return String.join(", ", parts) + (share.isStarved() ? ", never served" : "");
    }

    private static Optional<SmOptions> options(DocumentSnapshot snapshot) {
        Map<PortKind, QosOptions> stated = stated(snapshot);
        Optional<SmOptions> given = snapshot.context().fabricContext().options();
        return stated.isEmpty()
                ? given
                : Optional.of(given.orElseGet(SmOptions.DEFAULTS::withQos).withStated(stated));
    }

    private static Map<PortKind, QosOptions> stated(DocumentSnapshot snapshot) {
        return PolicySemantics.of(snapshot).map(PolicySemantics::statedTables).orElse(Map.of());
    }

    private static String source(DocumentSnapshot snapshot, PortKind kind) {
        return stated(snapshot).containsKey(kind) ? " (`qos-setup`)" : "";
    }

    private static String ofSl(SmOptions options, PortKind kind, int sl) {
        QosTables tables = options.effective(kind);
        return line(tables, tables.sl2vl().get(sl));
    }

    private static String line(QosTables tables, int vl) {
        return vl(vl) + (vl == Vl.DROP ? "" : ", " + share(VlBandwidthShare.of(tables, vl)));
    }

    private static String vl(int vl) {
        return vl == Vl.DROP ? "dropped (VL15)" : "VL" + vl;
    }

    private static String share(VlBandwidthShare share) {
        if (share.isStarved()) {
            return "in neither arbitration table: its packets are never sent";
        }
        return percent(share.high()) + " of the high-priority table, " + percent(share.low())
                + " of the low-priority table";
    }

    private static String percent(double part) {
        return Math.round(part * PERCENT) + " %";
    }

    private static boolean isSl(long sl) {
        return Sl.isValid(sl);
    }
}

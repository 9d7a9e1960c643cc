package org.qos.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.analysis.vl.VirtualLane;
import org.qos.analysis.vl.VlForecast;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * What the ports will have from an option file that switches QoS on: the SLs and shares of each VL, for the number of VLs
 * that {@code max_op_vls} leaves, and eight at most, as nearly all devices have.
 */
final class VlTable {

    private static final int EIGHT_VLS = 4;
    private static final int LIMIT_UNIT = 4;

    private VlTable() {}

    /** The lines of the table; none for other files, and for options without QoS. */
    static List<String> lines(SourceFile source) {
        if (!source.language().equals(new OptionsLanguage())) {
            return List.of();
        }
        SmOptions options =
                OptionsLowering.lower(source.root(OptionsFile.class)).value();
        if (!options.qos() || options.maxOpVls() < 1) {
            return List.of();
        }
        int code = Math.min(options.maxOpVls(), EIGHT_VLS);
        Map<VlForecast, List<PortKind>> kinds = new LinkedHashMap<>();
        for (PortKind kind : PortKind.values()) {
            kinds.computeIfAbsent(VlForecast.of(options, kind, code), forecast -> new ArrayList<>())
                    .add(kind);
        }
        List<String> lines = new ArrayList<>();
        kinds.forEach((forecast, same) -> addTable(forecast, same, lines));
        return lines;
    }

    private static void addTable(VlForecast forecast, List<PortKind> kinds, List<String> lines) {
        lines.add(kinds.stream().map(PortKind::title).collect(Collectors.joining(", ")) + ", where links have "
                + (forecast.vls() == 1 ? "VL0" : "VL0 to VL" + (forecast.vls() - 1)) + "; high limit: "
                + limit(forecast.highLimit()));
        lines.add(row("VL", "high", "low", "SLs"));
        for (VirtualLane vl : forecast.dataVls()) {
            lines.add(row(String.valueOf(vl.vl()), share(vl.highShare()), share(vl.lowShare()), sls(vl.sls())));
        }
        if (!forecast.dropped().isEmpty()) {
            lines.add(row(String.valueOf(Vl.DROP), "-", "-", sls(forecast.dropped()) + " (dropped)"));
        }
    }

    private static String row(String vl, String high, String low, String sls) {
        return String.format("  %3s %6s %6s  %s", vl, high, low, sls).stripTrailing();
    }

    private static String share(double share) {
        return share == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String sls(List<Integer> sls) {
        return sls.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String limit(int limit) {
        return switch (limit) {
            case 0 -> "one packet";
            case VlArbitration.NO_LIMIT -> "none";
            default -> limit * LIMIT_UNIT + " KiB";
        };
    }
}

package org.qos.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/**
 * What the ports will have from an option file that switches QoS on: the SLs and shares of each VL, by kinds of
 * ports with the same tables.
 */
final class VlTable {

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
        List<String> lines = new ArrayList<>();
        VlForecast.byTables(options, List.of(PortKind.values()))
                .forEach((forecast, same) -> addTable(forecast, same, lines));
        return lines;
    }

    private static void addTable(VlForecast forecast, List<PortKind> kinds, List<String> lines) {
        lines.add(kinds.stream().map(PortKind::title).collect(Collectors.joining(", ")) + ", where links have "
                + (forecast.vls() == 1 ? "VL0" : "VL0 to VL" + (forecast.vls() - 1)) + "; high limit: "
                + VlForecast.limitText(forecast.highLimit()));
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
}

package org.qos.conformity.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.value.VlWeight;

/** Reads what the program smpquery of infiniband-diags prints. */
final class SmpqueryOutput {

    private static final Pattern FIELD = Pattern.compile("^(\\w+):\\.+(.*)$", Pattern.MULTILINE);
    private static final Pattern SL2VL_ROW =
            Pattern.compile("^ports: in +(\\d+), out +\\d+: *\\|(.*)\\|", Pattern.MULTILINE);
    private static final Pattern HEXADECIMAL = Pattern.compile("0x[0-9A-Fa-f]+");
    private static final Map<String, String> SPEEDS = Map.of(
            "2.5 Gbps", "SDR",
            "5.0 Gbps", "DDR",
            "10.0 Gbps", "QDR",
            "14.0625 Gbps", "FDR",
            "25.78125 Gbps", "EDR",
            "53.125 Gbps", "HDR");
    private static final List<String> MTU = List.of("", "256", "512", "1024", "2048", "4096");
    private static final List<String> VLS = List.of("", "VL0", "VL0-1", "VL0-3", "VL0-7", "VL0-14");
    private static final List<String> LINK_STATES = List.of("", "Down", "Initialize", "Armed", "Active");

    private SmpqueryOutput() {}

    /** The output of {@code smpquery portinfo}. */
    static PortInfo portInfo(String output) {
        Map<String, String> fields = new HashMap<>();
        FIELD.matcher(output)
                .results()
                .forEach(field -> fields.put(field.group(1), field.group(2).strip()));
        return new PortInfo(
                number(fields, "Lid"),
                number(fields, "LMC"),
                number(fields, "SMLid"),
                number(fields, "CapMask"),
                number(fields, "LocalPort"),
                LINK_STATES.indexOf(fields.get("LinkState")),
                width(fields.get("LinkWidthActive")),
                speed(fields),
                number(fields, "ProtectBits"),
                MTU.indexOf(fields.get("NeighborMTU")),
                MTU.indexOf(fields.get("MtuCap")),
                VLS.indexOf(fields.get("VLCap")),
                VLS.indexOf(fields.get("OperVLs")),
                number(fields, "VLHighLimit"),
                number(fields, "VLArbHighCap"),
                number(fields, "VLArbLowCap"),
                number(fields, "GuidCap"));
    }

    /** The output of {@code smpquery sl2vl}: the rows by in-port. */
    static SortedMap<Integer, List<Integer>> sl2Vl(String output) {
        SortedMap<Integer, List<Integer>> rows = new TreeMap<>();
        for (MatchResult row : SL2VL_ROW.matcher(output).results().toList()) {
            rows.put(
                    Integer.valueOf(row.group(1)),
                    Stream.of(row.group(2).split("\\|"))
                            .map(String::strip)
                            .map(Integer::valueOf)
                            .toList());
        }
        return rows;
    }

    /**
     * One table of the output of {@code smpquery vlarb}, which prints its VLs and weights in lines of 16.
     *
     * @param priority {@code Low} or {@code High}
     */
    static List<VlWeight> arbitration(String output, String priority) {
        Matcher table = Pattern.compile("# " + priority + " priority[^\\n]*\\n((?:(?!#).*\\n?)*)")
                .matcher(output);
        if (!table.find()) {
            return List.of();
        }
        List<Integer> vls = numbers(table.group(1), "VL ");
        List<Integer> weights = numbers(table.group(1), "WEIGHT");
        List<VlWeight> entries = new ArrayList<>();
        for (int i = 0; i < vls.size(); i++) {
            entries.add(new VlWeight(vls.get(i), weights.get(i)));
        }
        return List.copyOf(entries);
    }

    private static List<Integer> numbers(String lines, String start) {
        return lines.lines()
                .filter(line -> line.startsWith(start))
                .flatMap(line -> HEXADECIMAL.matcher(line).results())
                .map(found -> Integer.decode(found.group()))
                .toList();
    }

    /** Such as {@code 4X}. */
    private static int width(String text) {
        return Integer.parseInt(text.replace("X", ""));
    }

    private static String speed(Map<String, String> fields) {
        String plain = SPEEDS.getOrDefault(fields.get("LinkSpeedActive"), "");
        return SPEEDS.getOrDefault(fields.get("LinkSpeedExtActive"), plain);
    }

    private static int number(Map<String, String> fields, String name) {
        String value = fields.get(name);
        if (value == null) {
            throw new IllegalArgumentException("smpquery portinfo printed no " + name);
        }
        return Long.decode(value).intValue();
    }
}

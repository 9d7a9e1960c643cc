package org.qos.cli.scale;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Long files without errors in every language, by file name. */
final class GoodInputs {

    private static final int GROUPS = 1000;
    private static final long FIRST_GUID = 0x8f10400000000L;

    private GoodInputs() {}

    /**
     * All kinds of them.
     *
     * @param rules how many rules, partitions or options a file has
     * @param guids how many port GUIDs a file has
     */
    static Map<String, String> of(int rules, int guids) {
        Map<String, String> files = new LinkedHashMap<>();
        int groups = Math.min(GROUPS, guids);
        files.put("rules.qos", rfc("", each(rules, GoodInputs::rfcRule)));
        files.put("one-line.qos", rfc(rfcGroup(0, "<port-guid>" + guids(0, guids) + "</port-guid>"), ""));
        files.put(
                "one-per-line.qos", rfc(rfcGroup(0, each(guids, i -> "<port-guid>" + guid(i) + "</port-guid>\n")), ""));
        files.put(
                "groups.qos",
                rfc(each(groups, g -> rfcGroup(g, "<port-guid>" + share(g, groups, guids) + "</port-guid>")), ""));
        files.put("rules.qos-policy.conf", openSm("", each(rules, GoodInputs::openSmRule)));
        files.put("one-line.qos-policy.conf", openSm(openSmGroup(0, "port-guid: " + guids(0, guids)), ""));
        files.put(
                "one-per-line.qos-policy.conf",
                openSm(openSmGroup(0, each(guids, i -> "port-guid: " + guid(i) + "\n")), ""));
        files.put(
                "groups.qos-policy.conf",
                openSm(each(groups, g -> openSmGroup(g, "port-guid: " + share(g, groups, guids))), ""));
        files.put(
                "rules.partitions.conf",
                each(rules, i -> "Part" + i + "=" + hex(1 + i % 0x7ffe) + ", ipoib, sl=" + i % 16 + " : ALL=full ;\n"));
        files.put("one-per-line.partitions.conf", "Part=0x1 :\n" + members(0, guids, ",\n") + " ;\n");
        files.put(
                "groups.partitions.conf",
                each(
                        groups,
                        g -> "Part" + g + "=" + hex(1 + g) + " : "
                                + members(g * (guids / groups), (g + 1) * (guids / groups), ", ") + " ;\n"));
        files.put(
                "rules.opensm.opts",
                each(rules, i -> "qos_ca_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\nmax_op_vls " + (1 + i % 5) + "\n"));
        return files;
    }

    /** Lists that are good in every respect but that OpenSM cuts such long lines, by file name. */
    static Map<String, String> tooLongForALine(int length) {
        String weights =
                IntStream.range(0, length).mapToObj(i -> i % 15 + ":" + i % 256).collect(Collectors.joining(","));
        return Map.of(
                "one-line.partitions.conf", "Part=0x1 : " + members(0, length, ", ") + " ;\n",
                "one-line.opensm.opts", "qos_vlarb_high " + weights + "\n");
    }

    private static String rfc(String groups, String rules) {
        return "<qos-policy>\n<port-groups>\n" + groups + "</port-groups>\n<qos-levels>\n"
                + each(
                        16,
                        sl -> "<qos-level><sn>" + sl + "</sn><name>" + level(sl) + "</name><sl>" + sl
                                + "</sl></qos-level>\n")
                + "</qos-levels>\n<qos-match-rules>\n" + rules + "</qos-match-rules>\n</qos-policy>\n";
    }

    private static String rfcGroup(int number, String entries) {
        return "<port-group>\n<name>Group " + number + "</name>\n" + entries + "\n</port-group>\n";
    }

    private static String rfcRule(int number) {
        return "<qos-match-rule>\n  <use>rule " + number + "</use>\n  <service-id>" + hex(0x100000000L + number)
                + "</service-id>\n  <pkey>" + hex(number % 0x7fff) + "</pkey>\n  <qos-level-sn>" + number % 16
                + "</qos-level-sn>\n</qos-match-rule>\n";
    }

    private static String openSm(String groups, String rules) {
        return (groups.isEmpty() ? "" : "port-groups\n" + groups + "end-port-groups\n") + "qos-levels\n"
                + each(16, sl -> "qos-level\n name: " + level(sl) + "\n sl: " + sl + "\nend-qos-level\n")
                + "end-qos-levels\nqos-match-rules\n" + rules + "end-qos-match-rules\n";
    }

    private static String openSmGroup(int number, String entries) {
        return "port-group\n name: Group" + number + "\n" + entries + "\nend-port-group\n";
    }

    private static String openSmRule(int number) {
        return "qos-match-rule\n  use: rule " + number + "\n  service-id: " + hex(0x100000000L + number) + "\n  pkey: "
                + hex(number % 0x7fff) + "\n  qos-level-name: " + level(number % 16) + "\nend-qos-match-rule\n";
    }

    private static String level(int sl) {
        return sl == 0 ? "DEFAULT" : "Level" + sl;
    }

    private static String share(int group, int groups, int guids) {
        return guids(group * (guids / groups), (group + 1) * (guids / groups));
    }

    private static String guids(int first, int end) {
        return IntStream.range(first, end).mapToObj(GoodInputs::guid).collect(Collectors.joining(","));
    }

    private static String members(int first, int end, String separator) {
        return IntStream.range(first, end).mapToObj(i -> guid(i) + "=full").collect(Collectors.joining(separator));
    }

    /** Every second GUID, so that no two of them join to a range. */
    private static String guid(int number) {
        return hex(FIRST_GUID + 2L * number);
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }

    private static String each(int count, IntFunction<String> text) {
        return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining());
    }
}

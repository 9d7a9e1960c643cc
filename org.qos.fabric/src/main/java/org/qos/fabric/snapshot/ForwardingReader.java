package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;

/**
 * Reads unicast forwarding tables: {@code opensm-lfts.dump} (OpenSM osm_dump.c:dump_ucast_lfts), what ibroute and dump_fts
 * print (infiniband-diags), and {@code opensm.fdbs} (osm_dump.c:dump_ucast_routes), which ibdiagnet writes, too. They differ
 * in signs only. Bad content gives problems, never an exception.
 */
public final class ForwardingReader extends LineReader<ForwardingReader.Result> {

    private static final Pattern HEAD =
            Pattern.compile("(?:\\s*Unicast lids \\[.*?] of switch .*?\\bguid|.*dump_ucast_routes: Switch)"
                    + " 0x(\\p{XDigit}{1,16})\\b.*");
    private static final Pattern ENTRY = Pattern.compile("\\s*0x(\\p{XDigit}{4})\\s+(?::\\s+)?(\\d{3})(?!\\S)(.*)");
    /** The number of entries after those of ibroute and dump_fts; OpenSM prints the maximum LID in the same place. */
    private static final Pattern TOTAL = Pattern.compile("\\s*(\\d{1,9}) valid lids dumped.*");

    private static final Pattern PORT_GUID = Pattern.compile("portguid 0x(\\p{XDigit}{1,16})");
    private static final Pattern OTHER = Pattern.compile(
            ".*\\blids dumped.*|\\s*Lid\\s+Out\\s+Destination.*|\\s*Port\\s+Info.*|\\s*LID\\s*:\\s*Port\\s*:.*"
                    + "|\\s*0x\\p{XDigit}+\\s*:\\s*UNREACHABLE.*");

    private final ForwardingTables.Builder tables = ForwardingTables.builder();
    private final Map<Long, LidRange> lids = new HashMap<>();
    private OptionalLong current = OptionalLong.empty();
    /** Whether an entry of the current part differs from one above. */
    private boolean contradicts;
    /** How many entries the current part has. */
    private int entries;

    private ForwardingReader() {}

    /**
     * What a file shows.
     *
     * @param tables the forwarding tables
     * @param lids the LIDs of ports by their GUIDs, where the file has them
     * @param lines the line, from 1, in which the table of a switch begins, by the GUID of the switch
     * @param problems what cannot be used, in the order of the lines
     */
    public record Result(
            ForwardingTables tables,
            Map<Long, LidRange> lids,
            Map<Long, Integer> lines,
            List<SnapshotProblem> problems) {

        /** Copies the collections. */
        public Result {
            lids = Map.copyOf(lids);
            lines = Map.copyOf(lines);
            problems = List.copyOf(problems);
        }

        Snapshot snapshot() {
            return new Snapshot(SubnetState.UNKNOWN.withForwarding(tables), lids, lines, problems);
        }
    }

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Result read(InputStream bytes) throws IOException {
        return new ForwardingReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher head = HEAD.matcher(text);
        if (head.matches()) {
            current = OptionalLong.of(Guid.parse(head.group(1)));
            contradicts = false;
            entries = 0;
            nodeBegins(current.getAsLong());
            tables.table(current.getAsLong());
            return;
        }
        Matcher entry = ENTRY.matcher(text);
        if (entry.matches()) {
            entries++;
            add(Integer.parseInt(entry.group(1), 16), Integer.parseInt(entry.group(2)), entry.group(3));
        } else if (current.isPresent() && !isTerminal(text)) {
            other(text);
        }
    }

    /** A line of a table that is not an entry. */
    private void other(String text) {
        Matcher total = TOTAL.matcher(text);
        if (total.matches()) {
            compareTotal(Integer.parseInt(total.group(1)));
        } else if (!OTHER.matcher(text).matches()) {
            warn("not a line of a forwarding table; it is left out");
        }
    }

    private void add(int lid, int port, String rest) {
        if (current.isEmpty()) {
            warn("an entry in front of the line that names its switch; it is left out");
        } else if (lid == 0 || lid > Lid.MAX_UNICAST || port > ForwardingTables.NO_PORT) {
            warn("LID " + lid + " or port " + port + " is out of range; the entry is left out");
        } else if (port != ForwardingTables.NO_PORT) {
            compare(lid, port);
            tables.entry(current.getAsLong(), lid, port);
            Matcher guid = PORT_GUID.matcher(rest);
            if (guid.find()) {
                lids.merge(Guid.parse(guid.group(1)), new LidRange(lid, lid), LidRange::around);
            }
        }
    }

    /** Parts of a table may be printed again; what differs from an entry above is reported once for each part. */
    private void compare(int lid, int port) {
        int before = tables.port(current.getAsLong(), lid);
        if (before != ForwardingTables.NO_PORT && before != port && !contradicts) {
            contradicts = true;
            warn("switch " + Guid.text(current.getAsLong()) + " has port " + port + " for LID " + lid
                    + " here, but port " + before
                    + " above; the last one counts. Does the file have two tables of the switch?");
        }
    }

    private void compareTotal(int total) {
        if (entries < total) {
            warn("the table has " + entries + " of its " + total + " entries. Was the file cut or edited?");
        }
    }

    private void reportRanges() {
        lids.entrySet().stream()
                .filter(port -> !port.getValue().isPossible())
                .sorted((one, other) -> Long.compareUnsigned(one.getKey(), other.getKey()))
                .forEach(
                        port -> warn(
                                1,
                                "the port " + Guid.text(port.getKey()) + " has LIDs from "
                                        + port.getValue().base() + " to "
                                        + port.getValue().last()
                                        + ", which are more than a port can have; the first one counts. Were two files joined?"));
    }

    @Override
    Result result() {
        reportRanges();
        List<SnapshotProblem> all = current.isPresent()
                ? problems()
                : problemsAnd("no forwarding table found, is this opensm-lfts.dump or opensm.fdbs, or the"
                        + " output of dump_fts or ibroute?");
        return new Result(tables.build(), lids, nodeLines(), all);
    }
}

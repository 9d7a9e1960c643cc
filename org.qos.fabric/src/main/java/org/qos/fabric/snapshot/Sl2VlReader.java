package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * Reads the SL2VL tables that OpenSM dumps as {@code opensm-sl2vl.dump} (OpenSM osm_dump.c:dump_sl2vl_tbl). The dump names
 * ports by GUID, so that it needs a fabric next to it. Bad content gives problems, never an exception.
 */
public final class Sl2VlReader extends LineReader<Sl2VlReader.Result> {

    private static final Pattern HEAD =
            Pattern.compile("(Switch|Channel Adapter|Router) 0x(\\p{XDigit}{1,16}), base LID \\d+, \".*");
    private static final Pattern ROW = Pattern.compile("\\s*(\\d{1,3})\\s+(\\d{1,3})\\s*:((?:\\s+\\d{1,2}){16})\\s*");

    private final Fabric fabric;
    private final Sl2VlDraft tables = new Sl2VlDraft();
    private Optional<Port> current = Optional.empty();
    private boolean any;

    private Sl2VlReader(Fabric fabric) {
        this.fabric = fabric;
    }

    /**
     * What a file shows.
     *
     * @param tables the tables
     * @param nodeLines the line, from 1, of the first heading of a port of a node, by node GUID
     * @param problems what cannot be used, in the order of the lines
     */
    public record Result(Sl2VlRows tables, Map<Long, Integer> nodeLines, List<SnapshotProblem> problems) {

        /** Copies the collections. */
        public Result {
            nodeLines = Map.copyOf(nodeLines);
            problems = List.copyOf(problems);
        }

        Snapshot snapshot() {
            return new Snapshot(SubnetState.UNKNOWN.withSl2Vl(tables), nodeLines, problems);
        }
    }

    /**
     * Reads a stream to its end.
     *
     * @param fabric the fabric that the tables belong to
     * @throws IOException when the stream cannot be read
     */
    public static Result read(InputStream bytes, Fabric fabric) throws IOException {
        return new Sl2VlReader(fabric).readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher head = HEAD.matcher(text);
        if (head.matches()) {
            any = true;
            current = fabric.portByGuid(Guid.parse(head.group(2)));
            current.ifPresent(port -> nodeBegins(port.id().nodeGuid()));
            if (current.isEmpty()) {
                warn("the fabric has no port 0x" + head.group(2) + "; its tables are left out");
            }
            return;
        }
        Matcher row = ROW.matcher(text);
        if (row.matches()) {
            current.ifPresent(port -> add(port, row));
        } else if (any && !isTerminal(text)) {
            warn("not a line of opensm-sl2vl.dump; it is left out");
        }
    }

    private void add(Port port, Matcher row) {
        List<Integer> vls = Arrays.stream(row.group(3).strip().split("\\s+"))
                .map(Integer::valueOf)
                .toList();
        int in = Integer.parseInt(row.group(1));
        int out = Integer.parseInt(row.group(2));
        if (vls.stream().anyMatch(vl -> !Vl.isInSl2Vl(vl)) || in > PortNumber.MAX || out > PortNumber.MAX) {
            warn("a VL is at most 15, a port at most 254; the row is left out");
            return;
        }
        fabric.node(port.id().nodeGuid())
                .flatMap(node -> tables.add(node, port.id(), in, out, Sl2VlRow.of(vls)))
                .ifPresent(this::warn);
    }

    @Override
    Result result() {
        return new Result(
                tables.build(),
                nodeLines(),
                any ? problems() : problemsAnd("no SL2VL table found, is this opensm-sl2vl.dump?"));
    }
}

package org.qos.conformity.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/**
 * The tables that a well-formed option file means for ports, worked out here independently of the product: each of the
 * values of a port is that of its own set ({@code qos_ca_}, {@code qos_rtr_}, {@code qos_swe_}), else that of the
 * general set, else built in (OpenSM osm_qos.c:qos_build_config), with VLs wrapped onto the operational ones.
 */
public final class OptionTables {

    private static final Map<String, String> BUILT_IN = Map.of(
            "sl2vl", "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,7",
            "vlarb_high", "0:4,1:0,2:0,3:0,4:0,5:0,6:0,7:0,8:0,9:0,10:0,11:0,12:0,13:0,14:0",
            "vlarb_low", "0:0,1:4,2:4,3:4,4:4,5:4,6:4,7:4,8:4,9:4,10:4,11:4,12:4,13:4,14:4");

    private final Map<String, String> options = new HashMap<>();

    /** The tables of an option file; of an option given twice the last value counts. */
    public OptionTables(String optionFile) {
        optionFile
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip().split("\\s+", 2))
                .forEach(fields -> {
                    if (fields.length == 2) {
                        options.put(fields[0], fields[1]);
                    }
                });
    }

    /** The SL2VL table of a port, the same for all its in-ports. */
    public List<Integer> sl2Vl(ProgrammedPort port) {
        IntUnaryOperator wrap = wrap(port.info());
        return Stream.of(value("sl2vl", port).split(","))
                .map(String::strip)
                .map(Integer::valueOf)
                .map(vl -> vl == Vl.DROP ? Vl.DROP : wrap.applyAsInt(vl))
                .toList();
    }

    /** The high-priority VL arbitration table of a port, filled up to the capacity of the port. */
    public List<VlWeight> high(ProgrammedPort port) {
        return arbitration("vlarb_high", port, port.info().vlArbHighCap());
    }

    /** The low-priority VL arbitration table of a port, filled up to the capacity of the port. */
    public List<VlWeight> low(ProgrammedPort port) {
        return arbitration("vlarb_low", port, port.info().vlArbLowCap());
    }

    /** How the tables of some ports differ from these, a line each; empty when they do not. */
    public List<String> differences(List<ProgrammedPort> ports) {
        return ports.stream().flatMap(this::differences).toList();
    }

    private Stream<String> differences(ProgrammedPort port) {
        List<String> found = new ArrayList<>();
        port.sl2Vl().forEach((inPort, row) -> compare(found, port, "SL2VL of in-port " + inPort, sl2Vl(port), row));
        compare(found, port, "high-priority arbitration", high(port), port.high());
        compare(found, port, "low-priority arbitration", low(port), port.low());
        return found.stream();
    }

    private static void compare(List<String> found, ProgrammedPort port, String what, List<?> wanted, List<?> read) {
        if (!wanted.equals(read)) {
            found.add(port.port() + ", " + what + ": the options mean " + wanted + ", the port has " + read);
        }
    }

    private List<VlWeight> arbitration(String name, ProgrammedPort port, int capacity) {
        IntUnaryOperator wrap = wrap(port.info());
        Stream<VlWeight> stated = Stream.of(value(name, port).split(","))
                .map(entry -> entry.strip().split(":"))
                .map(pair -> new VlWeight(wrap.applyAsInt(Integer.parseInt(pair[0])), Integer.parseInt(pair[1])));
        Stream<VlWeight> filler = IntStream.range(0, capacity).mapToObj(i -> new VlWeight(0, 0));
        return Stream.concat(stated, filler).limit(capacity).toList();
    }

    /** With n operational VLs the low bits of the VL count (OpenSM osm_qos.c:vl_mask); 15 VLs need four bits. */
    private static IntUnaryOperator wrap(PortInfo info) {
        int mask = (1 << (info.operationalVls() - 1)) - 1;
        return vl -> vl & mask;
    }

    private String value(String name, ProgrammedPort port) {
        String own =
                switch (port.port().type()) {
                    case CA -> "qos_ca_";
                    case ROUTER -> "qos_rtr_";
                    case SWITCH -> "qos_swe_";
                };
        String general = options.getOrDefault("qos_" + name, BUILT_IN.get(name));
        return options.getOrDefault(own + name, general);
    }
}

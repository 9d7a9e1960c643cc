package org.qos.dsl.lower;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionValues;
import org.qos.dsl.option.SlMask;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/** Lowers an option file to the options that OpenSM has after reading it (osm_subnet.c:osm_subn_parse_conf_file). */
public final class OptionsLowering {

    private static final int BYTE = 0xff;
    private static final long INT = 0xffff_ffffL;
    /** The maximum of an unsigned number of 64 bits. */
    private static final long ALL_BITS = -1;

    private final OptionEntries written;
    private final Trace trace = new Trace();

    private OptionsLowering(OptionsFile file) {
        written = new OptionEntries(file);
    }

    /**
     * The options of a file. The trace leads from the tables of the sets to the options that they are from, and from the
     * value as a whole to the file.
     */
    public static Lowered<SmOptions> lower(OptionsFile file) {
        OptionsLowering lowering = new OptionsLowering(file);
        return new Lowered<>(lowering.trace.note(lowering.options(), file), lowering.trace);
    }

    private SmOptions options() {
        SmOptions usual = SmOptions.DEFAULTS;
        Map<PortKind, QosOptions> specific = new EnumMap<>(PortKind.class);
        for (PortKind kind : PortKind.values()) {
            specific.put(kind, set(kind.prefix()));
        }
        return new SmOptions(
                written.isTrue("qos"),
                written.last("qos_policy_file").isPresent() ? written.text("qos_policy_file") : usual.policyFile(),
                written.text("partition_config_file").orElse(usual.partitionFile()),
                written.text("log_file").orElse(usual.logFile()),
                number("log_flags", usual.logFlags()),
                number("max_op_vls", usual.maxOpVls()),
                number("subnet_timeout", usual.subnetTimeout()),
                number("sm_sl", usual.smSl()),
                engines(),
                written.isTrue("allow_both_pkeys"),
                number("lash_start_vl", usual.lashStartVl()),
                number("nue_max_num_vls", usual.nueMaxNumVls()),
                written.isTrue("enable_quirks"),
                number("max_rate_enum", usual.maxRateEnum()),
                written.number("subnet_prefix", ALL_BITS).orElse(usual.subnetPrefix()),
                slMasks(),
                set(PortKind.GENERAL_PREFIX),
                specific);
    }

    private Map<String, Integer> slMasks() {
        Map<String, Integer> masks = new TreeMap<>();
        for (SlMask mask : SlMask.values()) {
            if (mask.isUsed(written::isTrue)) {
                written.number(mask.option(), Sl.ALL_BITS).ifPresent(bits -> masks.put(mask.option(), bits.intValue()));
            }
        }
        return masks;
    }

    private int number(String name, int usual) {
        return written.number(name, BYTE).map(Long::intValue).orElse(usual);
    }

    /** OpenSM skips those that it does not have (osm_opensm.c:setup_routing_engines). */
    private List<String> engines() {
        OptionValues known = KnownOptions.option("routing_engine").orElseThrow().values();
        return written.text("routing_engine").stream()
                .flatMap(names -> Arrays.stream(names.split("[, \t]+")))
                .filter(known::names)
                .toList();
    }

    private QosOptions set(String prefix) {
        return new QosOptions(
                maxVls(prefix + "max_vls"),
                highLimit(prefix + "high_limit"),
                table(prefix + "vlarb_high", TableText::arbitration),
                table(prefix + "vlarb_low", TableText::arbitration),
                table(prefix + "sl2vl", TableText::sl2vl));
    }

    /** Above 15 is as if unset, as is 0 (osm_subnet.c:subn_verify_max_vls). */
    private OptionalInt maxVls(String name) {
        return written.number(name, INT).stream()
                .mapToInt(Long::intValue)
                .filter(vls -> vls >= 1 && vls <= Vl.DATA_COUNT)
                .findFirst();
    }

    /**
     * A value that is not a number is 0; one that is negative or above 255 counts as unset
     * (osm_subnet.c:subn_verify_high_limit).
     */
    private OptionalInt highLimit(String name) {
        return written.last(name).stream()
                .mapToInt(option -> CNumber.int32(OptionEntries.text(option)))
                .filter(limit -> limit >= 0 && limit <= VlArbitration.MAX_HIGH_LIMIT)
                .findFirst();
    }

    private <E> Optional<List<E>> table(String name, Function<String, List<E>> reader) {
        return written.text(name)
                .map(reader)
                .map(table -> trace.note(table, written.last(name).orElseThrow()));
    }
}

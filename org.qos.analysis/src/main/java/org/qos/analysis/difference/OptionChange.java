package org.qos.analysis.difference;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.runtime.option.SmOptions;

/**
 * An option of OpenSM that applies to all requests and differs. Options of tables are compared as the tables that they make.
 *
 * @param name the name of the option
 * @param before its value on the old side
 * @param after its value on the new side
 */
public record OptionChange(String name, String before, String after) {

    private static final String QOS = "qos";

    private static final List<Compared> COMPARED = List.of(
            new Compared(QOS, options -> options.qos() ? "TRUE" : "FALSE"),
            new Compared("max_op_vls", SmOptions::maxOpVls),
            new Compared("sm_sl", SmOptions::smSl),
            new Compared("routing_engine", OptionChange::engines),
            new Compared("allow_both_pkeys", options -> options.allowBothPkeys() ? "TRUE" : "FALSE"),
            new Compared("subnet_timeout", SmOptions::subnetTimeout),
            new Compared("max_rate_enum", SmOptions::maxRateEnum));

    /** The options that differ. */
    static List<OptionChange> of(SmOptions before, SmOptions after) {
        return COMPARED.stream().flatMap(option -> option.change(before, after)).toList();
    }

    /** Whether QoS is switched off: then OpenSM reads no policy and sets no tables. */
    public boolean isBreaking() {
        return name.equals(QOS) && after.equals("FALSE");
    }

    /** Without an engine OpenSM uses its first one (osm_opensm.c:setup_routing_engines). */
    private static String engines(SmOptions options) {
        return options.routingEngines().isEmpty() ? "minhop" : String.join(",", options.routingEngines());
    }

    private record Compared(String name, Function<SmOptions, Object> value) {

        Stream<OptionChange> change(SmOptions before, SmOptions after) {
            Object was = value.apply(before);
            Object is = value.apply(after);
            return Objects.equals(was, is)
                    ? Stream.empty()
                    : Stream.of(new OptionChange(name, was.toString(), is.toString()));
        }
    }
}

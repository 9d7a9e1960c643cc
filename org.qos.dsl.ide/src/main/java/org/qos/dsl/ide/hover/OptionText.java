package org.qos.dsl.ide.hover;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.options.KnownOptions;

/** What an option of OpenSM is for. */
final class OptionText {

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("qos", "Whether QoS is on at all; without it OpenSM reads no policy and makes every SL 0."),
            Map.entry("qos_policy_file", "The policy that OpenSM reads."),
            Map.entry("partition_config_file", "The partition file that OpenSM reads."),
            Map.entry(
                    "max_op_vls",
                    "The VL code that no link goes beyond: 1 VL 0, 2 VL 0-1, 3 VL 0-3, 4 VL 0-7, 5 VL 0-14."),
            Map.entry("subnet_timeout", "4.096 us x 2^n: how long the subnet may take; also the packet life of paths."),
            Map.entry("sm_sl", "The SL of traffic with the SM and the SA."),
            Map.entry("routing_engine", "The routing engines to try, in order."),
            Map.entry("max_vls", "The VLs to be used on such ports, 1 to 15; no table depends on it."),
            Map.entry(
                    "high_limit",
                    "How much the high table sends before the low one gets a turn: 0 one packet, 255 no limit, else units of 4096 bytes."),
            Map.entry("vlarb_high", "The high-priority arbitration table, VL:weight, at most 64 entries."),
            Map.entry("vlarb_low", "The low-priority arbitration table, VL:weight, at most 64 entries."),
            Map.entry("sl2vl", "The VL of each of the 16 SLs; 15 drops the packet."));

    private static final Map<String, String> PORTS = Map.of(
            "qos_ca_", "ports of channel adapters",
            "qos_rtr_", "ports of routers",
            "qos_sw0_", "enhanced port 0 of switches",
            "qos_swe_", "external ports of switches",
            "qos_", "all ports, where the options of their kind say nothing");

    private OptionText() {}

    static Optional<Explanation> at(View view, int offset) {
        return WrittenValue.at(view, offset)
                .filter(value -> value.is(OptionsPackage.Literals.OPTION__NAME))
                .flatMap(value ->
                        text(((Option) value.owner()).getName()).map(text -> new Explanation(value.region(), text)));
    }

    private static Optional<String> text(String name) {
        if (MEANINGS.containsKey(name)) {
            return Optional.of("**" + name + "**\n\n" + MEANINGS.get(name));
        }
        Optional<String> ofSet = PORTS.keySet().stream()
                .filter(prefix -> name.startsWith(prefix) && MEANINGS.containsKey(name.substring(prefix.length())))
                .findFirst()
                .map(prefix -> "**" + name + "** for " + PORTS.get(prefix) + "\n\n"
                        + MEANINGS.get(name.substring(prefix.length())));
        return ofSet.or(() -> KnownOptions.kind(name).map(kind -> "**" + name + "** is an option of OpenSM 3.3"))
                .or(() ->
                        KnownOptions.otherVersion(name).map(version -> "**" + name + "** is an option of " + version));
    }
}

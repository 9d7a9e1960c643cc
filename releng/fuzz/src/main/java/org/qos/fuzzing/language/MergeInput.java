package org.qos.fuzzing.language;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.qos.dsl.generator.options.OptionsMerge;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;

/**
 * Puts generated options into a text as the option file of a site. OpenSM reads the generated values from the file that results,
 * for every kind of ports, and what is merged again stays as it is.
 */
record MergeInput() implements FuzzTarget.Input {

    private static final Map<String, String> GENERATED = generated();

    private static Map<String, String> generated() {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("qos", "TRUE");
        options.put("qos_policy_file", "/etc/opensm/policy.conf");
        options.put("max_op_vls", "3");
        options.put("qos_sl2vl", "0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,15");
        options.put("qos_vlarb_high", "0:4,1:8");
        options.put("qos_vlarb_low", "2:16,3:32");
        options.put("qos_high_limit", "7");
        return Collections.unmodifiableMap(options);
    }

    @Override
    public void accept(byte[] bytes) {
        String merged = merge(new String(bytes, StandardCharsets.UTF_8));
        SmOptions read = OptionsMerge.read(merged);
        Expect.that(read.qos(), () -> "QoS is off in:\n" + merged);
        SmOptions expected = OptionsMerge.read(merge(""));
        for (PortKind kind : PortKind.values()) {
            Expect.same(expected.effective(kind), read.effective(kind), "the tables of " + kind + " in:\n" + merged);
        }
        Expect.same(merged, merge(merged), "a text that is merged again");
    }

    private static String merge(String text) {
        return OptionsMerge.merge(text, GENERATED, false);
    }
}

package org.qos.dsl.option;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The options that turn a feature on for some SLs, by a bit for each (NVIDIA's OpenSM osm_subnet.h and osm_base.h; OpenSM 3.3
 * osm_congestion_control.c).
 */
public enum SlMask {
    /** Adaptive routing, of NVIDIA's OpenSM. */
    ADAPTIVE_ROUTING("ar_sl_mask", "adaptive routing"),
    /** Adaptive timeouts of queue pairs, of NVIDIA's OpenSM. */
    ADAPTIVE_TIMEOUT("adaptive_timeout_sl_mask", "adaptive timeouts"),
    /** Hash-based forwarding, of NVIDIA's OpenSM. */
    HASH_BASED_FORWARDING("hbf_sl_mask", "hash-based forwarding"),
    /** Congestion control at channel adapters, of OpenSM 3.3. */
    CONGESTION_CONTROL("cc_ca_cong_setting_control_map", "congestion control at channel adapters");

    private final String option;
    private final String feature;

    SlMask(String option, String feature) {
        this.option = option;
        this.feature = feature;
    }

    /** The name of the option. */
    public String option() {
        return option;
    }

    /** What it turns on. */
    public String feature() {
        return feature;
    }

    /** Whether it belongs to OpenSM 3.3; else to NVIDIA's. */
    public boolean isOfOpenSm33() {
        return KnownOptions.option(option).isPresent();
    }

    /**
     * Whether the subnet manager uses the mask.
     *
     * @param isTrue whether an option is on
     */
    public boolean isUsed(Predicate<String> isTrue) {
        return this != CONGESTION_CONTROL || isTrue.test("congestion_control");
    }

    /** The mask of an option. */
    public static Optional<SlMask> of(String option) {
        return Arrays.stream(values())
                .filter(mask -> mask.option.equals(option))
                .findFirst();
    }
}

package org.qos.fabric.snapshot;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;

/** The numbers of a {@link PortState}: the names that the project's own snapshot and messages have for them, and their ranges. */
enum PortStateField {
    MTU_CAP("mtuCap", "MtuCap", Mtu.MIN_CODE, Mtu.MAX_CODE, PortState::mtuCap, PortState.Builder::mtuCap),
    NEIGHBOR_MTU(
            "neighborMtu",
            "NeighborMTU",
            Mtu.MIN_CODE,
            Mtu.MAX_CODE,
            PortState::neighborMtu,
            PortState.Builder::neighborMtu),
    RATE("rate", "rate", Rate.MIN_CODE, Rate.MAX_CODE, PortState::rate, PortState.Builder::rate),
    VL_CAP("vlCap", "VLCap", 1, Vl.MAX_CODE, PortState::vlCap, PortState.Builder::vlCap),
    OPERATIONAL_VLS(
            "operationalVls",
            "OperationalVLs",
            1,
            Vl.MAX_CODE,
            PortState::operationalVls,
            PortState.Builder::operationalVls),
    VL_ARB_HIGH_CAP(
            "vlArbHighCap", "VLArbitrationHighCap", 0, 64, PortState::vlArbHighCap, PortState.Builder::vlArbHighCap),
    VL_ARB_LOW_CAP("vlArbLowCap", "VLArbitrationLowCap", 0, 64, PortState::vlArbLowCap, PortState.Builder::vlArbLowCap);

    private static final Map<String, PortStateField> BY_MEMBER =
            Arrays.stream(values()).collect(Collectors.toMap(PortStateField::member, Function.identity()));

    private final String member;
    private final String title;
    private final int min;
    private final int max;
    private final Function<PortState, OptionalInt> getter;
    private final BiFunction<PortState.Builder, Integer, PortState.Builder> setter;

    PortStateField(
            String member,
            String title,
            int min,
            int max,
            Function<PortState, OptionalInt> getter,
            BiFunction<PortState.Builder, Integer, PortState.Builder> setter) {
        this.member = member;
        this.title = title;
        this.min = min;
        this.max = max;
        this.getter = getter;
        this.setter = setter;
    }

    /** The field of a member. */
    static Optional<PortStateField> of(String member) {
        return Optional.ofNullable(BY_MEMBER.get(member));
    }

    String member() {
        return member;
    }

    /** What messages call it. */
    String title() {
        return title;
    }

    int min() {
        return min;
    }

    int max() {
        return max;
    }

    OptionalInt of(PortState state) {
        return getter.apply(state);
    }

    /** Sets a value; one that is out of range is not known. */
    void set(PortState.Builder state, int value) {
        if (value >= min && value <= max) {
            setter.apply(state, value);
        }
    }
}

package org.qos.runtime.fabric;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What PortInfo says of a port beyond its links (IBTA 14.2.5.6). What is empty is not known.
 *
 * @param mtuCap the maximum MTU that the port can do, code 1 to 5
 * @param neighborMtu the MTU in use on its link, code 1 to 5
 * @param rate the rate at which it runs, code 2 to 24; of port 0 of a switch too
 * @param vlCap the VLs that it has, code 1 (VL0) to 5 (VL0 to VL14)
 * @param operationalVls the VLs that its link uses, code 1 to 5
 * @param vlArbHighCap how many entries its high-priority arbitration table takes, 0 to 64
 * @param vlArbLowCap how many entries its low-priority arbitration table takes, 0 to 64
 * @param slMapping IsSLMappingSupported: whether it has an SL2VL table; for a switch as port 0 says
 */
public record PortState(
        OptionalInt mtuCap,
        OptionalInt neighborMtu,
        OptionalInt rate,
        OptionalInt vlCap,
        OptionalInt operationalVls,
        OptionalInt vlArbHighCap,
        OptionalInt vlArbLowCap,
        Optional<Boolean> slMapping) {

    /** Nothing is known. */
    public static final PortState UNKNOWN = builder().build();

    /** Collects what is known of a port, from nothing on. */
    public static Builder builder() {
        return new Builder();
    }

    /** What is known here, and where that is nothing, what another source knows. */
    public PortState or(PortState other) {
        return new PortState(
                first(mtuCap, other.mtuCap),
                first(neighborMtu, other.neighborMtu),
                first(rate, other.rate),
                first(vlCap, other.vlCap),
                first(operationalVls, other.operationalVls),
                first(vlArbHighCap, other.vlArbHighCap),
                first(vlArbLowCap, other.vlArbLowCap),
                slMapping.or(() -> other.slMapping));
    }

    /** The MTU of its link as far as it is known: the one in use, else the maximum that the port can do. */
    public OptionalInt mtu() {
        return first(neighborMtu, mtuCap);
    }

    private static OptionalInt first(OptionalInt one, OptionalInt other) {
        return one.isPresent() ? one : other;
    }

    /** Collects what is known of a port; each value as in {@link PortState}. */
    public static final class Builder {

        private OptionalInt mtuCap = OptionalInt.empty();
        private OptionalInt neighborMtu = OptionalInt.empty();
        private OptionalInt rate = OptionalInt.empty();
        private OptionalInt vlCap = OptionalInt.empty();
        private OptionalInt operationalVls = OptionalInt.empty();
        private OptionalInt vlArbHighCap = OptionalInt.empty();
        private OptionalInt vlArbLowCap = OptionalInt.empty();
        private Optional<Boolean> slMapping = Optional.empty();

        private Builder() {}

        /** Sets MtuCap. */
        public Builder mtuCap(int code) {
            mtuCap = OptionalInt.of(code);
            return this;
        }

        /** Sets NeighborMTU. */
        public Builder neighborMtu(int code) {
            neighborMtu = OptionalInt.of(code);
            return this;
        }

        /** Sets the rate. */
        public Builder rate(int code) {
            rate = OptionalInt.of(code);
            return this;
        }

        /** Sets VLCap. */
        public Builder vlCap(int code) {
            vlCap = OptionalInt.of(code);
            return this;
        }

        /** Sets OperationalVLs. */
        public Builder operationalVls(int code) {
            operationalVls = OptionalInt.of(code);
            return this;
        }

        /** Sets VLArbitrationHighCap. */
        public Builder vlArbHighCap(int entries) {
            vlArbHighCap = OptionalInt.of(entries);
            return this;
        }

        /** Sets VLArbitrationLowCap. */
        public Builder vlArbLowCap(int entries) {
            vlArbLowCap = OptionalInt.of(entries);
            return this;
        }

        /** Sets IsSLMappingSupported. */
        public Builder slMapping(boolean supported) {
            slMapping = Optional.of(supported);
            return this;
        }

        /** What was collected. */
        public PortState build() {
            return new PortState(
                    mtuCap, neighborMtu, rate, vlCap, operationalVls, vlArbHighCap, vlArbLowCap, slMapping);
        }
    }
}

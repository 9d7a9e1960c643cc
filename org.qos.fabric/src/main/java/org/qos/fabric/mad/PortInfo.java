package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * What of a port's PortInfo matters for QoS (IBTA 14.2.5.6).
 *
 * @param lid the base LID, of a switch that of port 0
 * @param lmc how many low bits of the LID the port answers to, 0 to 7
 * @param smLid the LID of the master subnet manager
 * @param capabilityMask the CapabilityMask
 * @param localPort the number of the port by which the request came in
 * @param linkState 1 down, 2 initialize, 3 armed, 4 active
 * @param linkWidth LinkWidthActive in lanes: 1, 2, 4, 8 or 12; 0 for others
 * @param linkSpeed the active speed as ibnetdiscover prints it, the extended one where there is one (OpenSM ib_types.h:
 *     ib_port_info_compute_rate), such as {@code EDR}; empty for others
 * @param mKeyProtection M_KeyProtectBits: from 2 on the port answers only who knows its M_Key (IBTA 14.2.4.1)
 * @param neighborMtu the MTU in use on the link, code 1 to 5
 * @param mtuCap the maximum MTU of the port, code 1 to 5
 * @param vlCap the VLs that the port can do, code 1 (VL0) to 5 (VL0-14)
 * @param operationalVls the VLs in use on the link, code like {@code vlCap}
 * @param vlHighLimit the limit of high priority, in units of 4096 bytes; 0 one packet, 255 none
 * @param vlArbHighCap how many entries the high-priority table has, 0 to 64
 * @param vlArbLowCap how many entries the low-priority table has, 0 to 64
 * @param guidCap how many GUIDs the port can have, 0 to 255
 */
public record PortInfo(
        int lid,
        int lmc,
        int smLid,
        int capabilityMask,
        int localPort,
        int linkState,
        int linkWidth,
        String linkSpeed,
        int mKeyProtection,
        int neighborMtu,
        int mtuCap,
        int vlCap,
        int operationalVls,
        int vlHighLimit,
        int vlArbHighCap,
        int vlArbLowCap,
        int guidCap) {

    /** The link state of a port without a cable to a running port. */
    public static final int DOWN = 1;

    private static final int SL_MAPPING_SUPPORTED = 1 << 6;
    private static final int EXTENDED_LINK_SPEED_ACTIVE = 15;
    private static final int QDR = 4;
    private static final String FDR10 = "FDR10";

    private static final Map<Integer, Integer> LANES = Map.of(1, 1, 2, 4, 4, 8, 8, 12, 16, 2);
    private static final Map<Integer, String> SPEEDS = Map.of(1, "SDR", 2, "DDR", 4, "QDR");
    private static final Map<Integer, String> EXTENDED_SPEEDS = Map.of(1, "FDR", 2, "EDR", 4, "HDR", 8, "NDR");

    /**
     * Reads the 64 bytes of the attribute.
     *
     * @throws IndexOutOfBoundsException when there are fewer than 64
     */
    public static PortInfo decode(byte[] attribute) {
        ByteBuffer bytes = ByteBuffer.wrap(attribute);
        return new PortInfo(
                bytes.getShort(16) & 0xffff,
                bytes.get(34) & 0x7,
                bytes.getShort(18) & 0xffff,
                bytes.getInt(20),
                bytes.get(28) & 0xff,
                bytes.get(32) & 0xf,
                LANES.getOrDefault((int) bytes.get(31), 0),
                EXTENDED_SPEEDS.getOrDefault(high(bytes.get(62)), SPEEDS.getOrDefault(high(bytes.get(35)), "")),
                bytes.get(34) >>> 6 & 0x3,
                high(bytes.get(36)),
                bytes.get(41) & 0xf,
                high(bytes.get(37)),
                high(bytes.get(43)),
                bytes.get(38) & 0xff,
                bytes.get(39) & 0xff,
                bytes.get(40) & 0xff,
                bytes.get(50) & 0xff);
    }

    /** The same with what ExtendedPortInfo says: FDR10, where LinkSpeedActive says QDR. */
    public PortInfo withExtended(byte[] extendedPortInfo) {
        boolean fdr10 = (extendedPortInfo[EXTENDED_LINK_SPEED_ACTIVE] & 1) != 0;
        return new PortInfo(
                lid,
                lmc,
                smLid,
                capabilityMask,
                localPort,
                linkState,
                linkWidth,
                fdr10 ? FDR10 : linkSpeed,
                mKeyProtection,
                neighborMtu,
                mtuCap,
                vlCap,
                operationalVls,
                vlHighLimit,
                vlArbHighCap,
                vlArbLowCap,
                guidCap);
    }

    /** Whether the link may run at FDR10. */
    public boolean mayBeFdr10() {
        return linkSpeed.equals(SPEEDS.get(QDR));
    }

    /** The rate code at which the port runs; empty when there is none for such a link. */
    public OptionalInt rate() {
        return Rate.of(linkWidth, linkSpeed);
    }

    /** Whether IsSLMappingSupported is set in a CapabilityMask (IBTA 14.2.5.6). */
    public static boolean isSlMappingSupported(int capabilityMask) {
        return (capabilityMask & SL_MAPPING_SUPPORTED) != 0;
    }

    /** IsSLMappingSupported: whether the port has an SL2VL table. */
    public boolean slMapping() {
        return isSlMappingSupported(capabilityMask);
    }

    /** The port in the values of a subnet, if it is not an external port of a switch. */
    public PortState state() {
        return state(Optional.of(slMapping()));
    }

    /**
     * The port in the values of a subnet. Values out of range are not known, such as codes of 0, which ports without a cable
     * have.
     *
     * @param slMapping whether the port has an SL2VL table, if that is known; of a switch, port 0 says it for all
     */
    public PortState state(Optional<Boolean> slMapping) {
        PortState.Builder state = PortState.builder();
        set(vlArbHighCap, 0, VlArbitration.MAX_ENTRIES, state::vlArbHighCap);
        set(vlArbLowCap, 0, VlArbitration.MAX_ENTRIES, state::vlArbLowCap);
        set(mtuCap, Mtu.MIN_CODE, Mtu.MAX_CODE, state::mtuCap);
        set(neighborMtu, Mtu.MIN_CODE, Mtu.MAX_CODE, state::neighborMtu);
        set(vlCap, 1, Vl.MAX_CODE, state::vlCap);
        set(operationalVls, 1, Vl.MAX_CODE, state::operationalVls);
        rate().ifPresent(state::rate);
        slMapping.ifPresent(state::slMapping);
        return state.build();
    }

    private static void set(int value, int min, int max, IntConsumer field) {
        if (value >= min && value <= max) {
            field.accept(value);
        }
    }

    private static int high(byte octet) {
        return (octet & 0xff) >>> 4;
    }
}

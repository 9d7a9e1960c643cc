package org.qos.runtime.option;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;

/** The MTU limits of the levels that paths of each SL have, which bound the sizes of their packets. */
public final class SlMtus {

    private static final int UNLIMITED = 1 << Mtu.MAX_CODE;

    /** Packets of every SL are as large as links let them. */
    public static final SlMtus NO_LIMITS = new SlMtus(new int[Sl.COUNT]);

    /** The limits of an SL, a bit for each code; 0 for an SL of no level. */
    private final int[] limits;

    private SlMtus(int[] limits) {
        this.limits = limits;
    }

    /**
     * The limits of the levels that requests can get. Without QoS OpenSM applies no policy; where the routing engine chooses the SL of
     * a path, paths of every level can have every SL.
     */
    public static SlMtus of(Policy policy, SmOptions options) {
        if (!options.qos()) {
            return NO_LIMITS;
        }
        int[] limits = new int[Sl.COUNT];
        Stream.concat(policy.rules().stream().map(MatchRule::level), Stream.of(policy.defaultLevel()))
                .filter(level -> Sl.isValid(level.sl()))
                .forEach(level -> limits[level.sl()] |= bit(level));
        SlMtus ofLevels = new SlMtus(limits);
        return options.engineOfSls().isPresent() ? ofLevels.onAnySl() : ofLevels;
    }

    private static int bit(QosLevel level) {
        return 1 << level.mtuLimit().orElse(Mtu.MAX_CODE);
    }

    /** The same limits where paths of every level can have every SL. */
    public SlMtus onAnySl() {
        int all = Arrays.stream(limits).reduce(0, (one, other) -> one | other);
        int[] any = new int[Sl.COUNT];
        Arrays.fill(any, all);
        return new SlMtus(any);
    }

    /** The SLs that paths of levels have: a bit for each, the lowest for SL 0. */
    public int sls() {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> limits[sl] != 0)
                .map(sl -> 1 << sl)
                .sum();
    }

    /**
     * The sizes of the packets of some SLs on a link. Those of an SL of no level are as large as the link lets them.
     *
     * @param slBits the SLs, a bit for each, the lowest for SL 0
     * @param mtu the MTU of the link in bytes
     * @return in bytes, at most the MTU; empty without SLs
     */
    public IntStream packets(int slBits, int mtu) {
        int codes = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            if ((slBits >>> sl & 1) != 0) {
                codes |= limits[sl] == 0 ? UNLIMITED : limits[sl];
            }
        }
        int all = codes;
        return IntStream.rangeClosed(Mtu.MIN_CODE, Mtu.MAX_CODE)
                .filter(code -> (all >>> code & 1) != 0)
                .map(code -> Mtu.packet(mtu, OptionalInt.of(code)));
    }
}

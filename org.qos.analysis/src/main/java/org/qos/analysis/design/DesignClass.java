package org.qos.analysis.design;

import java.util.List;
import java.util.OptionalInt;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;

/**
 * A class of traffic of an intent.
 *
 * @param name the name of its level
 * @param use what it is for, for people; may be empty
 * @param share the part of a full link that it gets at least, in tenths of a percent, 1 to 1000; empty for no guarantee
 * @param ahead it is sent before the others, which keep the rest of a full link: its part at most, in tenths of a percent, 1 to 1000
 * @param traffic its requests; empty for the default class
 * @param mtuLimit the maximum MTU of its paths, code 1 to 5
 * @param rateLimit the maximum rate of its paths, code 2 to 24
 */
public record DesignClass(
        String name,
        String use,
        OptionalInt share,
        OptionalInt ahead,
        List<DesignTraffic> traffic,
        OptionalInt mtuLimit,
        OptionalInt rateLimit) {

    /** All of a link, in the unit of shares. */
    public static final int WHOLE = 1000;

    /** The class of the requests that no other class has. */
    public static final DesignClass DEFAULT = ofShare(QosLevel.DEFAULT_NAME, OptionalInt.empty(), OptionalInt.empty());

    /** Copies the list. */
    public DesignClass {
        traffic = List.copyOf(traffic);
    }

    /** A class that says nothing of its requests. */
    static DesignClass ofShare(String name, OptionalInt share, OptionalInt ahead) {
        return new DesignClass(name, "", share, ahead, List.of(), OptionalInt.empty(), OptionalInt.empty());
    }

    /** Whether it has the requests that no other class has. */
    public boolean isDefault() {
        return name.equals(QosLevel.DEFAULT_NAME);
    }

    /** The guaranteed part of a link, 0 to 1; 0 without a share. */
    double sharePart() {
        return share.orElse(0) / (double) WHOLE;
    }

    /** The most that high priority may take of a link, 0 to 1; 1 where it does not say. */
    double aheadPart() {
        return ahead.orElse(WHOLE) / (double) WHOLE;
    }

    /** Whether it needs a VL of its own. */
    public boolean isGuaranteed() {
        return share.isPresent() || ahead.isPresent();
    }

    /** The size of its packets on a link, in bytes. */
    int packet(int mtu) {
        return Mtu.packet(mtu, mtuLimit);
    }

    DesignClass withShare(OptionalInt other) {
        return new DesignClass(name, use, other, ahead, traffic, mtuLimit, rateLimit);
    }

    DesignClass withAhead(OptionalInt other) {
        return new DesignClass(name, use, share, other, traffic, mtuLimit, rateLimit);
    }
}

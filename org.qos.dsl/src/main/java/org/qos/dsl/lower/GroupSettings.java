package org.qos.dsl.lower;

import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;

/**
 * What flags say of multicast groups (OpenSM osm_prtn_config.c:struct group_flags). A bad MTU or rate is kept, although
 * OpenSM's message says that it is skipped.
 *
 * @param mtu MTU as written, see {@link GroupQuantity}
 * @param rate rate as written
 * @param scopes bit n is set for scope n; 0 for the default scope
 * @param sl SL, 0 to 15
 * @param qkey Q_Key; 0 for none
 * @param tclass traffic class
 * @param flowLabel flow label, 20 bits
 */
record GroupSettings(long mtu, long rate, int scopes, int sl, long qkey, int tclass, int flowLabel) {

    /** Without any flag. */
    static final GroupSettings DEFAULTS =
            new GroupSettings(MulticastGroup.DEFAULT_MTU, MulticastGroup.DEFAULT_RATE, 0, 0, 0, 0, 0);

    private static final int BYTE = 0xff;

    /** The settings after one more flag; flags that say nothing of groups, or nothing OpenSM takes, change nothing. */
    GroupSettings with(Flag flag) {
        String name = flag.getName() == null ? "" : flag.getName();
        if (!flag.isValueGiven()) {
            return this;
        }
        String text = flag.getValue() == null ? "" : flag.getValue();
        return PartitionFlag.of(name)
                .filter(keyword -> keyword.takesValue(text))
                .map(keyword -> with(keyword, text))
                .orElse(this);
    }

    /** The settings after a value of a flag that OpenSM takes. */
    GroupSettings with(PartitionFlag flag, String value) {
        return with(flag, CNumber.in(value).asUnsignedInt());
    }

    /** What a group of an mgid line has before its own flags: all but the traffic class. */
    GroupSettings inherited() {
        return new GroupSettings(mtu, rate, scopes, sl, qkey, 0, flowLabel);
    }

    /** Whether OpenSM can make a group of this MTU and rate. */
    boolean makesGroup() {
        return GroupQuantity.MTU.made(mtu).isPresent()
                && GroupQuantity.RATE.made(rate).isPresent();
    }

    /** The group with these settings, of which OpenSM can make one. */
    MulticastGroup group(Mgid mgid, long defaultQkey) {
        return new MulticastGroup(
                mgid,
                GroupQuantity.MTU.made(mtu).orElseThrow(),
                GroupQuantity.RATE.made(rate).orElseThrow(),
                sl,
                qkey == 0 ? defaultQkey : qkey,
                tclass,
                flowLabel);
    }

    private GroupSettings with(PartitionFlag keyword, long number) {
        return switch (keyword) {
            case MTU -> new GroupSettings(number, rate, scopes, sl, qkey, tclass, flowLabel);
            case RATE -> new GroupSettings(mtu, number, scopes, sl, qkey, tclass, flowLabel);
            case SCOPE -> new GroupSettings(mtu, rate, scopes | 1 << (int) number, sl, qkey, tclass, flowLabel);
            case Q_KEY -> new GroupSettings(mtu, rate, scopes, sl, number, tclass, flowLabel);
            case TCLASS -> new GroupSettings(mtu, rate, scopes, sl, qkey, (int) number & BYTE, flowLabel);
            case SL -> new GroupSettings(mtu, rate, scopes, (int) number, qkey, tclass, flowLabel);
            case FLOW_LABEL -> new GroupSettings(mtu, rate, scopes, sl, qkey, tclass, (int) number);
            case IPOIB, DEFMEMBER, INDX0 -> this;
        };
    }
}

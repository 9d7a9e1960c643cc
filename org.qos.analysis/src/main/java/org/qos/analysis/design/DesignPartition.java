package org.qos.analysis.design;

import java.util.List;
import org.qos.runtime.value.Pkey;

/**
 * A partition of an intent.
 *
 * @param name its name in the partition file
 * @param pkey the P_Key without the membership bit, 1 to 0x7fff
 * @param ipoib whether it has a broadcast group for IPoIB
 * @param full its full members: names of groups, {@link #ALL} or {@link #SM}
 * @param limited its limited members, in the same way
 */
public record DesignPartition(String name, int pkey, boolean ipoib, List<String> full, List<String> limited) {

    /** All ports, as a member. */
    public static final String ALL = "all";

    /** The port of the subnet manager, as a member. */
    public static final String SM = "sm";

    /** The name of the partition that every subnet has. */
    public static final String DEFAULT_NAME = "Default";

    /** The partition that every subnet has, with all ports, unless the intent says otherwise. */
    public static final DesignPartition DEFAULT =
            new DesignPartition(DEFAULT_NAME, Pkey.DEFAULT, true, List.of(ALL), List.of());

    /** Copies the lists. */
    public DesignPartition {
        full = List.copyOf(full);
        limited = List.copyOf(limited);
    }
}

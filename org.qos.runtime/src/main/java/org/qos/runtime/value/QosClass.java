package org.qos.runtime.value;

/** QoS classes of PathRecord queries: 12 bits (IBTA 1.2.1, 15.2.5.16). */
public final class QosClass {

    /** The maximum. */
    public static final int MAX = 0xfff;

    private QosClass() {}
}

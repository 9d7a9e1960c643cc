package org.qos.runtime.value;

/** Traffic classes of the global route header: 8 bits (IBTA 1.2.1, 8.3.2). */
public final class TClass {

    /** The maximum. */
    public static final int MAX = 0xff;

    private TClass() {}
}

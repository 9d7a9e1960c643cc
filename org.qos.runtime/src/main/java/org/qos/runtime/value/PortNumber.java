package org.qos.runtime.value;

/** The number of a port on its node; 0 is the management port of a switch (IBTA vol. 1, 14.2.5.6). */
public final class PortNumber {

    /** The highest number. */
    public static final int MAX = 254;

    /** How many ports a switch has at most, the management port included. */
    public static final int COUNT = MAX + 1;

    private PortNumber() {}
}

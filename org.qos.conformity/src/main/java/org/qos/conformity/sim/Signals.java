package org.qos.conformity.sim;

import com.sun.jna.Library;
import com.sun.jna.Native;

/** Sends signals, for which Java has no call of its own. */
final class Signals {

    private static final int SIGHUP = 1;
    private static final LibC LIBC = Native.load("c", LibC.class);

    private Signals() {}

    /** Asks a daemon to read its files again. */
    static void hangUp(long pid) {
        LIBC.kill((int) pid, SIGHUP);
    }

    /** The functions of the C library that are used. */
    interface LibC extends Library {
        int kill(int pid, int signal);
    }
}

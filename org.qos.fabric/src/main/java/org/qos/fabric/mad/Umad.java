package org.qos.fabric.mad;

import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;

/**
 * The functions of libibumad that are used, as its manual pages umad_*(3) describe them. They are bound directly, since
 * JNA's proxies take longer than a round trip on a small fabric.
 */
final class Umad {

    private static boolean bound;

    private Umad() {}

    /**
     * Loads the library; the functions may be called only after it.
     *
     * @throws MadException when it is not installed
     */
    static synchronized void load() {
        if (bound) {
            return;
        }
        try {
            Native.register("libibumad.so.3");
            bound = true;
        } catch (UnsatisfiedLinkError e) {
            throw new MadException("libibumad.so.3 cannot be loaded: install libibumad (Debian: libibumad3)", e);
        }
    }

    static native int umad_init();

    static native int umad_get_cas_names(Pointer names, int max);

    static native int umad_open_port(String caName, int port);

    static native int umad_close_port(int portId);

    static native int umad_register(int portId, int madClass, int classVersion, byte rmppVersion, Pointer methodMask);

    static native NativeLong umad_size();

    static native Pointer umad_get_mad(Pointer umad);

    static native int umad_set_addr(Pointer umad, int lid, int queuePair, int sl, int qkey);

    static native int umad_send(int portId, int agent, Pointer umad, int length, int timeoutMs, int retries);

    static native int umad_status(Pointer umad);

    static native int umad_recv(int portId, Pointer umad, IntByReference length, int timeoutMs);
}

package org.qos.fabric.mad;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;

/** The functions of libibumad that are used, as its manual pages umad_*(3) describe them. */
interface Umad extends Library {

    /** Loads the library.
     *
     * @throws MadException when it is not installed
     */
    static Umad load() {
        try {
            return Native.load("libibumad.so.3", Umad.class);
        } catch (UnsatisfiedLinkError e) {
            throw new MadException("libibumad.so.3 cannot be loaded: install libibumad (Debian: libibumad3)", e);
        }
    }

    int umad_init();

    int umad_open_port(String caName, int port);

    int umad_close_port(int portId);

    int umad_register(int portId, int madClass, int classVersion, byte rmppVersion, Pointer methodMask);

    NativeLong umad_size();

    Pointer umad_get_mad(Pointer umad);

    int umad_set_addr(Pointer umad, int lid, int queuePair, int sl, int qkey);

    int umad_send(int portId, int agent, Pointer umad, int length, int timeoutMs, int retries);

    int umad_status(Pointer umad);

    int umad_recv(int portId, Pointer umad, IntByReference length, int timeoutMs);
}

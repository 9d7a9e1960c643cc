package org.qos.runtime.policy;

import java.util.List;

/**
 * The tables that the ports of the fabric are to have. The last scope in the list wins. OpenSM ignores this part of a
 * policy: its tables come from its option file.
 *
 * @param sl2vl which VL each service level uses, by in-port and out-port
 * @param vlArb how the VLs share a link
 */
public record FabricSetup(List<Sl2VlScope> sl2vl, List<VlArbScope> vlArb) {

    /** No table is stated. */
    public static final FabricSetup NONE = new FabricSetup(List.of(), List.of());

    /** Copies the lists. */
    public FabricSetup {
        sl2vl = List.copyOf(sl2vl);
        vlArb = List.copyOf(vlArb);
    }
}

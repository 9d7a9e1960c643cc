package org.qos.analysis.audit.share;

import java.util.List;
import org.qos.runtime.fabric.PortId;

/**
 * Links with the same rate and arbitration, each in one direction.
 *
 * @param tables what they have
 * @param vls what each VL gets that paths use on some of them, ascending
 * @param ports the out-ports of the links
 */
public record LinkClass(LinkTables tables, List<VlPart> vls, List<PortId> ports) {

    /** Copies the lists. */
    public LinkClass {
        vls = List.copyOf(vls);
        ports = List.copyOf(ports);
    }
}

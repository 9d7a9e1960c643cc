package org.qos.analysis.audit.share;

import java.util.List;
import org.qos.runtime.fabric.PortId;

/**
 * Links that are alike, each in one direction.
 *
 * @param tables what they have
 * @param vls what each VL gets that paths use, ascending
 * @param ports the out-ports of the links
 */
public record LinkClass(LinkTables tables, List<VlPart> vls, List<PortId> ports) {

    /** Copies the lists. */
    public LinkClass {
        vls = List.copyOf(vls);
        ports = List.copyOf(ports);
    }
}

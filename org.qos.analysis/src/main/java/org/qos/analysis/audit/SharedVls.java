package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.analysis.audit.AuditFinding.SharedVl;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.VlUse;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** Finds SLs that have VLs of their own on some links, and share one on links with fewer VLs. */
final class SharedVls {

    private final RoutedLinks links;
    private final VlUse use;
    /** The maximum number of VLs of a link on which two SLs have different VLs, by SL and SL. */
    private final int[] separate = new int[Sl.COUNT * Sl.COUNT];

    SharedVls(RoutedLinks links, VlUse use) {
        this.links = links;
        this.use = use;
    }

    List<SharedVl> all() {
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port)) {
                separate(port);
            }
        }
        Map<SharedVl, List<PortId>> found = new LinkedHashMap<>();
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port)) {
                collect(port, found);
            }
        }
        List<SharedVl> findings = new ArrayList<>();
        found.forEach((shared, ports) -> findings.add(new SharedVl(shared.vl(), shared.sls(), shared.vls(), ports)));
        return findings;
    }

    private void separate(int port) {
        int vls = vls(port);
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            for (int other = 0; other < Vl.DATA_COUNT; other++) {
                if (vl != other) {
                    separate(use.sls(port, vl), use.sls(port, other), vls);
                }
            }
        }
    }

    private void separate(int ones, int others, int vls) {
        for (int one : VlFindings.sls(ones & ~others)) {
            for (int other : VlFindings.sls(others & ~ones)) {
                int pair = one * Sl.COUNT + other;
                separate[pair] = Math.max(separate[pair], vls);
            }
        }
    }

    private void collect(int port, Map<SharedVl, List<PortId>> found) {
        int vls = vls(port);
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            int sls = use.sls(port, vl);
            int sharing = 0;
            for (int one : VlFindings.sls(sls)) {
                for (int other : VlFindings.sls(sls)) {
                    sharing |= separate[one * Sl.COUNT + other] > vls ? 1 << one | 1 << other : 0;
                }
            }
            if (sharing != 0) {
                found.computeIfAbsent(
                                new SharedVl(vl, VlFindings.sls(sharing), vls, List.of()), shared -> new ArrayList<>())
                        .add(links.id(port));
            }
        }
    }

    private int vls(int port) {
        return Vl.count(links.subnet().linkVls(links.id(port)));
    }
}

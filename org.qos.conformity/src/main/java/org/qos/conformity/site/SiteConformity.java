package org.qos.conformity.site;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.conformity.paths.BatchMatcher;
import org.qos.conformity.paths.ComparisonResult;
import org.qos.conformity.paths.PathConformity;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.tables.OptionTables;
import org.qos.conformity.tables.TableReader;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.value.Guid;

/** Starts OpenSM with the files of a site and examines whether it does what they are to mean. */
public final class SiteConformity {

    /** The ports of adapters in the output of ibnetdiscover, {@code [1](2c90300000011)}. */
    private static final Pattern ADAPTER_PORT = Pattern.compile("^\\[\\d+\\]\\(([0-9a-f]+)\\)", Pattern.MULTILINE);

    private SiteConformity() {}

    /**
     * Examines a site.
     *
     * @param files the files of the site; a fabric in the form of ibnetdiscover needs channel adapters whose port GUIDs
     *     are the node GUID plus the port number, as ibsim makes them
     * @param bound what the policy is to mean, bound to the fabric of the site
     * @param levels what says which level a path query gets
     * @param seed the seed of the queries, to be printed
     * @param queries how many path queries are compared
     */
    public static SiteReport examine(
            SubnetFiles files, BoundPolicy bound, BatchMatcher levels, long seed, int queries) {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            // tables of switch ports are settled by the second sweep only (osm_link_mgr.c runs after osm_qos_setup)
            LoadResult verdict = subnet.sweepAgain();
            SubnetList ports = subnet.ports();
            List<String> tables =
                    new OptionTables(files.options()).differences(new TableReader(subnet.smp()).readAll(ports));
            ComparisonResult paths = new PathConformity(subnet).compare(bound, levels, seed, queries);
            return new SiteReport(verdict, subnet.complaints(), missingPorts(files, ports), tables, paths);
        }
    }

    private static List<String> missingPorts(SubnetFiles files, SubnetList ports) {
        Set<Long> known = ports.ends().stream().map(SubnetPort::portGuid).collect(Collectors.toSet());
        return ADAPTER_PORT
                .matcher(files.net())
                .results()
                .map(port -> Guid.parse(port.group(1)))
                .filter(guid -> !known.contains(guid))
                .map(guid -> "port " + Guid.text(guid)
                        + " of the fabric file is not in the subnet: ibsim makes port GUIDs from node GUIDs")
                .toList();
    }
}

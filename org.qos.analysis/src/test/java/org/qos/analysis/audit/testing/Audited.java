package org.qos.analysis.audit.testing;

import java.util.List;
import org.qos.analysis.audit.loop.CreditLoop;
import org.qos.analysis.audit.loop.CreditLoops;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.Traffic;
import org.qos.analysis.audit.traffic.TrafficWalk;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** A subnet whose paths were followed, with the tables that it has and OpenSM's defaults. */
public record Audited(RoutedLinks links, Traffic traffic) {

    public static Audited of(SubnetState state, PathSls sls) {
        RoutedSubnet subnet = RoutedSubnet.predicted(state, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos());
        RoutedLinks links = RoutedLinks.of(subnet, new ExpectedTables(subnet, state, List.of(), SlMtus.NO_LIMITS));
        return new Audited(links, TrafficWalk.follow(links, sls, false, done -> {}));
    }

    public List<CreditLoop> loops() {
        return CreditLoops.of(traffic.dependencies());
    }
}

package org.site;

import java.util.Optional;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.setup.BoundSetup;
import org.qos.runtime.setup.CompiledSetup;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.setup.SetupPlan;

/** Answers which level a request and which tables a port gets. Generated from a QoS policy: change that. */
public final class SitePolicy implements Matcher {

    // 1 to the disk array -> Bulk data
    // 2 -> Bulk data
    // 3 -> SimpleQoSLevel_SL2
    private static final CompiledRules RULES = CompiledRules.ofConstant(
            "UW9TYwAAAAL+RID/B0RFRkFVTFQAAAAAAAAAAAAAAglCdWxrIGRhdGEAEGJhY2t1cCwgYXQgbmlnaHQE"
                    + "AQQBBwEQAAAAASIBElNpbXBsZVFvU0xldmVsX1NMMgAAAgAAAAAAAAADBU1peGVkHGV2ZXJ5IHdheSAj"
                    + "IHRvIHNlbGVjdCBhIHBvcnQBMAACC25vZGU3IEhDQS0xAQALbm9kZTgvSENBLTECAQIHY29tcHV0ZQtu"
                    + "aWdodCBzaGlmdAGAAv8BBAEKRGlzayBhcnJheQACEAEPAAAAAAAACmV2ZXJ5dGhpbmcAAAAAAAcAAysw"
                    + "AQMAAAEDAAICAgABAwECAgIBAgQFAAAAAAAAAAAAAAAAAAAQAAAAAAAAACAAAAAAAAEGDLwAAAAAAQYM"
                    + "vQUAAQACAAMAAAEAAQAAAAAAAAABAQABAAAAAAAAAAQFAAAAAAAAAAAAAAAAAAAABwAAAAAAAAAKAAAA"
                    + "AAAAAAsAAAAAAAAADAUAAQABAAIAAAEAAQAAAAAAAAABAQAAAAAAAAAAAQABAAADAAAAAAAAAAAAAAAA"
                    + "AAAAIgAAAAAAAAAjAwABAAIAAAEAAQAAAAAAAAAB");

    /** The port groups and scopes of qos-setup. */
    private static final CompiledSetup SETUP = CompiledSetup.ofConstant(
            "UW9TdAAAAAFZ8B+5EQQECkRpc2sgYXJyYXkAAhABDwAAAAAAAAVNaXhlZBxldmVyeSB3YXkgIyB0byBz"
                    + "ZWxlY3QgYSBwb3J0ATAAAgtub2RlNyBIQ0EtMQEAC25vZGU4L0hDQS0xAgECB2NvbXB1dGULbmlnaHQg"
                    + "c2hpZnQBgAL/AQQBCmV2ZXJ5dGhpbmcAAAAAAAcACGFkYXB0ZXJzAAAAAAABAAIBAgAAAQEQAAECAgIC"
                    + "AgICAgICAgICAgEDAAABARAAAQMDAwMDAwMDAwMDAwMDAQECAAEBAUACACACgAEL");

    private final CompiledPolicy policy;

    private final BoundSetup setup;

    private SitePolicy(CompiledPolicy policy, BoundSetup setup) {
        this.policy = policy;
        this.setup = setup;
    }

    /** For the ports that the groups have on a fabric of which nothing else is known. */
    public static SitePolicy bind(Fabric fabric, Partitions partitions) {
        return bind(SubnetState.of(fabric), partitions);
    }

    /** For the ports that the groups have on a subnet; tables are fitted to what its ports can do. */
    public static SitePolicy bind(SubnetState state, Partitions partitions) {
        return new SitePolicy(RULES.bind(state.fabric(), partitions), SETUP.bind(state, partitions));
    }

    /** The level of the first rule that matches, else the default level. */
    @Override
    public Match match(Request request) {
        return policy.match(request);
    }

    /** The compiled policy, which also answers by numbers, by port handles and many requests at once. */
    public CompiledPolicy compiled() {
        return policy;
    }

    /** The tables that the policy states for a port of the subnet; empty when it states none. */
    public Optional<PortTables> tables(PortId port) {
        return setup.tables(port);
    }

    /** What the policy states for the subnet as it is now, and what has to be set there. */
    public SetupPlan plan(SubnetState now) {
        return setup.plan(now);
    }

    /** The SLs that the SA can return. */
    public Set<Integer> sls() {
        return setup.sls();
    }
}

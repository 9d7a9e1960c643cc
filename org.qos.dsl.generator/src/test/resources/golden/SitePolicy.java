package org.site;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.partition.Partitions;

/** Answers which level a request gets. Generated from a QoS policy: change that. */
public final class SitePolicy implements Matcher {

    // 1 to the disk array -> Bulk data
    // 2 -> Bulk data
    // 3 -> SimpleQoSLevel_SL2
    private static final CompiledRules RULES = CompiledRules.ofConstant(
            "UW9TYwAAAAEAAAK5go0CbwdERUZBVUxUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIJQnVsayBkYXRhAAAAAAAAAAAAEGJhY2t1cCwgYXQgbmlnaHQE"
                    + "AQAAAAAAAAAEAQAAAAAAAAAHAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAIgAAAAAA"
                    + "AAAjElNpbXBsZVFvU0xldmVsX1NMMgAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                    + "AAAAAAAAAAAAAAAAAAAAAAAAAAADBU1peGVkHGV2ZXJ5IHdheSAjIHRvIHNlbGVjdCBhIHBvcnQBAAAA"
                    + "AAAAADAAAAAAAAAAMAILbm9kZTcgSENBLTEBC0RFU0NSSVBUSU9OC25vZGU4L0hDQS0xAg9GSVJTVF9U"
                    + "V09fV09SRFMCB2NvbXB1dGULbmlnaHQgc2hpZnQBAAAAAAAAAQAAAAAAAAAB/wEGUk9VVEVSAQpEaXNr"
                    + "IGFycmF5AAIAAAAAAAAAEAAAAAAAAAARAAAAAAAAACAAAAAAAAAAIAAAAAAACmV2ZXJ5dGhpbmcAAAAA"
                    + "AAMCQ0EGU1dJVENIBlJPVVRFUgADKzABAwAAAQMAAgICAAEDAQICAgECBAUAAAAAAAAAAAAAAAAAABAA"
                    + "AAAAAAAAIAAAAAAAAQYMvAAAAAABBgy9BQABAAIAAwAAAQABAAAAAAAAAAEBAAEAAAAAAAAABAUAAAAA"
                    + "AAAAAAAAAAAAAAAHAAAAAAAAAAoAAAAAAAAACwAAAAAAAAAMBQABAAEAAgAAAQABAAAAAAAAAAEBAAAA"
                    + "AAAAAAABAAEAAAMAAAAAAAAAAAAAAAAAAAAiAAAAAAAAACMDAAEAAgAAAQABAAAAAAAAAAE=");

    private final CompiledPolicy policy;

    private SitePolicy(CompiledPolicy policy) {
        this.policy = policy;
    }

    /** A matcher for the ports that the groups have on a fabric. */
    public static SitePolicy bind(Fabric fabric, Partitions partitions) {
        return new SitePolicy(RULES.bind(fabric, partitions));
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
}

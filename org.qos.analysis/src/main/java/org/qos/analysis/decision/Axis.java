package org.qos.analysis.decision;

import java.util.List;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.TClass;

/** What of a request a rule can compare: four fields, then the two ends of the path. */
public enum Axis {
    /** The Service-ID, 64 bits. */
    SERVICE_ID(-1L),
    /** The QoS-Class, 12 bits. */
    QOS_CLASS(QosClass.MAX),
    /** The traffic class, 8 bits. */
    TCLASS(TClass.MAX),
    /** The P_Key without the membership bit, 15 bits. */
    PKEY(Pkey.BASE_MASK),
    /** The source port. */
    SOURCE(-1L),
    /** The destination port. */
    DESTINATION(-1L);

    private final long max;

    Axis(long max) {
        this.max = max;
    }

    /** The maximum value of a field, as an unsigned number. */
    public long max() {
        return max;
    }

    /** Whether this is an end of the path, not a field. */
    public boolean isEnd() {
        return this == SOURCE || this == DESTINATION;
    }

    /** The values that a rule states for a field; empty if it states none. */
    Ranges values(MatchRule rule) {
        return switch (this) {
            case SERVICE_ID -> rule.serviceIds();
            case QOS_CLASS -> rule.qosClasses();
            case TCLASS -> rule.tclasses();
            case PKEY -> rule.pkeys();
            case SOURCE, DESTINATION -> throw new IllegalStateException(this + " is not a field");
        };
    }

    /** The groups that a rule states for an end; empty if it states none. */
    List<PortGroup> groups(MatchRule rule) {
        return switch (this) {
            case SOURCE -> rule.sources();
            case DESTINATION -> rule.destinations();
            default -> throw new IllegalStateException(this + " is not an end");
        };
    }
}

package org.qos.analysis.audit;

/** Receives how far an audit is. */
@FunctionalInterface
public interface AuditProgress {

    /** Wants to know nothing. */
    AuditProgress NONE = (activity, part) -> {};

    /**
     * Says what is going on.
     *
     * @param activity what is done now
     * @param part how much of it is done, 0 to 1
     */
    void at(String activity, double part);
}

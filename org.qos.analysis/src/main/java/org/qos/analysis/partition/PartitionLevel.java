package org.qos.analysis.partition;

import java.util.Optional;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;

/**
 * The level of a partition: that of a request which carries its P_Key and nothing else. Its IPoIB broadcast group is for
 * all members, so that groups of ports have no part in it, unless a fabric shows that rules with groups decide all requests between
 * its members: then it is the level of the first of these rules.
 *
 * @param partition the partition
 * @param match the level, and the rule that gives it
 * @param other two members whose requests get a level that says something else of the group, where some were found
 */
public record PartitionLevel(Partition partition, Match match, Optional<OtherLevel> other) {

    /** The level. */
    public QosLevel level() {
        return match.level();
    }

    /** Whether a path may have the P_Key of the partition under this level; OpenSM gives none otherwise (ERR 1F1D). */
    public boolean isUsable() {
        return level().pkeys().isEmpty() || level().pkeys().contains(partition.pkey());
    }

    /** Whether rules with groups give the level, which together decide all requests between the members. */
    public boolean isOfMembers(BoundPolicy policy) {
        if (match.isDefault()) {
            return false;
        }
        MatchRule rule = policy.policy().rules().get(match.rule() - 1);
        return !rule.sources().isEmpty() || !rule.destinations().isEmpty();
    }

    /** Whether two levels say the same of a multicast group: SL, MTU, rate and TClass. */
    static boolean agree(QosLevel one, QosLevel other) {
        return one.sl() == other.sl()
                && one.mtuLimit().equals(other.mtuLimit())
                && one.rateLimit().equals(other.rateLimit())
                && one.tclass().equals(other.tclass());
    }
}

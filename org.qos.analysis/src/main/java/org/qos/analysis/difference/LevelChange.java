package org.qos.analysis.difference;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.policy.QosLevel;

/**
 * The requests that get one level from the old policy and another one from the new policy.
 *
 * @param before the level of the old policy
 * @param after the level of the new policy
 * @param aspects what differs between the levels, never empty
 * @param lowered how the change lowers what the requests get; nothing if OpenSM refuses all of them
 * @param pairs between how many pairs of ports there is such a request that OpenSM does not refuse, a port and itself being
 *     one; empty without a fabric
 * @param exact whether there are exactly so many pairs; otherwise there are at most so many
 * @param classes the requests by the rules that decide them, those of most pairs first; not all if there are many
 * @param unlisted how many classes there are more, which have no more pairs than these; their pairs are counted
 * @param unlistedRefused how many of these OpenSM refuses
 */
public record LevelChange(
        QosLevel before,
        QosLevel after,
        Set<LevelAspect> aspects,
        Set<Lowering> lowered,
        OptionalLong pairs,
        boolean exact,
        List<RequestClass> classes,
        int unlisted,
        int unlistedRefused) {

    /** Copies the collections. */
    public LevelChange {
        aspects = Collections.unmodifiableSet(EnumSet.copyOf(aspects));
        lowered = lowered.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(lowered));
        classes = List.copyOf(classes);
    }

    /** The same without the classes of requests that OpenSM refuses. */
    LevelChange withoutRefused() {
        return new LevelChange(
                before,
                after,
                aspects,
                lowered,
                pairs,
                exact,
                classes.stream().filter(found -> !found.isRefused()).toList(),
                unlisted - unlistedRefused,
                0);
    }

    /** Whether OpenSM refuses all these requests, so that nobody sees the change. */
    public boolean isRefused() {
        return pairs.isPresent() && pairs.getAsLong() == 0;
    }

    /** Whether the requests get less than before. */
    public boolean isBreaking() {
        return !lowered.isEmpty();
    }
}

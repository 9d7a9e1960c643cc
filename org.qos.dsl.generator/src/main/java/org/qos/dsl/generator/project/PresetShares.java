package org.qos.dsl.generator.project;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.dsl.generator.comment.PolicyComments.Comment;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.VlArbScope;

/** Says in a comment of each level which part of a full link its VL gets by the tables of the policy. */
final class PresetShares {

    /** The MTUs that are in use: what a turn between the two tables sends depends on the size of packets. */
    private static final int LARGE = 4096;

    private static final int SMALL = 2048;

    private final Policy policy;
    private final QosTables tables;

    private PresetShares(Policy policy) {
        this.policy = policy;
        VlArbScope arbitration = policy.setup().vlArb().get(0);
        this.tables = new QosTables(
                arbitration.highLimit().orElseThrow(),
                arbitration.high(),
                arbitration.low(),
                policy.setup().sl2vl().get(0).vls());
    }

    /** The comments by level, as {@link org.qos.dsl.generator.comment.PolicyComments} takes them. */
    static Map<Object, List<Comment>> of(Policy policy) {
        PresetShares shares = new PresetShares(policy);
        Map<Object, List<Comment>> comments = new IdentityHashMap<>();
        policy.levels().forEach(level -> comments.put(level, List.of(new Comment(1, List.of(shares.text(level))))));
        return comments;
    }

    private String text(QosLevel level) {
        int vl = vl(level);
        String others = policy.levels().stream()
                .filter(other -> other != level && vl(other) == vl)
                .map(QosLevel::name)
                .collect(Collectors.joining(", "));
        String shared = others.isEmpty() ? "" : ", shared with " + others;
        String large = percent(vl, LARGE);
        String small = percent(vl, SMALL);
        String part = large.equals(small)
                ? large
                : large + " with packets of " + LARGE + " bytes, " + small + " with " + SMALL;
        return "Share of a link whose VLs all have packets to send: " + part + shared + ".";
    }

    private int vl(QosLevel level) {
        return tables.sl2vl().get(level.sl());
    }

    private String percent(int vl, int packet) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * LinkArbitration.part(tables, vl, packet));
    }
}

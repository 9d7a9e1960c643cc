package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.TClass;

/**
 * OpenSM computes the reverse path with source and destination exchanged, and gives no path to a request for a
 * reversible one when that fails (osm_sa_path_record.c:pr_rcv_get_lid_pair_path).
 */
@AutoService(Rule.class)
public final class ReverseLevelUnusable implements BoundRule {

    /** Two ports of each side contain two different ones. */
    private static final int ENOUGH = 2;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "reverse-level-unusable",
                        Category.CORRECTNESS,
                        "reverse paths of a rule get a level that gives no path")
                .noFix("the author decides on a level for the reverse direction");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        boolean someLevelMayRefuse = ReachableLevels.of(bound.context()).stream()
                .anyMatch(level -> !level.pkeys().isEmpty() || isDropped(bound, level));
        if (someLevelMayRefuse && !bound.policy().fabric().isEmpty()) {
            Matcher matcher = CompiledPolicy.of(bound.policy());
            List<MatchRule> rules = bound.policy().policy().rules();
            for (int place = 0; place < rules.size(); place++) {
                check(bound, rules.get(place), place + 1, matcher).ifPresent(violations);
            }
        }
    }

    private static Optional<RuleViolation> check(
            BoundPolicyContext bound, MatchRule rule, int number, Matcher matcher) {
        if (bound.context().isUncertain(rule)
                || rule.sources().isEmpty() && rule.destinations().isEmpty()
                || first(rule.qosClasses()).orElse(0) > QosClass.MAX
                || first(rule.tclasses()).orElse(0) > TClass.MAX) {
            return Optional.empty(); // and a rule for classes that no request has is reported by another rule
        }
        return there(rule, bound.policy())
                .filter(request -> matcher.match(request).rule() == number)
                .flatMap(request -> refusal(bound, request, rule.level(), matcher.match(back(request))))
                .map(why -> RuleViolation.at(bound.context().origin(rule), why));
    }

    private static Optional<String> refusal(BoundPolicyContext bound, Request request, QosLevel there, Match back) {
        QosLevel level = back.level();
        boolean dropped = isDropped(bound, level) && !isDropped(bound, there);
        boolean refused = request.pkey().isPresent()
                && refuses(level, request.pkey().getAsInt())
                && !refuses(there, request.pkey().getAsInt());
        return dropped || refused
                ? Optional.of(String.format(
                        "requests from port %s back to port %s get %s, %s; OpenSM gives no path to clients that"
                                + " ask for a reversible one; add a rule for the reverse direction",
                        bound.portTitle(request.destinationGuid()),
                        bound.portTitle(request.sourceGuid()),
                        bound.context().title(level),
                        dropped
                                ? "whose SL " + level.sl() + " is mapped to VL15"
                                : "whose P_Keys exclude that of the requests"))
                : Optional.empty();
    }

    private static boolean refuses(QosLevel level, int pkey) {
        return !level.pkeys().isEmpty() && !level.pkeys().contains(pkey);
    }

    private static boolean isDropped(BoundPolicyContext bound, QosLevel level) {
        return ReachableLevels.dropping(bound.context(), level).isPresent();
    }

    /** A request between two adapters of the fabric with the first value of each criterion of the rule. */
    private static Optional<Request> there(MatchRule rule, BoundPolicy bound) {
        return adapters(rule.sources(), bound)
                .boxed()
                .flatMap(source -> adapters(rule.destinations(), bound)
                        .filter(destination -> destination != source)
                        .mapToObj(destination -> request(source, destination, rule)))
                .findFirst();
    }

    private static Request request(long source, long destination, MatchRule rule) {
        return new Request(
                source,
                destination,
                first(rule.serviceIds()),
                small(rule.qosClasses()),
                small(rule.tclasses()),
                small(rule.pkeys()));
    }

    private static Request back(Request there) {
        return new Request(
                there.destinationGuid(),
                there.sourceGuid(),
                there.serviceId(),
                there.qosClass(),
                there.tclass(),
                there.pkey());
    }

    private static LongStream adapters(List<PortGroup> groups, BoundPolicy bound) {
        BitSet ports = new BitSet();
        for (PortGroup group : groups) {
            if (bound.members(group) instanceof EndpointSet members) {
                ports.or(members.indices());
            }
        }
        BitSet adapters = bound.fabric().endpointsOf(NodeType.CA);
        if (!groups.isEmpty()) {
            adapters.and(ports);
        }
        return adapters.stream()
                .mapToLong(index -> bound.fabric().endpoints().get(index).guid())
                .limit(ENOUGH);
    }

    private static OptionalLong first(Ranges ranges) {
        return ranges.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(ranges.ranges().get(0).first());
    }

    private static OptionalInt small(Ranges ranges) {
        OptionalLong value = first(ranges);
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }
}

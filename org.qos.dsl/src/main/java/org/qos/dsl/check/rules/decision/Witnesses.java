package org.qos.dsl.check.rules.decision;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.overlap.RuleOverlap;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.dsl.check.Evidence;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.End;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestText;
import org.qos.runtime.request.WitnessText;

/** Writes the requests that show what a finding about rules says, as {@code qos explain} reads them. */
final class Witnesses {

    private Witnesses() {}

    /** A request that the rule matches and that an earlier one decides. */
    static Evidence of(ShadowedRule shadowed, BoundPolicy bound) {
        return Evidence.of(shadowed.witness().map(request -> text(request, bound)));
    }

    /** A request of a bound policy; an end that is 0 becomes a port that no group names. */
    static String text(Request request, BoundPolicy bound) {
        long source = request.sourceGuid() == 0 ? otherPort(bound, 1) : request.sourceGuid();
        long destination = request.destinationGuid() == 0 ? otherPort(bound, source + 1) : request.destinationGuid();
        Request complete = new Request(
                source, destination, request.serviceId(), request.qosClass(), request.tclass(), request.pkey());
        return bound.fabric().isEmpty()
                ? RequestText.of(complete, guid -> "0x" + Long.toHexString(guid))
                : WitnessText.of(complete, bound.fabric());
    }

    /** The lowest GUID from one on that no group states. */
    private static long otherPort(BoundPolicy bound, long lowest) {
        List<Range> stated = bound.policy().groups().stream()
                .map(bound::members)
                .flatMap(set -> set instanceof GuidSet guids ? guids.guids().ranges().stream() : Stream.of())
                .sorted()
                .toList();
        long guid = lowest;
        for (Range range : stated) {
            guid = range.contains(guid) ? range.last() + 1 : guid;
        }
        return guid;
    }

    /**
     * A request with a common value of two rules, which the earlier one decides. None where a still earlier rule may
     * decide it, or where the ports of groups are not known.
     */
    static Evidence of(RuleOverlap overlap, Policy policy, Fabric fabric) {
        MatchRule rule = policy.rules().get(overlap.later() - 1);
        boolean isOfGroups = !rule.sources().isEmpty() || !rule.destinations().isEmpty();
        Request request = request(rule, overlap);
        boolean isFirst = policy.rules().subList(0, overlap.earlier() - 1).stream()
                .noneMatch(earlier -> matchesFields(earlier, request));
        if (isOfGroups && fabric.isEmpty() || !isFirst) {
            return Evidence.NONE;
        }
        End from = fabric.isEmpty() ? new End.Guid(1) : end(rule.sources());
        End to = fabric.isEmpty() ? new End.Guid(2) : end(rule.destinations());
        return Evidence.of(Optional.of(RequestText.of(between(from, to, request))));
    }

    private static Request request(MatchRule rule, RuleOverlap overlap) {
        return new Request(
                0,
                0,
                first(rule.serviceIds(), Field.SERVICE_ID, overlap),
                small(first(rule.qosClasses(), Field.QOS_CLASS, overlap)),
                small(first(rule.tclasses(), Field.TCLASS, overlap)),
                small(first(rule.pkeys(), Field.PKEY, overlap)));
    }

    private static OptionalLong first(Ranges stated, Field field, RuleOverlap overlap) {
        Ranges values = field == overlap.field() ? overlap.common() : stated;
        return values.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(values.ranges().get(0).first());
    }

    private static OptionalInt small(OptionalLong value) {
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }

    /** Whether a rule matches a request between some ports. */
    private static boolean matchesFields(MatchRule rule, Request request) {
        return matches(rule.serviceIds(), request.serviceId())
                && matches(rule.qosClasses(), number(request.qosClass()))
                && matches(rule.tclasses(), number(request.tclass()))
                && matches(rule.pkeys(), number(request.pkey()));
    }

    private static boolean matches(Ranges stated, OptionalLong value) {
        return stated.isEmpty() || value.isPresent() && stated.contains(value.getAsLong());
    }

    private static OptionalLong number(OptionalInt value) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
    }

    private static End end(List<PortGroup> groups) {
        return groups.isEmpty() ? new End.Any() : new End.Group(groups.get(0).name());
    }

    private static PathRequest between(End from, End to, Request request) {
        return new PathRequest(
                from,
                to,
                request.serviceId(),
                request.qosClass(),
                request.tclass(),
                request.pkey(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty(),
                0,
                0);
    }
}

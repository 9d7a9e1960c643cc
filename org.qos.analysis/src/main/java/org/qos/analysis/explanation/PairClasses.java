package org.qos.analysis.explanation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.analysis.partition.PortPkeys;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Which level a request gets between many ports, and whether OpenSM answers it, as far as partitions decide. Ports that are in the
 * same groups of all rules and in the same partitions get the same answers, so one of them is asked for all.
 */
public final class PairClasses {

    private final BoundPolicy bound;
    private final Matcher matcher;
    private final SharedPkeys shared;

    /** With what answers single requests. */
    public PairClasses(BoundPolicy bound, Matcher matcher) {
        this.bound = bound;
        this.matcher = matcher;
        this.shared = new SharedPkeys(bound.partitions(), bound.fabric());
    }

    /**
     * The pairs by the rule that decides them, in the order of evaluation, those of the default level last; first those that OpenSM
     * answers, then those that it refuses because the ports share no partition for the request.
     *
     * @param request the request, whose ends are not read
     * @param sources the port GUIDs of the sources, at least one
     * @param destinations the port GUIDs of the destinations, at least one
     * @throws RequestSyntaxException when the request states what its client does not send
     */
    public List<PairClass> of(PathRequest request, List<Long> sources, List<Long> destinations)
            throws RequestSyntaxException {
        Request fields =
                request.between(sources.get(0), destinations.get(0)).toRequest(bound.fabric(), bound.partitions());
        Map<Integer, PairClass> answered = new TreeMap<>();
        Map<Integer, PairClass> refused = new TreeMap<>();
        Collection<List<Long>> targets = alike(destinations, MatchRule::destinations);
        for (List<Long> from : alike(sources, MatchRule::sources)) {
            for (List<Long> to : targets) {
                PairClass pairs = between(fields, from, to);
                int rule = pairs.match().isDefault()
                        ? Integer.MAX_VALUE
                        : pairs.match().rule();
                (pairs.isAnswered() ? answered : refused).merge(rule, pairs, PairClass::and);
            }
        }
        return Stream.of(answered, refused)
                .flatMap(byRule -> byRule.values().stream())
                .toList();
    }

    /**
     * One request for each pair of ports that the rules tell apart.
     *
     * @throws RequestSyntaxException as {@link #of}
     */
    public List<Request> requests(PathRequest request, List<Long> sources, List<Long> destinations)
            throws RequestSyntaxException {
        Request fields =
                request.between(sources.get(0), destinations.get(0)).toRequest(bound.fabric(), bound.partitions());
        Collection<List<Long>> targets = alike(destinations, MatchRule::destinations);
        return alike(sources, MatchRule::sources).stream()
                .flatMap(from -> targets.stream().map(to -> between(fields, from.get(0), to.get(0))))
                .toList();
    }

    private static Request between(Request fields, long source, long destination) {
        return new Request(source, destination, fields.serviceId(), fields.qosClass(), fields.tclass(), fields.pkey());
    }

    private PairClass between(Request fields, List<Long> from, List<Long> to) {
        long source = from.get(0);
        long destination = to.get(0);
        Request request = between(fields, source, destination);
        Match match = matcher.match(request);
        boolean isAnswered = !shared.isUnanswered(request, match.level());
        return new PairClass(match, isAnswered, (long) from.size() * to.size(), source, destination);
    }

    private Collection<List<Long>> alike(List<Long> ports, Function<MatchRule, List<PortGroup>> end) {
        List<PortSet> sets = bound.policy().rules().stream()
                .map(end)
                .flatMap(List::stream)
                .map(bound::members)
                .distinct()
                .toList();
        Map<Memberships, List<Long>> byMembership = new LinkedHashMap<>();
        for (long port : ports) {
            byMembership
                    .computeIfAbsent(new Memberships(membership(sets, port), shared.of(port)), key -> new ArrayList<>())
                    .add(port);
        }
        return byMembership.values();
    }

    /** What distinguishes ports: the sets of rules, and the partitions. */
    private record Memberships(BitSet sets, Optional<PortPkeys> pkeys) {}

    private static BitSet membership(List<PortSet> sets, long port) {
        BitSet membership = new BitSet();
        for (int place = 0; place < sets.size(); place++) {
            membership.set(place, sets.get(place).contains(port));
        }
        return membership;
    }
}

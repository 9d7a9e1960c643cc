package org.qos.dsl.generator.project;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Pkey;

/** Chooses the ports of the requests in first tests: those of channel adapters that share the P_Key of the request. */
final class TestEnds {

    /** How many pairs of members are tried; most rules with a P_Key need the first. */
    private static final int MAX_TRIED = 10_000;

    private final BoundPolicy bound;
    private final SharedPkeys shared;
    private final ReferenceMatcher matcher;
    /** The GUID of some port that is in no group of the policy; empty if the groups have all. */
    private final OptionalLong inNoGroup;

    TestEnds(BoundPolicy bound) {
        this.bound = bound;
        this.shared = new SharedPkeys(bound.partitions(), bound.fabric());
        this.matcher = new ReferenceMatcher(bound);
        this.inNoGroup = inNoGroup();
    }

    /**
     * A request with the same rule and level between ports of adapters, as far as there are such ports.
     *
     * @param request a request whose ends are 0 where any port may do
     */
    Request between(Request request) {
        return ofMembers(request).orElseGet(() -> ofAdapters(request));
    }

    /** With a P_Key: the request between two ports that share it, because OpenSM refuses it between others. */
    private Optional<Request> ofMembers(Request request) {
        if (request.pkey().isEmpty() || !shared.isKnown()) {
            return Optional.empty();
        }
        Match wanted = matcher.match(request);
        return shared.pairs(OptionalInt.of(Pkey.base(request.pkey().getAsInt()))).stream()
                .flatMap(pairs -> adapters(pairs.sources()).boxed().flatMap(source -> adapters(pairs.destinations())
                        .filter(destination -> destination != source)
                        .mapToObj(destination -> with(request, source, destination))))
                .limit(MAX_TRIED)
                .filter(chosen -> matcher.match(chosen).equals(wanted))
                .findFirst();
    }

    private LongStream adapters(GuidSet ports) {
        return bound.fabric().endpoints().stream()
                .mapToLong(Port::guid)
                .filter(ports::contains)
                .filter(this::isAdapter);
    }

    private Request ofAdapters(Request request) {
        long source = adapter(request.sourceGuid(), 0);
        Request chosen = with(request, source, adapter(request.destinationGuid(), source));
        Match wanted = matcher.match(request);
        return matcher.match(chosen).equals(wanted)
                ? chosen
                : with(request, known(request.sourceGuid()), known(request.destinationGuid()));
    }

    private static Request with(Request request, long source, long destination) {
        return new Request(
                source, destination, request.serviceId(), request.qosClass(), request.tclass(), request.pkey());
    }

    /** A port of an adapter that is in the same groups, not the one at the other end; the port itself if there is none. */
    private long adapter(long guid, long other) {
        if (guid == 0 || guid != other && isAdapter(guid)) {
            return known(guid);
        }
        List<Boolean> groups = groupsOf(guid);
        return bound.fabric().endpoints().stream()
                .mapToLong(Port::guid)
                .filter(candidate -> candidate != other)
                .filter(this::isAdapter)
                .filter(candidate -> groupsOf(candidate).equals(groups))
                .findFirst()
                .orElse(guid);
    }

    /** The port; without a fabric one that is in no group, for a port that may be any (0): no port has the GUID 0. */
    private long known(long guid) {
        return guid == 0 ? inNoGroup.orElse(1) : guid;
    }

    private boolean isAdapter(long guid) {
        return bound.fabric()
                .portByGuid(guid)
                .flatMap(port -> bound.fabric().node(port.id().nodeGuid()))
                .filter(node -> node.type() != NodeType.SWITCH)
                .isPresent();
    }

    private List<Boolean> groupsOf(long guid) {
        return bound.policy().groups().stream()
                .map(group -> bound.members(group).contains(guid))
                .toList();
    }

    /** GUIDs that are free begin at 1 or after a range of a group. */
    private OptionalLong inNoGroup() {
        List<PortGroup> groups = bound.policy().groups();
        LongPredicate isFree = guid ->
                groups.stream().noneMatch(group -> group.portGuids().contains(guid)) && !bound.inAny(groups, guid);
        return LongStream.concat(
                        LongStream.of(1),
                        groups.stream()
                                .flatMap(group -> group.portGuids().ranges().stream())
                                .mapToLong(range -> range.last() + 1))
                .filter(guid -> guid != 0 && guid != -1)
                .filter(isFree)
                .findFirst();
    }
}

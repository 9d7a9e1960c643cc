package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.ClassSet;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.analysis.decision.RequestClasses;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.Client;
import org.qos.runtime.request.End;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Finds what a policy does with all requests that have the stated fields of one: every other field may have any value or be
 * absent. With a client, the fields that it sends may have any value, and those that it does not send are absent.
 */
final class ForAllProof {

    private static final String NEEDS_FABRIC =
            "a proof needs to know the ports of all groups in rules; name a fabric above the tests or in qos.yaml";

    /** Any port will do. */
    private static final long ANY_PORT = 1;

    private final BoundPolicy bound;
    private final RequestClasses classes;
    private final Decisions decisions;
    private final SharedPkeys shared;
    private final ClaimPairs pairs;

    ForAllProof(BoundPolicy bound, DecisionProgress progress) {
        this.bound = bound;
        this.shared = new SharedPkeys(bound.partitions(), bound.fabric());
        this.pairs = new ClaimPairs(bound.policy(), shared);
        this.classes = RequestClasses.of(pairs.distinguished(), bound);
        this.decisions = Decisions.of(classes, progress);
    }

    /**
     * What happens to some requests.
     *
     * @param match the rule and the level
     * @param example one of them with few fields, between two ports
     */
    record Decided(Match match, PathRequest example) {}

    /** Why nothing can be proved; empty where it can. */
    Optional<String> obstacle() {
        return classes.isExact() ? Optional.empty() : Optional.of(NEEDS_FABRIC);
    }

    /**
     * What happens to the requests, by the rule that decides, those with the fewest fields first.
     *
     * @throws RequestSyntaxException when the ports of an end are not known, or the request states what its client does not send
     */
    List<Decided> outcomes(PathRequest request) throws RequestSyntaxException {
        List<RequestSyntaxException> foreign = request.foreignFields();
        if (!foreign.isEmpty()) {
            throw foreign.get(0);
        }
        return decisions.outcomes(region(request)).stream()
                .flatMap(outcome -> decided(request, outcome).stream())
                .sorted(Comparator.comparingInt((Decided decided) -> fields(decided.example()))
                        .thenComparingInt(decided -> place(decided.match())))
                .toList();
    }

    /** Why OpenSM refuses an example; empty if it does not (osm_sa_path_record.c:pr_rcv_get_path_parms). */
    Optional<String> refusal(Decided decided) throws RequestSyntaxException {
        QosLevel level = decided.match().level();
        Request request = decided.example().toRequest(bound.fabric(), bound.partitions());
        Optional<String> byPkeys = refusal(shared, request, level);
        if (byPkeys.isPresent()) {
            return byPkeys;
        }
        OptionalInt sl = decided.example().sl();
        return sl.isPresent() && sl.getAsInt() != level.sl()
                ? Optional.of("the level has another SL")
                : Optional.empty();
    }

    /** Why OpenSM refuses a request that gets a level, as far as partitions decide. */
    static Optional<String> refusal(SharedPkeys shared, Request request, QosLevel level) {
        if (shared.isUnanswered(request)) {
            return Optional.of("no shared partition");
        }
        return shared.isUnanswered(request, level) ? Optional.of("the level has other P_Keys") : Optional.empty();
    }

    /**
     * The same decision with an example that OpenSM does not refuse; itself where the rule decides none.
     *
     * @throws RequestSyntaxException when the ports of an end are not known
     */
    Decided answered(PathRequest request, Decided decided) throws RequestSyntaxException {
        if (refusal(decided).isEmpty() || !shared.isKnown()) {
            return decided;
        }
        try {
            for (Region region : answered(request)) {
                Optional<Decided> found =
                        decisions.outcome(region, decided.match().rule()).flatMap(outcome -> decided(request, outcome));
                if (found.isPresent() && refusal(found.get()).isEmpty()) {
                    return found.get();
                }
            }
        } catch (DecisionLimitException tooComplex) {
            return decided;
        }
        return decided;
    }

    /** The requests between ports that share a partition, by partition; first those without a P_Key where it may be absent. */
    private List<Region> answered(PathRequest request) throws RequestSyntaxException {
        EndPorts ends = new EndPorts(bound);
        List<Long> sources = ends.sources(request);
        List<Long> destinations = ends.destinations(request);
        List<Region> without = new ArrayList<>();
        List<Region> with = new ArrayList<>();
        for (SharedPkeys.Pairs pairs : shared.pairs(request.pkey())) {
            Region region = stated(request)
                    .with(Axis.SOURCE, List.of(set(common(sources, pairs.sources()))))
                    .with(Axis.DESTINATION, List.of(set(common(destinations, pairs.destinations()))));
            if (request.pkey().isEmpty() && request.client().isEmpty()) {
                without.add(region.without(Axis.PKEY));
            }
            with.add(region.with(Axis.PKEY, Ranges.ofValues(pairs.pkey() & Axis.PKEY.max())));
        }
        without.addAll(with);
        return without;
    }

    private static List<Long> common(List<Long> ports, GuidSet others) {
        return ports.stream().filter(others::contains).toList();
    }

    /**
     * How many pairs of ports there are between which one of some rules decides some of the requests; as far as partitions decide, only
     * requests that OpenSM answers, unless there is none.
     *
     * @param matches the rules, or no rule, with their levels
     */
    long pairs(PathRequest request, List<Match> matches) throws RequestSyntaxException {
        if (!classes.isExact()) {
            return 1;
        }
        Region whateverPkey = ports(stated(request), request);
        ClaimPairs.PkeyField pkey = pkeyField(request);
        PortPairs answered = decisions.noPairs(whateverPkey);
        PortPairs sharing = pairs.sharing(decisions, whateverPkey, pkey);
        for (Match match : matches) {
            if (mayAdd(whateverPkey, match, sharing, answered)) {
                pairs.pairs(decisions, whateverPkey, pkey, match).ifPresent(answered::addAll);
            }
        }
        return answered.isEmpty() ? allPairs(request, matches) : answered.count();
    }

    /** Whether a rule accepts ports that share a partition and are not counted yet; to search its pairs takes longer. */
    private boolean mayAdd(Region requests, Match match, PortPairs sharing, PortPairs counted) {
        PortPairs possible = decisions.noPairs(requests);
        possible.add(accepted(requests, Axis.SOURCE, match), accepted(requests, Axis.DESTINATION, match));
        possible.retainAll(sharing);
        long all = possible.count();
        possible.retainAll(counted);
        return possible.count() < all;
    }

    private ClassSet accepted(Region requests, Axis end, Match match) {
        ClassSet asked = requests.classes(end);
        return match.isDefault() ? asked : asked.and(classes.accepted(end, 0, match.rule()));
    }

    private long allPairs(PathRequest request, List<Match> matches) throws RequestSyntaxException {
        Region region = region(request);
        PortPairs all = decisions.noPairs(region);
        for (Match match : matches) {
            if (!all.isFull()) {
                all.addAll(decisions.pairs(region, match.rule()));
            }
        }
        return all.count();
    }

    private static ClaimPairs.PkeyField pkeyField(PathRequest request) {
        boolean isStated = request.pkey().isPresent();
        Optional<Boolean> sent = request.client().map(client -> client.carries(PathComponent.PKEY));
        return new ClaimPairs.PkeyField(
                request.pkey(), !isStated && !sent.orElse(false), isStated || sent.orElse(true));
    }

    /** The requests with the stated fields, whatever their P_Key and their ports. */
    private Region stated(PathRequest request) {
        Region region = Region.all(classes);
        region = field(region, request, Axis.SERVICE_ID, PathComponent.SERVICE_ID, request.serviceId());
        region = field(region, request, Axis.QOS_CLASS, PathComponent.QOS_CLASS, number(request.qosClass()));
        return field(region, request, Axis.TCLASS, PathComponent.TCLASS, number(request.tclass()));
    }

    private Region region(PathRequest request) throws RequestSyntaxException {
        Region region = field(stated(request), request, Axis.PKEY, PathComponent.PKEY, number(request.pkey()));
        return ports(region, request);
    }

    private Region ports(Region of, PathRequest request) throws RequestSyntaxException {
        Region region = of;
        EndPorts ends = new EndPorts(bound);
        if (!(request.from() instanceof End.Any)) {
            region = region.with(Axis.SOURCE, List.of(ends.sourceSet(request)));
        }
        return request.to() instanceof End.Any
                ? region
                : region.with(Axis.DESTINATION, List.of(ends.destinationSet(request)));
    }

    private static GuidSet set(List<Long> guids) {
        return new GuidSet(
                Ranges.ofValues(guids.stream().mapToLong(Long::longValue).toArray()), true);
    }

    private static Region field(
            Region region, PathRequest request, Axis axis, PathComponent component, OptionalLong stated) {
        if (stated.isPresent()) {
            return region.with(axis, Ranges.ofValues(stated.getAsLong() & axis.max()));
        }
        Optional<Client> client = request.client();
        if (client.isEmpty()) {
            return region;
        }
        return client.get().carries(component)
                ? region.with(axis, Ranges.of(new Range(0, axis.max())))
                : region.without(axis);
    }

    private Optional<Decided> decided(PathRequest request, Outcome outcome) {
        Match match = Match.of(bound.policy(), outcome.rule());
        return outcome.witness().map(witness -> new Decided(match, example(request, witness)));
    }

    /** The fields that no rule compares stay as the test states them. */
    private static PathRequest example(PathRequest request, Request witness) {
        return new PathRequest(
                port(witness.sourceGuid()),
                port(witness.destinationGuid()),
                witness.serviceId(),
                witness.qosClass(),
                witness.tclass(),
                request.pkey().isPresent() ? request.pkey() : witness.pkey(),
                request.sl(),
                request.mtu(),
                request.rate(),
                request.packetLife(),
                request.reversible(),
                request.numbPath(),
                Optional.empty(),
                0,
                0);
    }

    private static End port(long guid) {
        return new End.Guid(guid == 0 ? ANY_PORT : guid);
    }

    private static int fields(PathRequest request) {
        return IntStream.of(present(request.qosClass()), present(request.tclass()), present(request.pkey()))
                        .sum()
                + (request.serviceId().isPresent() ? 1 : 0);
    }

    private static int present(OptionalInt field) {
        return field.isPresent() ? 1 : 0;
    }

    private static int place(Match match) {
        return match.isDefault() ? Integer.MAX_VALUE : match.rule();
    }

    private static OptionalLong number(OptionalInt value) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
    }
}

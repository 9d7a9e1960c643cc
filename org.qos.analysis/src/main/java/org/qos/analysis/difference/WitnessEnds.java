package org.qos.analysis.difference;

import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;

/**
 * Gives a request other ends that the same rules decide: two ports of channel adapters where there are such, because an
 * administrator asks about them and not about a switch and itself.
 */
final class WitnessEnds {

    /** How many ports are tried for an end. */
    private static final int TRIES = 64;

    private final Matcher before;
    private final Matcher after;
    private final Predicate<Request> allowed;
    private final List<Port> adapters;

    /**
     * Prepares for two policies.
     *
     * @param allowed whether the ports of a request may use its P_Key
     */
    WitnessEnds(BoundPolicy before, BoundPolicy after, Predicate<Request> allowed) {
        this.allowed = allowed;
        this.before = CompiledPolicy.of(before);
        this.after = CompiledPolicy.of(after);
        Fabric fabric = before.fabric();
        this.adapters = fabric.endpointsOf(NodeType.CA).stream()
                .mapToObj(fabric.endpoints()::get)
                .filter(port -> port.guid() != 0)
                .limit(TRIES)
                .toList();
    }

    /** A request with the same fields. */
    Request of(Request request) {
        Request from =
                first(request, request.destinationGuid(), guid -> ends(request, guid, request.destinationGuid()));
        return first(from, from.sourceGuid(), guid -> ends(from, from.sourceGuid(), guid));
    }

    /** The first request with a port of an adapter that is not the other end and may use the P_Key, else the same. */
    private Request first(Request request, long other, LongFunction<Request> with) {
        int ruleBefore = before.match(request).rule();
        int ruleAfter = after.match(request).rule();
        return adapters.stream()
                .filter(port -> port.guid() != other)
                .map(port -> with.apply(port.guid()))
                .filter(changed -> allowed.test(changed) || !allowed.test(request))
                .filter(changed -> before.match(changed).rule() == ruleBefore
                        && after.match(changed).rule() == ruleAfter)
                .findFirst()
                .orElse(request);
    }

    private static Request ends(Request request, long source, long destination) {
        return new Request(
                source, destination, request.serviceId(), request.qosClass(), request.tclass(), request.pkey());
    }
}

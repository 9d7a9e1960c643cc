package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.value.Pkey;

/**
 * A policy compiled for matching on a fabric. It answers what {@link org.qos.runtime.match.ReferenceMatcher} answers,
 * in a time that hardly grows with the number of rules and ports. Immutable and safe for any number of threads; no
 * query allocates anything.
 */
public final class CompiledPolicy implements Matcher {

    private final IntervalIndex services;
    private final IntervalIndex qosClasses;
    private final IntervalIndex tclasses;
    private final IntervalIndex pkeys;
    private final PortIndex ports;
    private final RuleSearch search;
    /** The answers: the default level's, then that of each rule. */
    private final Match[] matches;

    private final CompiledForm form;

    CompiledPolicy(
            CompiledRules rules, List<IntervalIndex> fields, PortIndex ports, RuleSearch search, CompiledForm form) {
        this.services = fields.get(Criterion.SERVICE_ID.ordinal());
        this.qosClasses = fields.get(Criterion.QOS_CLASS.ordinal());
        this.tclasses = fields.get(Criterion.TCLASS.ordinal());
        this.pkeys = fields.get(Criterion.PKEY.ordinal());
        this.ports = ports;
        this.search = search;
        this.matches = new Match[rules.rules().count() + 1];
        this.form = form;
        matches[0] = new Match(rules.defaultLevel(), 0);
        for (int rule = 1; rule < matches.length; rule++) {
            matches[rule] = new Match(rules.levels().get(rules.rules().levels()[rule - 1]), rule);
        }
    }

    /** Compiles a policy that is bound to a fabric. */
    public static CompiledPolicy of(BoundPolicy bound) {
        return of(bound, Limits.USUAL);
    }

    /** Compiles a policy with as much memory as is allowed. */
    static CompiledPolicy of(BoundPolicy bound, Limits limits) {
        long begin = System.nanoTime();
        return CompiledRules.of(bound.policy()).bind(bound, limits, begin);
    }

    /** What the compiler chose, and how large it is. */
    public CompiledForm form() {
        return form;
    }

    @Override
    public Match match(Request request) {
        return match(
                request.sourceGuid(),
                request.destinationGuid(),
                RequestFieldMask.by(request),
                request.serviceId().orElse(0),
                request.qosClass().orElse(0),
                request.tclass().orElse(0),
                request.pkey().orElse(0));
    }

    /**
     * The level of the first rule that matches, else the default level. A field that is not carried may have any value.
     *
     * @param sourceGuid the port GUID of the source
     * @param destinationGuid the port GUID of the destination
     * @param carried which fields the request carries ({@link RequestFieldMask})
     * @param serviceId the Service-ID, 64 bits
     * @param qosClass the QoS-Class, 0 to 4095
     * @param tclass the TClass, 0 to 255
     * @param pkey the P_Key, 16 bits; the membership bit is not compared
     */
    public Match match(
            long sourceGuid, long destinationGuid, int carried, long serviceId, int qosClass, int tclass, int pkey) {
        return matches[place(sourceGuid, destinationGuid, carried, serviceId, qosClass, tclass, pkey)];
    }

    /**
     * A handle for a port, for queries about ports that are known before. It means something to this compiled policy
     * alone: another, and one that takes its place, gives the port another handle.
     */
    public int portHandle(long portGuid) {
        return ports.classOf(portGuid);
    }

    /**
     * The same as {@link #match(long, long, int, long, int, int, int)} for ports by handle.
     *
     * @param source the handle of the source ({@link #portHandle})
     * @param destination the handle of the destination
     */
    public Match matchPorts(
            int source, int destination, int carried, long serviceId, int qosClass, int tclass, int pkey) {
        return matches[
                1
                        + search.first(
                                serviceClass(carried, serviceId),
                                qosClass(carried, qosClass),
                                tclass(carried, tclass),
                                pkeyClass(carried, pkey),
                                source,
                                destination)];
    }

    /**
     * Answers many requests.
     *
     * @param requests the requests
     * @param rules receives the place of the rule that matched each, from 1, or 0 where none did
     * @throws IllegalArgumentException when there is no room for all answers
     */
    public void matchAll(RequestColumns requests, int[] rules) {
        if (rules.length < requests.size()) {
            throw new IllegalArgumentException(
                    "room for " + rules.length + " answers to " + requests.size() + " requests");
        }
        for (int i = 0; i < requests.size(); i++) {
            rules[i] = place(
                    requests.sources()[i],
                    requests.destinations()[i],
                    requests.carried()[i],
                    requests.serviceIds()[i],
                    requests.qosClasses()[i],
                    requests.tclasses()[i],
                    requests.pkeys()[i]);
        }
    }

    /**
     * The answer of a rule.
     *
     * @param rule its place from 1, or 0 for the default level, as {@link #matchAll} gives it
     */
    public Match answer(int rule) {
        return matches[rule];
    }

    private int place(
            long sourceGuid, long destinationGuid, int carried, long serviceId, int qosClass, int tclass, int pkey) {
        int ofService = serviceClass(carried, serviceId);
        int ofClass = qosClass(carried, qosClass);
        int ofTclass = tclass(carried, tclass);
        int ofPkey = pkeyClass(carried, pkey);
        if (!search.asksForPorts(ofService, ofClass, ofTclass, ofPkey)) {
            return 0;
        }
        int source = ports.classOf(sourceGuid);
        int destination = ports.classOf(destinationGuid);
        return 1 + search.first(ofService, ofClass, ofTclass, ofPkey, source, destination);
    }

    private int serviceClass(int carried, long serviceId) {
        return (carried & RequestFieldMask.SERVICE_ID) != 0 ? services.classOf(serviceId) : ValueClasses.ABSENT;
    }

    private int qosClass(int carried, int qosClass) {
        return (carried & RequestFieldMask.QOS_CLASS) != 0 ? qosClasses.classOf(qosClass) : ValueClasses.ABSENT;
    }

    private int tclass(int carried, int tclass) {
        return (carried & RequestFieldMask.TCLASS) != 0 ? tclasses.classOf(tclass) : ValueClasses.ABSENT;
    }

    private int pkeyClass(int carried, int pkey) {
        return (carried & RequestFieldMask.PKEY) != 0 ? pkeys.classOf(pkey & Pkey.BASE_MASK) : ValueClasses.ABSENT;
    }
}

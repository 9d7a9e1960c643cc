package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.RequestFieldMask;

/**
 * A policy compiled for matching on a fabric. It answers what {@link org.qos.runtime.match.ReferenceMatcher} answers,
 * in a time that hardly grows with the number of rules and ports. Immutable and safe for any number of threads; no
 * query allocates anything.
 */
public final class CompiledPolicy implements Matcher {

    private final ClassLookup classes;
    private final RuleSearch search;
    /** The answers: the default level's, then that of each rule. */
    private final Match[] matches;

    private final CompiledForm form;

    CompiledPolicy(CompiledRules rules, ClassLookup classes, RuleSearch search, CompiledForm form) {
        this.classes = classes;
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
                request.carried(),
                request.serviceIdOrZero(),
                request.qosClassOrZero(),
                request.tclassOrZero(),
                request.pkeyOrZero());
    }

    /**
     * The level of the first rule that matches, else the default level. A field that is not carried may have any value; the
     * others are not checked, and the result for one out of its range is not defined.
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
        int ofService = classes.ofService(carried, serviceId);
        int ofClass = classes.ofQosClass(carried, qosClass);
        int ofTclass = classes.ofTclass(carried, tclass);
        int ofPkey = classes.ofPkey(carried, pkey);
        if (!search.asksForPorts(ofService, ofClass, ofTclass, ofPkey)) {
            return matches[0];
        }
        int source = portHandle(sourceGuid);
        int destination = portHandle(destinationGuid);
        return matches[1 + search.first(ofService, ofClass, ofTclass, ofPkey, source, destination)];
    }

    /**
     * A handle for a port, for queries about ports that are known before. It means something to this compiled policy
     * alone: another, and one that takes its place, gives the port another handle.
     */
    public int portHandle(long portGuid) {
        return classes.ports().classOf(portGuid);
    }

    /**
     * The same as {@link #match(long, long, int, long, int, int, int)} for ports by handle.
     *
     * @param source the handle of the source ({@link #portHandle})
     * @param destination the handle of the destination
     */
    public Match matchPorts(
            int source, int destination, int carried, long serviceId, int qosClass, int tclass, int pkey) {
        int rule = search.first(
                classes.ofService(carried, serviceId),
                classes.ofQosClass(carried, qosClass),
                classes.ofTclass(carried, tclass),
                classes.ofPkey(carried, pkey),
                source,
                destination);
        return matches[1 + rule];
    }

    /**
     * Answers many requests, in less time than one after the other. A call allocates memory for a block of requests, up to 100 KB.
     *
     * @param requests the requests
     * @param rules receives the place of the rule that matched each, from 1, or 0 where none did
     * @throws IllegalArgumentException when there is no room for all answers
     */
    public void matchAll(RequestColumns requests, int[] rules) {
        checkRoom(requests.size(), rules);
        BlockMatcher blocks = new BlockMatcher(classes, search);
        for (int begin = 0; begin < requests.size(); begin += BlockSearch.SIZE) {
            blocks.match(requests, begin, Math.min(BlockSearch.SIZE, requests.size() - begin), rules, begin);
        }
    }

    /**
     * The same for requests as objects, in a list with fast access by place.
     *
     * @throws IllegalArgumentException when there is no room for all answers
     */
    public void matchAll(List<Request> requests, int[] rules) {
        checkRoom(requests.size(), rules);
        BlockMatcher blocks = new BlockMatcher(classes, search);
        RequestColumns columns = RequestColumns.ofSize(BlockSearch.SIZE);
        for (int begin = 0; begin < requests.size(); begin += BlockSearch.SIZE) {
            int count = Math.min(BlockSearch.SIZE, requests.size() - begin);
            columns.set(requests, begin, count);
            blocks.match(columns, 0, count, rules, begin);
        }
    }

    private static void checkRoom(int requests, int[] rules) {
        if (rules.length < requests) {
            throw new IllegalArgumentException("room for " + rules.length + " answers to " + requests + " requests");
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
}

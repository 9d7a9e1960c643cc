package org.qos.benchmarks.matcher;

import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;

/** A policy and fabric of one size, the matchers, and the requests. */
@State(Scope.Benchmark)
public class Workload {

    private static final long SEED = 20_060_525;

    /** The size of policy and fabric. */
    @Param
    public SiteSize size;

    /** Where the requests end. */
    @Param
    public RequestShape shape;

    /**
     * The number of requests: a power of two, so that they can be repeated without a division. The branch predictor
     * learns the outcomes of a few thousand requests by heart; only many show what a stream costs.
     */
    @Param({"8192", "131072"})
    public int count;

    private BoundPolicy bound;
    private Request[] requests;
    private Matcher reference;
    private CompiledPolicy compiled;
    private int next;

    /** Creates the policy, the fabric and the requests. */
    @Setup
    public void makeSite() {
        RandomSite site = new RandomSite(size, SEED);
        bound = site.bound();
        requests = new RandomRequests(site, SEED + 1).distinct(shape, count).toArray(Request[]::new);
        reference = new ReferenceMatcher(bound);
        compiled = CompiledPolicy.of(bound);
    }

    /** A workload without JMH. */
    static Workload of(SiteSize size, RequestShape shape) {
        Workload workload = new Workload();
        workload.size = size;
        workload.shape = shape;
        workload.count = 8192;
        workload.makeSite();
        return workload;
    }

    BoundPolicy bound() {
        return bound;
    }

    List<Request> requests() {
        return List.of(requests);
    }

    /** The next request, the first again after the last. */
    Request nextRequest() {
        return requests[next++ & requests.length - 1];
    }

    Matcher reference() {
        return reference;
    }

    CompiledPolicy compiled() {
        return compiled;
    }
}

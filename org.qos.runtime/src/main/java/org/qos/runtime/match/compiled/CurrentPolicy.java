package org.qos.runtime.match.compiled;

import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;

/**
 * The compiled policy that is in force, to be replaced while queries run. A query is answered by the one or by the
 * other policy as a whole. Who asks several questions that belong together takes {@link #get()} once.
 */
public final class CurrentPolicy implements Matcher {

    private volatile CompiledPolicy policy;

    /** Begins with a policy. */
    public CurrentPolicy(CompiledPolicy policy) {
        this.policy = policy;
    }

    /** The policy that is in force now. */
    public CompiledPolicy get() {
        return policy;
    }

    /** Puts another policy in force. */
    public void replace(CompiledPolicy next) {
        policy = next;
    }

    @Override
    public Match match(Request request) {
        return policy.match(request);
    }
}

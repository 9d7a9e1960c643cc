package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.workspace.Surroundings;

/**
 * Answers a request about the whole workspace. It has no state and is called by one thread at a time.
 *
 * @param <P> the parameters of the request
 * @param <R> the answer
 */
public interface WorkspaceFeature<P, R> extends Feature {

    /**
     * The answer.
     *
     * @param workspace all documents
     * @param params what the client asks
     * @param cancel asked now and then by what may take long; throws when nobody waits any more
     */
    R answer(Surroundings workspace, P params, CancelChecker cancel);

    /** The answer when the feature is switched off; null unless overridden. */
    default R nothing() {
        return null;
    }
}

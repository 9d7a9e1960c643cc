package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/**
 * Answers a request about one document. It has no state and is called by one thread at a time.
 *
 * @param <P> the parameters of the request
 * @param <R> the answer
 */
public interface DocumentFeature<P, R> extends Feature {

    /**
     * The answer.
     *
     * @param view the document, in the version that the client had when it asked
     * @param params what the client asks
     * @param cancel asked now and then by what may take long; throws when nobody waits any more
     */
    R answer(View view, P params, CancelChecker cancel);

    /**
     * The answer about a project file; nothing unless overridden.
     *
     * @param view the project file, in the version that the client had when it asked
     * @param params what the client asks
     * @param cancel asked now and then by what may take long; throws when nobody waits any more
     */
    default R answer(ProjectView view, P params, CancelChecker cancel) {
        return nothing();
    }

    /** The answer when the feature is switched off, or the server does not know the document; null unless overridden. */
    default R nothing() {
        return null;
    }
}

package org.qos.dsl.ide.server;

import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.command.CommandResult;

/** A client, with the notifications of this server that LSP does not have. */
public interface QosLanguageClient extends LanguageClient {

    /** The capability of a client, in {@code experimental}, that wants {@link #testsRan}. */
    String TEST_RESULTS = "testResults";

    /**
     * The tests of a document ran because it, or its policy, was saved. Only clients with the experimental capability
     * {@code testResults} receive it.
     */
    @JsonNotification("qos/testsRan")
    default void testsRan(TestsRan run) {
        // a client without a view of tests
    }

    /**
     * A run of tests that no client requested.
     *
     * @param uri the document
     * @param result the result of the command {@code qos.test}; null if the tests could not run
     * @param problem why they could not run; empty if they ran
     */
    record TestsRan(String uri, CommandResult result, String problem) {}
}

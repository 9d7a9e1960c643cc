package org.qos.dsl.ide.wire;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.runtime.policy.PolicySyntax;

/**
 * How long an author of 10 000 lines waits for diagnostics and completion, and how much memory that takes. Run by
 * {@code releng/benchmarks/server} ({@code docs/benchmarks.md}); {@link LargePolicyIT} checks them.
 */
class EditBenchmark {

    private static final int ROUNDS = Integer.getInteger("qos.benchmark.rounds", 4);
    private static final int WARM_UP = ROUNDS / 4;
    private static final long PAUSE_MILLIS = 600;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"RFC, LAUNCHED", "OPENSM, LAUNCHED", "RFC, PLAIN", "OPENSM, PLAIN"})
    void edits(PolicySyntax syntax, LargePolicyIT.Start start) throws Exception {
        String name = syntax == PolicySyntax.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(syntax);
        EditedPlace line = EditedPlace.inLast(text, "Group77", folder.resolve(name), "x");
        try (ServerProcess server = ServerProcess.startWith(start.options())) {
            server.initialize(folder);
            RawClient client = server.client();
            ProjectFixture.open(client, folder, name, text);
            client.published(line.uri());
            Thread.sleep(2 * PAUSE_MILLIS);

            Times diagnostics = new Times(server);
            Times completion = new Times(server);
            for (int round = 0; round < ROUNDS; round++) {
                diagnostics.measure(round >= WARM_UP, () -> {
                    client.sendNotification("textDocument/didChange", line.change());
                    client.published(line.uri(), line.version());
                });
                Thread.sleep(PAUSE_MILLIS);
                client.sendNotification("textDocument/didChange", line.change());
                completion.measure(round >= WARM_UP, () -> client.request("textDocument/completion", line.params()));
                Thread.sleep(PAUSE_MILLIS);
            }

            System.out.printf(
                    "EditBenchmark %s %s: diagnostics %s; completion %s; %d MB%n",
                    syntax, start, diagnostics, completion, server.peakMegabytes());
        }
    }
}

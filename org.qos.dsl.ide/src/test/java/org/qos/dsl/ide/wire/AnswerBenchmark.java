package org.qos.dsl.ide.wire;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.runtime.policy.PolicySyntax;

/**
 * How long an author of 10 000 lines waits for each kind of answer, asked about a version whose errors are published but
 * about which nothing else was asked. Run by {@code releng/benchmarks/server} ({@code docs/benchmarks.md}).
 */
class AnswerBenchmark {

    private static final int ROUNDS = Math.max(2, Integer.getInteger("qos.benchmark.rounds", 4) / 2);
    private static final int WARM_UP = Math.max(1, ROUNDS / 4);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"RFC", "OPENSM"})
    void answers(PolicySyntax syntax) throws Exception {
        String name = syntax == PolicySyntax.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(syntax);
        Path file = folder.resolve(name);
        EditedPlace edited = EditedPlace.inLast(text, "0x1007550", file, "1");
        try (ServerProcess server = ServerProcess.start()) {
            server.initialize(folder);
            RawClient client = server.client();
            ProjectFixture.open(client, folder, name, text);
            client.published(edited.uri());

            Map<LargePolicyRequest, Times> requests = new LinkedHashMap<>();
            LargePolicyRequest.all(text, edited).forEach(request -> requests.put(request, new Times(server)));
            for (int round = 0; round < ROUNDS; round++) {
                for (LargePolicyRequest request : requests.keySet()) {
                    client.sendNotification("textDocument/didChange", edited.change());
                    client.published(edited.uri(), edited.version());
                    requests.get(request).measure(round >= WARM_UP, () -> request.send(client));
                }
            }
            requests.forEach((request, times) ->
                    System.out.printf("AnswerBenchmark %s: %s %s%n", syntax, request.name(), times));
        }
    }
}

package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.ide.testing.LargePolicy;

/**
 * How long an author of 10 000 lines waits for each kind of answer, asked about a version whose mistakes are published but
 * about which nothing else was asked. Times are printed ({@code docs/benchmarks.md}).
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class AnswerSpeedIT {

    private static final int ROUNDS = Math.max(2, Integer.getInteger("qos.speed.rounds", 4) / 2);
    private static final int WARM_UP = Math.max(1, ROUNDS / 4);
    private static final int SCREENFUL = 50;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void anAuthorOfTenThousandLinesDoesNotWaitForAnswers(PolicySyntax syntax) throws Exception {
        String name = syntax == PolicySyntax.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(syntax);
        Path file = folder.resolve(name);
        EditedPlace edited = EditedPlace.inLast(text, "0x1007550", file, "1");
        try (ServerProcess server = ServerProcess.start()) {
            server.initialize(folder);
            RawClient client = server.client();
            ProjectFixture.open(client, folder, name, text);
            client.published(edited.uri());

            Map<String, TimedRequest> requests = requests(text, edited, server);
            for (int round = 0; round < ROUNDS; round++) {
                for (TimedRequest request : requests.values()) {
                    client.sendNotification("textDocument/didChange", edited.change());
                    client.published(edited.uri(), edited.version());
                    request.request(client, round >= WARM_UP);
                }
            }
            requests.forEach(
                    (what, request) -> System.out.printf("AnswerSpeedIT %s: %s %s%n", syntax, what, request.times()));
        }
    }

    private static Map<String, TimedRequest> requests(String text, EditedPlace edited, ServerProcess server) {
        int line = edited.line();
        int lines = (int) text.lines().count();
        JsonObject group = RequestParams.about(
                edited.uri(), line + 1, text.lines().toList().get(line + 1).indexOf("Group") + 2);
        JsonObject rule = RequestParams.about(edited.uri(), line - 1, 3);
        JsonObject all = ranged(edited, 0, lines);
        JsonObject screenful = ranged(edited, line - SCREENFUL / 2, line + SCREENFUL / 2);
        Map<String, TimedRequest> requests = new LinkedHashMap<>();
        requests.put("codeAction", new TimedRequest("codeAction", group, server));
        requests.put("codeLens", new TimedRequest("codeLens", all, server));
        requests.put("hover on a rule", new TimedRequest("hover", rule, server));
        requests.put("hover on a group", new TimedRequest("hover", group, server));
        requests.put("inlayHint, whole document", new TimedRequest("inlayHint", all, server));
        requests.put("inlayHint, screenful", new TimedRequest("inlayHint", screenful, server));
        requests.put("semanticTokens/full", new TimedRequest("semanticTokens/full", all, server));
        requests.put("semanticTokens/range", new TimedRequest("semanticTokens/range", screenful, server));
        requests.put("documentSymbol", new TimedRequest("documentSymbol", all, server));
        requests.put("foldingRange", new TimedRequest("foldingRange", all, server));
        requests.put("formatting", new TimedRequest("formatting", all, server));
        requests.put("references", new TimedRequest("references", group, server));
        requests.put("rename", new TimedRequest("rename", group, server));
        return requests;
    }

    private static JsonObject ranged(EditedPlace place, int first, int last) {
        JsonObject params = RequestParams.about(place.uri(), place.line(), 0);
        params.add("range", Json.object("start", Json.position(first, 0), "end", Json.position(last, 0)));
        return params;
    }

    /** A question with the times that its answers took. */
    private record TimedRequest(String method, JsonObject params, Times times) {

        TimedRequest(String method, JsonObject params, ServerProcess server) {
            this(method, params, new Times(server));
        }

        void request(RawClient client, boolean counts) throws Exception {
            times.measure(counts, () -> {
                JsonObject response = client.request("textDocument/" + method, params);
                assertFalse(
                        response.get("result") == null || response.get("result").isJsonNull(), response.toString());
            });
        }
    }
}

package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.runtime.policy.PolicySyntax;

/** A policy of 10 000 lines that is edited: each request has its answer, in bounded memory. */
class LargePolicyIT {

    private static final int ROUNDS = 2;
    private static final long MOST_MEGABYTES = 512;

    /** What has an empty response: nothing is wrong, and only rules of the RFC syntax name levels by number. */
    private static final Map<PolicySyntax, Set<String>> EMPTY = Map.of(
            PolicySyntax.RFC, Set.of("codeAction"),
            PolicySyntax.OPENSM, Set.of("codeAction", "inlayHint, whole document", "inlayHint, screenful"));

    @TempDir
    private Path folder;

    /** How users start a server. */
    enum Start {
        /** {@code qos lsp} and VS Code. */
        LAUNCHED(ServerProcess.LAUNCHERS_OPTIONS),
        /** {@code java -jar qos-language-server.jar}, with what Java chooses for the machine. */
        PLAIN(List.of());

        private final List<String> options;

        Start(List<String> options) {
            this.options = options;
        }

        List<String> options() {
            return options;
        }
    }

    @ParameterizedTest
    @CsvSource({"RFC, LAUNCHED", "OPENSM, LAUNCHED", "RFC, PLAIN"})
    void isAnsweredInBoundedMemory(PolicySyntax syntax, Start start) throws Exception {
        String name = syntax == PolicySyntax.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(syntax);
        EditedPlace edited = EditedPlace.inLast(text, "0x1007550", folder.resolve(name), "1");
        try (ServerProcess server = ServerProcess.startWith(start.options())) {
            server.initialize(folder);
            RawClient client = server.client();
            ProjectFixture.open(client, folder, name, text);
            for (int round = 0; round < ROUNDS; round++) {
                client.sendNotification("textDocument/didChange", edited.change());
                client.published(edited.uri(), edited.version());
                Set<String> empty = new TreeSet<>();
                for (LargePolicyRequest request : LargePolicyRequest.all(text, edited)) {
                    if (isEmpty(request, request.send(client))) {
                        empty.add(request.name());
                    }
                }
                assertEquals(new TreeSet<>(EMPTY.get(syntax)), empty);
            }
            assertTrue(server.peakMegabytes() < MOST_MEGABYTES, server.peakMegabytes() + " MB");
        }
    }

    private static boolean isEmpty(LargePolicyRequest request, JsonObject response) {
        assertTrue(response.has("result"), request.name() + ": " + response);
        assertFalse(response.get("result").isJsonNull(), request.name());
        return response.get("result").isJsonArray()
                && response.getAsJsonArray("result").isEmpty();
    }
}

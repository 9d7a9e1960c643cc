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
import org.qos.dsl.ide.speed.LargePolicy;
import org.qos.dsl.language.Language;

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
    @EnumSource(names = {"RFC", "OPENSM"})
    void anAuthorOfTenThousandLinesDoesNotWaitForAnswers(Language language) throws Exception {
        String name = language == Language.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(language);
        Path file = folder.resolve(name);
        EditedPlace edited = EditedPlace.inLast(text, "0x1007550", file, "1");
        try (ServerProcess server = ServerProcess.start()) {
            server.initialize(folder);
            RawClient client = server.client();
            Site.open(client, folder, name, text);
            client.published(edited.uri());

            Map<String, Asked> questions = questions(text, edited, server);
            for (int round = 0; round < ROUNDS; round++) {
                for (Asked asked : questions.values()) {
                    client.tell("textDocument/didChange", edited.change());
                    client.published(edited.uri(), edited.version());
                    asked.ask(client, round >= WARM_UP);
                }
            }
            questions.forEach(
                    (what, asked) -> System.out.printf("AnswerSpeedIT %s: %s %s%n", language, what, asked.times()));
        }
    }

    private static Map<String, Asked> questions(String text, EditedPlace edited, ServerProcess server) {
        int line = edited.line();
        int lines = (int) text.lines().count();
        JsonObject group = Question.about(
                edited.uri(), line + 1, text.lines().toList().get(line + 1).indexOf("Group") + 2);
        JsonObject rule = Question.about(edited.uri(), line - 1, 3);
        JsonObject all = ranged(edited, 0, lines);
        JsonObject screenful = ranged(edited, line - SCREENFUL / 2, line + SCREENFUL / 2);
        Map<String, Asked> questions = new LinkedHashMap<>();
        questions.put("codeAction", new Asked("codeAction", group, server));
        questions.put("codeLens", new Asked("codeLens", all, server));
        questions.put("hover on a rule", new Asked("hover", rule, server));
        questions.put("hover on a group", new Asked("hover", group, server));
        questions.put("inlayHint, whole document", new Asked("inlayHint", all, server));
        questions.put("inlayHint, screenful", new Asked("inlayHint", screenful, server));
        questions.put("semanticTokens/full", new Asked("semanticTokens/full", all, server));
        questions.put("semanticTokens/range", new Asked("semanticTokens/range", screenful, server));
        questions.put("documentSymbol", new Asked("documentSymbol", all, server));
        questions.put("foldingRange", new Asked("foldingRange", all, server));
        questions.put("formatting", new Asked("formatting", all, server));
        questions.put("references", new Asked("references", group, server));
        questions.put("rename", new Asked("rename", group, server));
        return questions;
    }

    private static JsonObject ranged(EditedPlace place, int first, int last) {
        JsonObject question = Question.about(place.uri(), place.line(), 0);
        question.add("range", Json.object("start", Json.position(first, 0), "end", Json.position(last, 0)));
        return question;
    }

    /** A question with the times that its answers took. */
    private record Asked(String method, JsonObject question, Times times) {

        Asked(String method, JsonObject question, ServerProcess server) {
            this(method, question, new Times(server));
        }

        void ask(RawClient client, boolean counts) throws Exception {
            times.measure(counts, () -> {
                JsonObject answer = client.ask("textDocument/" + method, question);
                assertFalse(answer.get("result") == null || answer.get("result").isJsonNull(), answer.toString());
            });
        }
    }
}

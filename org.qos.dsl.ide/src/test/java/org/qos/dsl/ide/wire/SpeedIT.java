package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.speed.LargePolicy;
import org.qos.dsl.language.Language;

/**
 * How long an author of 10 000 lines waits, which is printed, and how much memory that takes, which is bounded. The figures
 * that count are taken by {@code releng/benchmarks/server} ({@code docs/benchmarks.md}).
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class SpeedIT {

    private static final int ROUNDS = Integer.getInteger("qos.speed.rounds", 4);
    private static final int WARM_UP = ROUNDS / 4;
    private static final long PAUSE_MILLIS = 600;
    private static final long MOST_MEGABYTES = 512;

    @TempDir
    private Path folder;

    /** How users start a server. */
    private enum Start {
        /** {@code qos lsp} and VS Code. */
        LAUNCHED(ServerProcess.LAUNCHERS_OPTIONS),
        /** {@code java -jar qos-language-server.jar}, with what Java chooses for the machine. */
        PLAIN(List.of());

        private final List<String> options;

        Start(List<String> options) {
            this.options = options;
        }
    }

    @ParameterizedTest
    @CsvSource({"RFC, LAUNCHED", "OPENSM, LAUNCHED", "RFC, PLAIN", "OPENSM, PLAIN"})
    void anAuthorOfTenThousandLinesDoesNotWait(Language language, Start start) throws Exception {
        String name = language == Language.RFC ? "large.qos" : "qos-policy.conf";
        String text = LargePolicy.in(language);
        EditedLine line = EditedLine.holding(text, "Group77", folder.resolve(name));
        try (ServerProcess server = ServerProcess.startWith(start.options)) {
            server.initialize(folder);
            RawClient client = server.client();
            Site.open(client, folder, name, text);
            client.published(line.uri());
            Thread.sleep(2 * PAUSE_MILLIS);

            Times diagnostics = new Times(server);
            Times completion = new Times(server);
            for (int round = 0; round < ROUNDS; round++) {
                diagnostics.measure(round >= WARM_UP, () -> {
                    client.tell("textDocument/didChange", line.change());
                    client.published(line.uri(), line.version());
                });
                Thread.sleep(PAUSE_MILLIS);
                client.tell("textDocument/didChange", line.change());
                completion.measure(round >= WARM_UP, () -> client.ask("textDocument/completion", line.question()));
                Thread.sleep(PAUSE_MILLIS);
            }

            System.out.printf(
                    "SpeedIT %s %s: diagnostics %s; completion %s; %d MB%n",
                    language, start, diagnostics, completion, server.peakMegabytes());
            assertTrue(server.peakMegabytes() < MOST_MEGABYTES, server.peakMegabytes() + " MB");
        }
    }

    /** A place in a text where one character comes and goes. */
    private static final class EditedLine {

        private final String uri;
        private final int line;
        private final int character;
        private int version = 1;

        private EditedLine(String uri, int line, int character) {
            this.uri = uri;
            this.line = line;
            this.character = character;
        }

        static EditedLine holding(String text, String word, Path file) {
            int offset = text.lastIndexOf(word) + word.length() - 1;
            int line = (int) text.substring(0, offset).lines().count() - 1;
            return new EditedLine(file.toUri().toString(), line, offset - text.lastIndexOf('\n', offset) - 1);
        }

        String uri() {
            return uri;
        }

        int version() {
            return version;
        }

        JsonObject question() {
            return Question.about(uri, line, character);
        }

        JsonObject change() {
            version++;
            boolean comes = version % 2 == 0;
            JsonObject range = Json.object(
                    "start", Json.position(line, character), "end", Json.position(line, character + (comes ? 0 : 1)));
            return Json.object(
                    "textDocument", Json.object("uri", uri, "version", version),
                    "contentChanges", Json.array(Json.object("range", range, "text", comes ? "x" : "")));
        }
    }

    /** What a client does and waits for. */
    @FunctionalInterface
    private interface Wait {
        void begin() throws Exception;
    }

    /** Times on the clock and of the processor, in milliseconds. */
    private static final class Times {

        private final ServerProcess server;
        private final List<Long> clock = new ArrayList<>();
        private final List<Long> processor = new ArrayList<>();

        Times(ServerProcess server) {
            this.server = server;
        }

        void measure(boolean counts, Wait wait) throws Exception {
            long used = server.processorMillis();
            long start = System.nanoTime();
            wait.begin();
            if (counts) {
                clock.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
                processor.add(server.processorMillis() - used);
            }
        }

        private static long median(List<Long> values) {
            List<Long> sorted = new ArrayList<>(values);
            Collections.sort(sorted);
            return sorted.get(sorted.size() / 2);
        }

        @Override
        public String toString() {
            return median(clock) + " ms (processor " + median(processor) + " ms)";
        }
    }
}

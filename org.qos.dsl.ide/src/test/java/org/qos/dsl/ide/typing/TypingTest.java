package org.qos.dsl.ide.typing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.diagnostics.CompleteCheck;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * A policy of a hundred lines is typed from its beginning to its end: proposals save keys, there are few findings at a time, and
 * none about finished parts. Hints do not count, which editors neither underline nor list. The document is checked alone
 * after each key, and completely at the end of each line.
 */
class TypingTest {

    private static final int MAX_FINDINGS = 5;

    @ParameterizedTest
    @CsvSource({"policy.qos, 55", "qos-policy.conf, 47"})
    void typingIsHelpedAndNotDisturbed(String name, int percent) throws IOException {
        String wanted = read(name);
        Typist author = new Typist(name, wanted);
        FinishedParts finished = new FinishedParts(LspTestHarness.alone(name, wanted));
        Set<String> disturbances = new LinkedHashSet<>();
        long most = 0;
        while (!author.isDone()) {
            author.step();
            List<Diagnostic> found = found(author, wanted);
            most = Math.max(most, count(found));
            disturbances.addAll(finished.disturbances(author.cursor(), found));
        }
        int all = wanted.lines().mapToInt(line -> line.strip().length() + 1).sum();
        int saved = 100 * (all - author.keys()) / all;
        System.out.printf(
                "TypingTest: %s, %d characters with %d keys, %d%% saved; %d proposals accepted; at most %d findings%n",
                name, all, author.keys(), saved, author.accepted(), most);
        assertEquals(Set.of(), disturbances, () -> String.join("\n", disturbances));
        assertTrue(most <= MAX_FINDINGS, most + " findings at a time");
        assertTrue(saved >= percent, saved + "% saved");
    }

    private static List<Diagnostic> found(Typist author, String wanted) {
        DocumentSnapshot snapshot = author.snapshot();
        boolean isLineEnd = wanted.charAt(author.cursor() - 1) == '\n';
        return isLineEnd
                ? CompleteCheck.of(snapshot.document().name(), snapshot.text())
                        .result()
                        .diagnostics()
                : DocumentValidator.document(snapshot).diagnostics();
    }

    private static long count(List<Diagnostic> found) {
        return found.stream()
                .filter(each -> each.getSeverity() != DiagnosticSeverity.Hint)
                .count();
    }

    private static String read(String name) throws IOException {
        try (InputStream file = TypingTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), UTF_8);
        }
    }
}

package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextLoader;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.DocumentContext;

/** Finally the server reports what {@code qos check} does with the partitions and the fabric beside the file. */
class CompleteDiagnosticsTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Path EVERY_RULE =
            Path.of("..", "org.qos.dsl", "src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");

    static Stream<Path> files() throws IOException {
        try (Stream<Path> examples = Files.walk(EXAMPLES);
                Stream<Path> every = Files.list(EVERY_RULE)) {
            return Stream.concat(examples.filter(file -> !file.toString().contains("target")), every)
                    .filter(file ->
                            Language.byFileName(file.getFileName().toString()).isPresent())
                    .map(file -> file.toAbsolutePath().normalize())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void pushesWhatTheCheckerFinds(Path file) throws Exception {
        try (InProcessClient client = InProcessClient.pushed(file.getParent())) {
            List<String> expected = expected(file);

            client.open(file, Files.readString(file));

            assertEquals(
                    expected, lines(client.await(file, found -> lines(found).equals(expected))));
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void reportsTheSameToAClientThatPulls(Path file) throws Exception {
        try (InProcessClient client = InProcessClient.pulling(file.getParent())) {
            var about = new DocumentDiagnosticParams(
                    new TextDocumentIdentifier(file.toUri().toString()));

            DocumentDiagnosticReport report =
                    client.server.getTextDocumentService().diagnostic(about).join();

            assertEquals(
                    expected(file),
                    lines(report.getRelatedFullDocumentDiagnosticReport().getItems()));
            assertNull(client.published.get(file.toUri().toString()));
        }
    }

    private static List<String> lines(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(each -> (each.getRange().getStart().getLine() + 1) + ":"
                        + (each.getRange().getStart().getCharacter() + 1) + " "
                        + each.getCode().getLeft() + " "
                        + each.getMessage().getLeft())
                .toList();
    }

    private static List<String> expected(Path file) throws IOException {
        DocumentContext context = new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(file);
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        CheckedFile checked = Checker.check(context.files(language).load(file, language), context.fabricContext());
        return context.settings().rules().apply(checked).findings().stream()
                .map(CompleteDiagnosticsTest::line)
                .toList();
    }

    private static String line(Finding finding) {
        return finding.line() + ":" + finding.column() + " " + finding.code() + " " + finding.message();
    }
}

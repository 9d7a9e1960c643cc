package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.server.QosLanguageServer;

/** The page of features has a row for everything that the server says it can do, with a test that there is. */
class FeaturesPageTest {

    private static final Path PAGE = Path.of("..", "docs", "features.md");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern ROW = Pattern.compile("\\| `(?<method>[^`]+)`[^|]* \\| .* \\| `(?<test>\\w+)` \\|");

    /** What the server announces that is no feature of its own, with the methods that it means. */
    private static final Map<String, Set<String>> ANNOUNCED = Map.of(
            "positionEncoding",
            Set.of("initialize"),
            "textDocumentSync",
            Set.of("textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave"),
            "diagnosticProvider",
            Set.of("textDocument/diagnostic", "workspace/diagnostic"),
            "executeCommandProvider",
            Set.of("workspace/executeCommand", "window/workDoneProgress/cancel"),
            "workspace",
            Set.of("workspace/didChangeWorkspaceFolders"));

    /** What every server does, or asks its client for. */
    private static final Set<String> UNANNOUNCED = Set.of(
            "textDocument/publishDiagnostics",
            "workspace/configuration",
            "workspace/didChangeConfiguration",
            "workspace/didChangeWatchedFiles",
            "workspace/didCreateFiles",
            "workspace/didRenameFiles",
            "workspace/didDeleteFiles",
            "workspace/diagnostic/refresh",
            "workspace/inlayHint/refresh",
            "workspace/codeLens/refresh",
            "workspace/semanticTokens/refresh",
            "exit");

    private record Row(String method, String test) {}

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                rows.add(new Row(row.group("method"), row.group("test")));
            }
        }
        return rows;
    }

    /** The methods by what {@code initialize} answers. */
    private static Set<String> methods() {
        Set<String> methods =
                EditingFeatures.all().stream().map(Feature::method).collect(Collectors.toCollection(TreeSet::new));
        announced().keySet().stream()
                .map(ANNOUNCED::get)
                .filter(known -> known != null)
                .forEach(methods::addAll);
        methods.addAll(UNANNOUNCED);
        return methods;
    }

    private static JsonObject announced() {
        try (QosLanguageServer server = new QosLanguageServer(code -> {})) {
            InitializeParams params = new InitializeParams();
            params.setCapabilities(new ClientCapabilities());
            return new Gson()
                    .toJsonTree(server.initialize(params).join().getCapabilities())
                    .getAsJsonObject();
        }
    }

    @Test
    void thePageNamesWhatTheServerCanDoAndNothingElse() throws IOException {
        var named = rows().stream().map(Row::method).collect(Collectors.toCollection(TreeSet::new));

        assertEquals(methods(), named);
    }

    /** A feature announces one provider, so that one which nobody announces, or no feature answers, is seen. */
    @Test
    void everythingAnnouncedIsThere() {
        Set<String> providers = new TreeSet<>(announced().keySet());
        providers.removeAll(ANNOUNCED.keySet());

        Set<String> ofFeatures = new TreeSet<>();
        for (Feature feature : EditingFeatures.all()) {
            var capabilities = new ServerCapabilities();
            feature.announce(capabilities, new ClientCapabilities());
            ofFeatures.addAll(
                    new Gson().toJsonTree(capabilities).getAsJsonObject().keySet());
        }
        ofFeatures.removeAll(ANNOUNCED.keySet());
        assertEquals(ofFeatures, providers);
    }

    @Test
    void everyTestIsThere() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            var names = files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
            rows().forEach(row -> assertTrue(names.contains(row.test() + ".java"), row.test() + " is no test"));
        }
    }
}

package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.EditingFeatures;
import org.qos.dsl.ide.feature.Feature;

/** {@code docs/features.md} has a row for each capability of the server, with a test that exists, and for editors. */
class FeaturesPageTest {

    private static final Path PAGE = Path.of("..", "docs", "features.md");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern ROW =
            Pattern.compile("\\| `(?<method>[^`]+)`[^|]* \\| [^|]+ \\| (?<tests>`\\w+`(, `\\w+`)*) \\|");
    private static final Path ECLIPSE = Path.of("..", "org.qos.dsl.ui", "src");
    private static final Path ECLIPSE_TESTS = Path.of("..", "org.qos.dsl.ui.tests", "src");
    private static final Pattern EDITOR_ROW = Pattern.compile(
            "\\| [^|`]+ \\| `(?<method>[^`]+)` \\| [^|]+ \\| (?<eclipse>[^|]+) \\| (?<tests>[^|]*)\\|[^|]*\\|");
    private static final Path VS_CODE_TESTS = Path.of("..", "vscode-extension", "e2e", "test");
    /** A name of a file of tests in the last cell of a row. */
    private static final Pattern VS_CODE_TEST = Pattern.compile("`(?<name>[a-z]+(-[a-z]+)*)`(?=(, `[a-z-]+`)* \\|$)");

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** Capabilities without a feature class, with their methods. */
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

    /** Methods of every server, and requests to the client. */
    private static final Set<String> UNANNOUNCED = Set.of(
            "textDocument/publishDiagnostics",
            "qos/testsRan",
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

    private record Row(String method, List<String> tests) {}

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("| `")) {
                Matcher row = ROW.matcher(line);
                assertTrue(row.matches(), "no row of a method, what it does and its tests: " + line);
                rows.add(new Row(row.group("method"), words(row.group("tests")).toList()));
            }
        }
        return rows;
    }

    /** The methods of the server capabilities. */
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
    void thePageListsExactlyTheCapabilitiesOfTheServer() throws IOException {
        var named = rows().stream().map(Row::method).collect(Collectors.toCollection(TreeSet::new));

        assertEquals(methods(), named);
    }

    /** Each feature registers one provider, so a provider without feature or a feature without provider is found. */
    @Test
    void everyRegisteredCapabilityIsImplemented() {
        Set<String> providers = new TreeSet<>(announced().keySet());
        providers.removeAll(ANNOUNCED.keySet());

        Set<String> ofFeatures = new TreeSet<>();
        for (Feature feature : EditingFeatures.all()) {
            var capabilities = new ServerCapabilities();
            feature.registerCapabilities(capabilities, new ClientCapabilities());
            ofFeatures.addAll(
                    new Gson().toJsonTree(capabilities).getAsJsonObject().keySet());
        }
        ofFeatures.removeAll(ANNOUNCED.keySet());
        assertEquals(ofFeatures, providers);
    }

    @Test
    void everyTestExistsAndRequestsTheMethod() throws IOException {
        Map<String, String> sources = sources();
        for (Row row : rows()) {
            for (String test : row.tests()) {
                String source = sources.getOrDefault(test, "");
                assertTrue(source.contains("@Test") || source.contains("@ParameterizedTest"), test + " is not a test");
            }
            assertTrue(
                    row.tests().stream().anyMatch(test -> requests(row.method(), sources.get(test), sources)),
                    () -> row.tests() + " do not request " + row.method() + ", nor do their helpers");
        }
    }

    /** A row of the table of editors. */
    private record EditorRow(String method, String eclipse, List<String> tests) {

        boolean isInEclipse() {
            return !eclipse.equals("-");
        }
    }

    private static List<EditorRow> editorRows() throws IOException {
        List<EditorRow> rows = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = EDITOR_ROW.matcher(line);
            if (row.matches()) {
                List<String> tests = words(row.group("tests")).toList();
                rows.add(new EditorRow(row.group("method"), row.group("eclipse"), tests));
            }
        }
        return rows;
    }

    @Test
    void theTableOfEditorsListsEachFeatureOnce() throws IOException {
        assertEquals(
                EditingFeatures.all().stream().map(Feature::method).sorted().toList(),
                editorRows().stream().map(EditorRow::method).sorted().toList());
    }

    @Test
    void eclipseHasTheFeaturesThatItsPlugInRequests() throws IOException {
        String plugIn = String.join("\n", sources(ECLIPSE).values());
        for (EditorRow row : editorRows()) {
            assertEquals(plugIn.contains("." + call(row.method())), row.isInEclipse(), row::method);
        }
    }

    @Test
    void eachFeatureInEclipseHasATestInTheWorkbench() throws IOException {
        Set<String> tests = sources(ECLIPSE_TESTS).keySet();
        for (EditorRow row : editorRows()) {
            assertEquals(row.isInEclipse(), !row.tests().isEmpty(), row::method);
            assertTrue(tests.containsAll(row.tests()), row::toString);
        }
    }

    @Test
    void thePageNamesEachFileOfTestsInVsCode() throws IOException {
        var named = Files.readAllLines(PAGE).stream()
                .flatMap(line -> VS_CODE_TEST.matcher(line).results())
                .map(name -> name.group(1) + ".test.mjs")
                .collect(Collectors.toCollection(TreeSet::new));

        try (Stream<Path> files = Files.list(VS_CODE_TESTS)) {
            assertEquals(
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)),
                    named);
        }
    }

    /** The call of a method in LSP4J, such as {@code semanticTokensFull(}. */
    private static String call(String method) {
        String[] parts = method.split("/");
        return parts.length == 2
                ? parts[1] + "("
                : parts[1] + Character.toUpperCase(parts[2].charAt(0)) + parts[2].substring(1) + "(";
    }

    /** Whether a test calls the method itself, in a row of a table, or by a class beside it: the server, the feature or a client. */
    private static boolean requests(String method, String test, Map<String, String> sources) {
        String call = method.replaceFirst("^\\w+/", "").replaceFirst("/(\\w+)$", "") + "(";
        Set<String> ways = EditingFeatures.all().stream()
                .filter(feature -> feature.method().equals(method))
                .map(feature -> "new " + feature.handler().getClass().getSimpleName() + "(")
                .collect(Collectors.toSet());
        ways.addAll(Set.of("\"" + method + "\"", " " + method + " ", "." + call, " " + call));
        return Stream.concat(Stream.of(test), words(test).distinct().flatMap(word -> helper(word, sources)))
                .anyMatch(text -> ways.stream().anyMatch(text::contains));
    }

    private static Stream<String> helper(String name, Map<String, String> sources) {
        return name.endsWith("Test") || name.endsWith("IT") ? Stream.empty() : Stream.ofNullable(sources.get(name));
    }

    private static Stream<String> words(String text) {
        return WORD.matcher(text).results().map(MatchResult::group);
    }

    /** The source text of all test classes by name. */
    private static Map<String, String> sources() throws IOException {
        return sources(TESTS);
    }

    private static Map<String, String> sources(Path folder) throws IOException {
        Map<String, String> sources = new HashMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        return sources;
    }
}

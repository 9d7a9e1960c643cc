package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.project.form.YamlFileKind;
import org.qos.dsl.project.settings.SettingsFile;

/**
 * The manifests of the editors, the hooks of pre-commit and some pages name the files of all languages. With {@code
 * -Dqos.golden.update=true} they are rewritten; a language that is missing in a manifest is added there by hand.
 */
class FileNamePatternsTest {

    private static final Path ROOT = Path.of("..");
    private static final String POLICIES = "%1$s == "
            + Language.all().stream()
                    .filter(Language::isPolicy)
                    .map(Language::lspId)
                    .collect(Collectors.joining(" || %1$s == "));

    @Test
    void eclipseKnowsTheFiles() throws IOException {
        requireDerived("org.qos.dsl.ui/plugin.xml", text -> {
            String derived = text;
            for (Language language : Language.all()) {
                derived = replaced(
                        derived,
                        "(<content-type id=\"org\\.qos\\.dsl\\.ui\\." + language.id()
                                + "\" [^>]*?base-type=\"[^\"]*\")[^>]*/>",
                        "$1" + attributes(language.fileNames()) + "/>");
            }
            return replaced(
                    derived,
                    "(<content-type id=\"org\\.qos\\.dsl\\.ui\\.project\" [^>]*?base-type=\"[^\"]*\")[^>]*/>",
                    "$1" + attributes(yamlFiles()) + "/>");
        });
    }

    @Test
    void vsCodeKnowsTheFiles() throws IOException {
        requireDerived("vscode-extension/package.json", text -> {
            String derived = text;
            for (Language language : Language.all()) {
                derived = replaced(
                        derived,
                        "(\"id\": \"" + language.lspId()
                                + "\",\\s*\"aliases\": \\[[^]]*\\],\\s*\"extensions\": )\\[[^]]*\\]"
                                + "(,\\s*\"filenames\": )\\[[^]]*\\]",
                        "$1" + array(language.fileNames().endings()) + "$2"
                                + array(language.fileNames().whole()));
            }
            return Pattern.compile("(\\w+LangId) == [\\w-]+(?: \\|\\| \\1 == [\\w-]+)+")
                    .matcher(derived)
                    .replaceAll(condition -> POLICIES.formatted(condition.group(1)));
        });
    }

    /** The project file alone also activates the extension, by a pattern of its own. */
    @Test
    void vsCodeKnowsTheYamlFiles() throws IOException {
        requireDerived(
                "vscode-extension/package.json",
                text -> replaced(
                        text,
                        "\"workspaceContains:\\*\\*/\\{[^}]*\\}\\.yaml\"",
                        literal("\"workspaceContains:" + anyOf(otherYamlGlobs()) + "\"")));
        requireDerived(
                "vscode-extension/src/server.ts",
                text -> replaced(
                        text,
                        "pattern: '[^']*\\.yaml'",
                        literal("pattern: '" + anyOf(Stream.concat(Stream.of(SettingsFile.NAME), otherYamlGlobs()))
                                + "'")));
    }

    @Test
    void theClientOfVsCodeKnowsTheLanguages() throws IOException {
        String client = Files.readString(ROOT.resolve("vscode-extension/src/server.ts"));
        Matcher list = Pattern.compile("LANGUAGES = \\[([^]]*)\\]").matcher(client);
        assertTrue(list.find());
        assertEquals(
                Language.all().stream().map(Language::lspId).collect(Collectors.toSet()),
                Stream.of(list.group(1).split("[',\\s]+"))
                        .filter(id -> !id.isEmpty())
                        .collect(Collectors.toSet()));
    }

    /** Clients search for tests by name, before the server knows a file. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "vscode-extension/package.json | \"workspaceContains:**/*%s\"",
                "vscode-extension/src/tests/tree.ts | '**/*%s'",
                "org.qos.dsl.ui/src/main/java/org/qos/dsl/ui/testrun/SelectedTests.java | SUFFIX = \"%s\""
            })
    void theClientsFindTheTests(String client) throws IOException {
        String[] parts = client.split(" \\| ");
        String source = Files.readString(ROOT.resolve(parts[0]));
        for (String ending : Language.byId("test").orElseThrow().fileNames().endings()) {
            assertTrue(source.contains(parts[1].formatted(ending)), client);
        }
    }

    @Test
    void thePageOfTheExtensionListsTheFiles() throws IOException {
        String manifest = Files.readString(ROOT.resolve("vscode-extension/package.json"));
        String rows = joined(
                Language.all().stream(),
                "",
                language -> "| " + alias(manifest, language) + " | " + list(language) + " |\n");
        requireDerived("vscode-extension/README.md", text -> withRows(text, rows));
    }

    @Test
    void vsCodeKnowsTheComments() throws IOException {
        for (Language language : Language.all()) {
            String configuration =
                    Files.readString(ROOT.resolve("vscode-extension/languages/" + language.lspId() + ".json"));
            CommentSyntax comments = language.comments();
            String expected = comments.endsWithLine()
                    ? "\"lineComment\": \"" + comments.start() + "\""
                    : "\"blockComment\": [\"" + comments.start() + "\", \"" + comments.end() + "\"]";
            assertTrue(configuration.contains(expected), () -> language.lspId() + " lacks " + expected);
        }
    }

    @Test
    void otherEditorsKnowTheFiles() throws IOException {
        requireDerived("docs/editors.md", text -> {
            String neovim = "vim.filetype.add({\n  extension = {" + joined(simple(), ", ", e -> " " + e + " = 'qos'")
                    + " },\n  filename = {\n" + joined(whole(), "", n -> "    ['" + n + "'] = 'qos',\n")
                    + "  },\n  pattern = {\n"
                    + joined(
                            composed(),
                            "",
                            e -> "    ['.*" + e.replace(".", "%.").replace("-", "%-") + "'] = 'qos',\n")
                    + "  },\n})\n";
            String helix = "file-types = [\n" + joined(simple(), "", e -> "  \"" + e + "\",\n")
                    + joined(
                            Stream.concat(whole(), composed().map(ending -> "*" + ending)),
                            "",
                            glob -> "  { glob = \"" + glob + "\" },\n")
                    + "]\n";
            String emacs = joined(whole(), "", name -> autoMode("/" + name))
                    + joined(endings(), "", FileNamePatternsTest::autoMode);
            String kate = "extensions=\""
                    + joined(Language.all().stream().flatMap(FileNamePatternsTest::globs), ";", glob -> glob) + "\"";
            return Stream.<UnaryOperator<String>>of(
                            page -> replaced(page, "(?s)vim\\.filetype\\.add\\(.*?\n\\}\\)\n", literal(neovim)),
                            page -> replaced(page, "(?s)file-types = \\[.*?\n\\]\n", literal(helix)),
                            page -> replaced(page, "(?:\\(add-to-list 'auto-mode-alist .*\n)+", literal(emacs)),
                            page -> replaced(page, "extensions=\"[^\"]*\"", literal(kate)))
                    .reduce(text, (page, change) -> change.apply(page), (one, other) -> other);
        });
    }

    /** Errors in tests of policies are reported by the hook that runs them. */
    @Test
    void theHooksOfPreCommitSelectTheFiles() throws IOException {
        List<String> all =
                Language.all().stream().flatMap(FileNamePatternsTest::globs).toList();
        Set<String> tests = globs(Language.byId("test").orElseThrow()).collect(Collectors.toSet());
        Stream<String> checked = all.stream().filter(glob -> !tests.contains(glob));
        Stream<String> withProject = Stream.concat(all.stream(), Stream.of(SettingsFile.NAME));
        requireDerived(".pre-commit-hooks.yaml", text -> {
            String derived = withFilesOfHook(text, "qos-check", checked);
            derived = withFilesOfHook(derived, "qos-fmt", all.stream());
            return withFilesOfHook(derived, "qos-test", withProject);
        });
    }

    @Test
    void theArchitectureListsTheFiles() throws IOException {
        String rows = joined(
                Language.all().stream(), "", language -> "| `" + language.id() + "` | " + list(language) + " |\n");
        requireDerived("docs/architecture.md", text -> withRows(text, rows));
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void noOtherLanguageClaimsTheFiles(Language language) {
        language.fileNames()
                .globs()
                .map(glob -> glob.replace("*", "site"))
                .forEach(name -> assertEquals(
                        List.of(language),
                        Language.all().stream()
                                .filter(other -> other.claims(name))
                                .toList(),
                        name));
    }

    private static Stream<String> otherYamlGlobs() {
        return Stream.of(YamlFileKind.values())
                .flatMap(YamlFileKind::globs)
                .sorted(Comparator.comparing(glob -> glob.startsWith("*")));
    }

    private static FileNames yamlFiles() {
        List<String> globs = otherYamlGlobs().toList();
        return new FileNames(
                Stream.concat(Stream.of(SettingsFile.NAME), globs.stream().filter(glob -> !glob.startsWith("*")))
                        .toList(),
                globs.stream()
                        .filter(glob -> glob.startsWith("*"))
                        .map(glob -> glob.substring(1))
                        .toList());
    }

    private static String anyOf(Stream<String> globs) {
        return "**/{" + joined(globs, ",", glob -> glob.replaceFirst("\\.yaml$", "")) + "}.yaml";
    }

    private static void requireDerived(String file, UnaryOperator<String> derive) throws IOException {
        Path path = ROOT.resolve(file);
        String text = Files.readString(path);
        String derived = derive.apply(text);
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.writeString(path, derived);
        }
        assertEquals(derived, Files.readString(path), () -> file + "; -Dqos.golden.update=true rewrites it");
    }

    private static String replaced(String text, String pattern, String replacement) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), () -> "nothing matches " + pattern);
        return found.replaceFirst(replacement);
    }

    /** A page with other rows in its table of languages. */
    private static String withRows(String page, String rows) {
        return replaced(page, "(\\| language \\| files \\|\n\\|---\\|---\\|\n)(?:\\|.*\n)+", "$1" + literal(rows));
    }

    private static String list(Language language) {
        return joined(globs(language), ", ", glob -> "`" + glob + "`");
    }

    /** The first name that VS Code shows for a language. */
    private static String alias(String manifest, Language language) {
        Matcher found = Pattern.compile("\"id\": \"" + language.lspId() + "\",\\s*\"aliases\": \\[\\s*\"([^\"]*)\"")
                .matcher(manifest);
        assertTrue(found.find(), language.lspId());
        return found.group(1);
    }

    /** The pattern of a hook is a verbose regular expression, which ignores whitespace. */
    private static String withFilesOfHook(String hooks, String id, Stream<String> globs) {
        String names =
                joined(globs, "|\n", glob -> "      " + glob.replace(".", "\\.").replace("*", "[^/]*"));
        return replaced(
                hooks,
                "(- id: " + id + "\n(?: .*\n)*?  files: \\|\n)(?:    .*\n)+",
                "$1" + literal("    (?x)(^|/)(\n" + names + "\n    )$\n"));
    }

    private static String attributes(FileNames names) {
        List<String> extensions = names.endings().stream()
                .filter(FileNamePatternsTest::isSimple)
                .map(ending -> ending.substring(1))
                .toList();
        List<String> patterns = names.endings().stream()
                .filter(ending -> !isSimple(ending))
                .map(ending -> "*" + ending)
                .toList();
        return attribute("file-extensions", extensions)
                + attribute("file-names", names.whole())
                + attribute("file-patterns", patterns);
    }

    private static String attribute(String name, List<String> values) {
        return values.isEmpty() ? "" : " " + name + "=\"" + String.join(",", values) + "\"";
    }

    private static String array(List<String> values) {
        return values.isEmpty()
                ? "[]"
                : "[\n" + joined(values.stream(), ",\n", value -> "          \"" + value + "\"") + "\n        ]";
    }

    private static String autoMode(String end) {
        return "(add-to-list 'auto-mode-alist '(\"" + end.replace(".", "\\\\.") + "\\\\'\" . qos-mode))\n";
    }

    private static Stream<String> globs(Language language) {
        return language.fileNames().globs();
    }

    private static Stream<String> whole() {
        return Language.all().stream().flatMap(language -> language.fileNames().whole().stream());
    }

    private static Stream<String> endings() {
        return Language.all().stream().flatMap(language -> language.fileNames().endings().stream());
    }

    private static Stream<String> simple() {
        return endings().filter(FileNamePatternsTest::isSimple).map(ending -> ending.substring(1));
    }

    private static Stream<String> composed() {
        return endings().filter(ending -> !isSimple(ending));
    }

    /** Whether an ending is what editors call an extension. */
    private static boolean isSimple(String ending) {
        return ending.lastIndexOf('.') == 0;
    }

    private static <T> String joined(Stream<T> all, String separator, Function<T, String> written) {
        return all.map(written).collect(Collectors.joining(separator));
    }

    private static String literal(String replacement) {
        return Matcher.quoteReplacement(replacement);
    }
}

package org.qos.dsl.ide.token;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * A text keeps its colours when the server comes up: the extension of VS Code gives each type of semantic tokens the scope
 * ({@code semanticTokenScopes}) that its TextMate grammar gives the same text. The scopes are those of the tests of the grammars,
 * which {@code npm run test:grammar} compares with the grammars.
 */
class ColoursTest {

    private static final Path EXTENSION = Path.of("../vscode-extension");

    /** Scopes whose first part alone decides about the colour in the themes of VS Code. */
    private static final Set<String> COLOURED_BY_FIRST_PART = Set.of("string", "comment");

    /** Some characters of a line with a scope. */
    private record Scoped(Position start, int length, List<String> scopes) {}

    @ParameterizedTest
    @CsvSource({
        "rfc.qos, a.qos, qos-rfc",
        "policy.qos-policy.conf, qos-policy.conf, qos-opensm",
        "site.partitions.conf, partitions.conf, opensm-partitions",
        "site.opensm.opts, opensm.opts, opensm-opts",
        "site.qostest, a.qostest, qos-test",
        "site.enhanced-qos.conf, enhanced_qos_policy.conf, enhanced-qos",
    })
    void theServerAndTheGrammarGiveOneColour(String fixture, String name, String language) throws IOException {
        Map<String, String> scopes = scopes(language);
        List<String> text = new ArrayList<>();
        List<Scoped> expected = new ArrayList<>();
        read(Files.readAllLines(EXTENSION.resolve("test/grammar").resolve(fixture)), text, expected);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, String.join("\n", text) + "\n");
        List<SemanticTokenBuilder.Part> tokens = SemanticTokenBuilder.of(snapshot);
        List<String> wrong = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Scoped scoped : expected) {
            int rest =
                    text.get(scoped.start().getLine()).length() - scoped.start().getCharacter();
            IntStream.range(0, Math.min(scoped.length(), rest)).forEach(i -> {
                int offset = snapshot.lines().offset(scoped.start()) + i;
                Optional<String> type = type(tokens, offset);
                if (type.isEmpty()) {
                    return; // the colour of the grammar stays
                }
                seen.add(type.get());
                String scope = scopes.getOrDefault(type.get(), "none");
                if (scoped.scopes().stream().noneMatch(asserted -> isColouredAs(scope, asserted, language))) {
                    wrong.add(text.get(scoped.start().getLine()).strip() + ", character "
                            + (scoped.start().getCharacter() + i) + ": " + scoped.scopes() + ", but " + type.get()
                            + " has " + scope);
                }
            });
        }
        assertEquals(List.of(), wrong.stream().distinct().toList(), () -> String.join("\n", wrong));
        assertEquals(scopes.keySet(), seen, "each type of tokens has an example");
    }

    /** Scopes below one have its colour. */
    private static boolean isColouredAs(String scope, String asserted, String language) {
        String first = scope.replaceFirst("\\..*", "");
        String decisive = COLOURED_BY_FIRST_PART.contains(first) ? first : scope.replace("." + language, "");
        return asserted.startsWith(decisive + ".");
    }

    private static Optional<String> type(List<SemanticTokenBuilder.Part> tokens, int offset) {
        return tokens.stream()
                .filter(part -> part.offset() <= offset && offset < part.offset() + part.length())
                .map(part -> TokenType.legend().getTokenTypes().get(part.kind().ordinal()))
                .findFirst();
    }

    /** The first line names the grammar; a line of a comment with carets or an arrow is about the line of text above it. */
    private static void read(List<String> lines, List<String> text, List<Scoped> expected) {
        Pattern assertion = Pattern.compile("\\s*(//|#)(\\s*)(<[~-]+|\\^[\\^ ]*?)\\s+([a-z].*?)?(?: ?- .*)?");
        for (String line : lines.subList(1, lines.size())) {
            Matcher found = assertion.matcher(line);
            if (!found.matches()) {
                text.add(line);
                continue;
            }
            if (found.group(4) == null) {
                continue; // only what the grammar does not give
            }
            List<String> scopes = List.of(found.group(4).strip().split("\\s+"));
            int last = text.size() - 1;
            String marks = found.group(3);
            if (marks.startsWith("<")) {
                int skipped = (int) marks.chars().filter(c -> c == '~').count();
                expected.add(new Scoped(new Position(last, skipped), marks.length() - 1 - skipped, scopes));
            } else {
                Matcher carets = Pattern.compile("\\^+").matcher(line);
                while (carets.find()) {
                    expected.add(new Scoped(new Position(last, carets.start()), carets.end() - carets.start(), scopes));
                }
            }
        }
        assertTrue(expected.size() > 5, "the tests of the grammar have another form: " + expected);
    }

    private static Map<String, String> scopes(String language) throws IOException {
        JsonObject extension = JsonParser.parseString(Files.readString(EXTENSION.resolve("package.json")))
                .getAsJsonObject();
        for (JsonElement each : extension.getAsJsonObject("contributes").getAsJsonArray("semanticTokenScopes")) {
            if (each.getAsJsonObject().get("language").getAsString().equals(language)) {
                return each.getAsJsonObject().getAsJsonObject("scopes").entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                entry ->
                                        entry.getValue().getAsJsonArray().get(0).getAsString(),
                                (one, other) -> one,
                                TreeMap::new));
            }
        }
        throw new AssertionError("no scopes for " + language);
    }
}

package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * The response of each feature, in each language, inside an unclosed element and in an empty file. The table is
 * complete: a missing feature, or a response where the table has none, fails.
 */
class IncompleteDocumentResponsesTest {

    private static final String NOTHING = "";
    private static final List<String> NAMES = List.of(
            "a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts", "a.qostest", "enhanced_qos_policy.conf");
    private static final String RFC =
            "<qos-policy>\n<port-groups>\n<port-group><name>A</name><port-guid>0x11</port-guid></port-group>\n</port-groups>\n";
    private static final String OPENSM =
            "port-groups\n  port-group\n    name: A\n    port-guid: 0x11\n  end-port-group\nend-port-groups\n";

    /** A feature, and for each language a text with a cursor, an arrow, and a part of the response. */
    private record Case(
            String method, String rfc, String opensm, String partitions, String options, String tests, String limits) {

        Stream<Arguments> arguments() {
            List<String> texts = List.of(rfc, opensm, partitions, options, tests, limits);
            return Stream.of(0, 1, 2, 3, 4, 5).map(i -> {
                String[] sides = texts.get(i).split(" -> ", 2);
                return Arguments.of(
                        "textDocument/" + method, NAMES.get(i), sides[0], sides.length > 1 ? sides[1] : NOTHING);
            });
        }
    }

    private static final String LIMITS = "BW_NAMES\na = 1\nBW_RULES\n";
    private static final String RULES = RFC + "<qos-match-rules>\n<qos-match-rule>\n";
    private static final String LEVEL = RFC + "<qos-levels>\n<qos-level>\n";
    private static final String RULE = OPENSM + "qos-match-rules\n  qos-match-rule\n";
    private static final String SETTING = OPENSM + "qos-levels\n  qos-level\n";

    private static final List<Case> CASES = List.of(
            new Case(
                    "completion",
                    RULES + "<source><|> -> {\"label\":\"A\"",
                    RULE + "source: <|> -> {\"label\":\"A\"",
                    "A=1 : 0x11=<|> -> \"label\":\"limited\"",
                    "qos <|> -> \"label\":\"TRUE\"",
                    "test \"a\" { from <|> -> {\"label\":\"any\"",
                    LIMITS + "default = 1:<|> -> {\"label\":\"a\""),
            new Case(
                    "hover",
                    LEVEL + "<rate-limit>7<|> -> 40 Gb/s",
                    SETTING + "mtu-limit: 4<|> -> 2048 bytes",
                    "A=1 : 0x1<|>1 -> vs1 HCA-1/P1",
                    "sm_s<|>l -> **sm_sl**",
                    "test \"a\" { fr<|>om -> the source",
                    LIMITS + "default = 1:a<|> -> at most 1 Mb/s"),
            new Case(
                    "definition",
                    RULES + "<source>a<|> -> {\"start\":{\"line\":2,\"character\":18}",
                    RULE + "source: a<|> -> {\"start\":{\"line\":2,\"character\":10}",
                    "Ye<|>llow=1 : 0x11 -> {\"start\":{\"line\":0,\"character\":0}",
                    "qos_policy_file <|>a",
                    "test \"a\" { from group<|> \"A\"",
                    LIMITS + "default = 1:a<|> -> {\"start\":{\"line\":1,\"character\":0}"),
            new Case(
                    "references",
                    RULES + "<source>a<|> -> {\"line\":6,\"character\":8}",
                    RULE + "source: a<|> -> {\"line\":8,\"character\":8}",
                    "Ye<|>llow=1 : 0x11 -> {\"start\":{\"line\":0,\"character\":0}",
                    "qos_policy_file <|>a",
                    "test \"a\" { from group \"A<|>\" -> {\"line\":0,\"character\":22}",
                    LIMITS + "default = 1:a<|> -> {\"line\":3,\"character\":12}"),
            new Case(
                    "documentHighlight",
                    RULES + "<source>a<|> -> {\"line\":6,\"character\":8}",
                    RULE + "source: a<|> -> {\"line\":8,\"character\":8}",
                    "Ye<|>llow=1 : 0x11 -> {\"start\":{\"line\":0,\"character\":0}",
                    "qos_policy_file <|>a",
                    "test \"a\" { from group \"A<|>\" -> {\"line\":0,\"character\":22}",
                    LIMITS + "default = 1:a<|> -> {\"line\":3,\"character\":12}"),
            new Case(
                    "prepareRename",
                    RULES + "<source>a<|> -> \"placeholder\":",
                    RULE + "source: a<|> -> \"placeholder\":",
                    "Ye<|>llow=1 : 0x11 -> \"placeholder\":\"Yellow\"",
                    "qos TRUE<|>",
                    "test \"a\" { from group \"A<|>\"",
                    LIMITS + "default = 1:a<|> -> \"placeholder\":\"a\""),
            new Case(
                    "rename",
                    RULES + "<source>a<|> -> \"newText\":\"123456\"",
                    RULE + "source: a<|> -> \"newText\":\"123456\"",
                    "Ye<|>llow=1 : 0x11 -> \"newText\":\"123456\"",
                    "qos TRUE<|>",
                    "test \"a\" { from group \"A<|>\"",
                    LIMITS + "default = 1:a<|> -> \"newText\":\"123456\""),
            new Case(
                    "documentSymbol",
                    RULES + "<source><|> -> port-group",
                    RULE + "source: <|> -> port-group",
                    "Yellow=1 : 0x11<|> -> Yellow",
                    "qos TRUE<|> -> qos",
                    "test \"mine\" { <|> -> mine",
                    LIMITS + "default = 1:<|> -> default"),
            new Case(
                    "foldingRange",
                    RULES + "<source>a\n<|> -> \"startLine\":4",
                    RULE + "source: a\n<|> -> \"startLine\":6",
                    "Yellow=1 :\n 0x11,\n 0x21<|> -> \"startLine\":0,\"endLine\":2",
                    "# a\n# b\nqos<|> -> \"startLine\":0,\"endLine\":1",
                    "test \"a\" {\nfrom any<|> -> \"startLine\":0,\"endLine\":1",
                    "# a\n# b\nBW_NAMES<|> -> \"startLine\":0,\"endLine\":1"),
            new Case(
                    "selectionRange",
                    RULES + "<source>ab<|> -> {\"line\":6,\"character\":8}",
                    RULE + "source: ab<|> -> {\"line\":8,\"character\":8}",
                    "Yellow=1 : 0x11<|> -> {\"line\":0,\"character\":11}",
                    "qos TRUE<|> -> {\"line\":0,\"character\":4}",
                    "test \"a\" { from any<|> -> {\"line\":0,\"character\":16}",
                    LIMITS + "default = 1:a<|> -> {\"line\":3,\"character\":12}"),
            new Case(
                    "documentLink",
                    RULES + "<!-- qos-ignore unused-group: x --><source><|> -> unused-group.md",
                    RULE + "# qos-ignore unused-group: x\nsource: <|> -> unused-group.md",
                    "A=1 : 0x11, # qos-ignore wide-guid-range: x<|> -> wide-guid-range.md",
                    "# qos-ignore repeated-option: x\nqos<|> -> repeated-option.md",
                    "# qos-ignore test-duplicate-name: x\ntest \"a\"<|> -> test-duplicate-name.md",
                    "# qos-ignore bw-name-unused: x\nBW_NAMES<|> -> bw-name-unused.md"),
            new Case(
                    "linkedEditingRange",
                    "<qos-policy><port-gr<|>oups><port-group></port-groups> -> \"character\":13",
                    RULE + "sour<|>ce: a",
                    "Ye<|>llow=1 : 0x11",
                    "q<|>os TRUE",
                    "test \"a\"<|> {",
                    "BW_N<|>AMES"),
            // a document with syntax errors is left unchanged
            new Case(
                    "formatting",
                    RULES + "<|>",
                    RULE + "source:a<|>",
                    "A=1,,<|>",
                    "qos   TRUE<|> -> \"newText\"",
                    "test   \"a\" {<|> -> \"newText\"",
                    "BW_NAMES\na=1<|> -> \"newText\""),
            new Case(
                    "rangeFormatting",
                    RULES + "<|>",
                    RULE + "source:a<|>",
                    "A=1,,<|>",
                    "qos   TRUE<|> -> \"newText\"",
                    "test   \"a\" {<|> -> \"newText\"",
                    "BW_NAMES\na=1<|> -> \"newText\""),
            new Case(
                    "onTypeFormatting",
                    "<qos-policy>\n<|> -> \"newText\":\"  \"",
                    "port-groups\n<|> -> \"newText\":\"    \"",
                    "A=1 :\n<|> -> \"newText\":\"    \"",
                    "qos TRUE\n<|>",
                    "test \"a\" {\n<|> -> \"newText\":\"    \"",
                    "BW_NAMES\n<|>"),
            new Case(
                    "semanticTokens/full",
                    RULES + "<source>a<|> -> \"data\":[0,",
                    RULE + "source: a<|> -> \"data\":[0,",
                    "Yellow=1 : 0x11<|> -> \"data\":[0,",
                    "qos TRUE<|> -> \"data\":[0,",
                    "test \"a\" { from any<|> -> \"data\":[0,",
                    "BW_NAMES<|> -> \"data\":[0,"),
            new Case(
                    "semanticTokens/range",
                    RULES + "<source>a<|> -> \"data\":[0,",
                    RULE + "source: a<|> -> \"data\":[0,",
                    "Yellow=1 : 0x11<|> -> \"data\":[0,",
                    "qos TRUE<|> -> \"data\":[0,",
                    "test \"a\" { from any<|> -> \"data\":[0,",
                    "BW_NAMES<|> -> \"data\":[0,"),
            new Case(
                    "inlayHint",
                    LEVEL + "<rate-limit>7<|> -> 40 Gb/s",
                    SETTING + "mtu-limit: 4<|> -> 2048 bytes",
                    "A=1, rate=7 : 0x11<|> -> 40 Gb/s",
                    "sm_sl 2<|> -> VL2",
                    "test \"a\" { from any<|>",
                    LIMITS + "default = 1:a<|>"),
            new Case(
                    "codeAction",
                    RULES + "<source>B<|> -> Did you mean A?",
                    RULE + "source: B<|> -> Did you mean A?",
                    "A=1 : A<|> -> ALL",
                    "qos yes<|> -> TRUE",
                    "test \"a\" { from any<|> too 3",
                    "BW_NAMES\nabcd = 1\nBW_RULES\ndefault = 1:abce<|> -> abcd"),
            new Case(
                    "codeLens",
                    RULES + "<source>a<|> -> 1 reference",
                    RULE + "source: a<|> -> 1 reference",
                    "Yellow=1 : 0x11<|> -> 0 references",
                    "qos TRUE<|>",
                    "test \"a\" { from any<|>",
                    LIMITS + "default = 1:a<|>"));

    static Stream<Arguments> cases() {
        return CASES.stream().flatMap(Case::arguments);
    }

    private static String handle(String method, String name, String marked) {
        Feature feature = EditingFeatures.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
        MarkedText text = MarkedText.of(marked);
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts()).put(name, text.text());
        DocumentSnapshot snapshot = harness.snapshot(name);
        Object response = FeatureRequests.of(feature, harness, snapshot, text.cursor());
        return response instanceof ResponseErrorException refusal ? refusal.getMessage() : new Gson().toJson(response);
    }

    @ParameterizedTest(name = "{0} in {1}")
    @MethodSource("cases")
    void insideAnUnclosedElement(String method, String name, String marked, String expected) {
        String response = handle(method, name, marked);

        if (expected.isEmpty()) {
            assertTrue(isEmpty(response), () -> method + " in " + name + " says " + response);
        } else {
            assertTrue(response.contains(expected), () -> "'" + expected + "' is not in " + response);
        }
    }

    /** The responses in an empty file: proposals, and code actions for what is missing. */
    private static final Map<String, List<String>> OF_NOTHING = Map.of(
            "textDocument/completion",
            List.of("qos-policy", "port-groups", "Default", "qos_policy_file", "policy", "BW_NAMES"),
            "textDocument/codeAction",
            List.of("", "", "", "", "", "Suppress bw-sections here"),
            "textDocument/selectionRange",
            Collections.nCopies(NAMES.size(), "\"character\":0"));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void onAnEmptyFile(int language) {
        for (String method : methods()) {
            String response = handle(method, NAMES.get(language), "<|>");
            String expected = OF_NOTHING
                    .getOrDefault(method, Collections.nCopies(NAMES.size(), ""))
                    .get(language);
            assertTrue(
                    expected.isEmpty() ? isEmpty(response) : response.contains(expected),
                    () -> method + " in an empty " + NAMES.get(language) + " says " + response);
        }
    }

    @Test
    void noFeatureIsLeftOut() {
        assertEquals(
                methods(), cases().map(each -> (String) each.get()[0]).collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Set<String> methods() {
        return EditingFeatures.all().stream()
                .map(Feature::method)
                .filter(method -> method.startsWith("textDocument/"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isEmpty(String response) {
        return Set.of("null", "[]", "{\"data\":[]}", "{\"left\":[]}", "{\"right\":[]}")
                .contains(response);
    }
}

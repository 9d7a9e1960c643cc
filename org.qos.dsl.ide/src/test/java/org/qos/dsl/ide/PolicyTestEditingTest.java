package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.testing.TestFabrics;

/** How the features of editors treat tests and the policy that they are for. */
class PolicyTestEditingTest {

    private static final String OPENSM =
            """
            port-groups
                port-group
                    name: Compute
                    port-guid: 0x11
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Bulk
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: checkpoints
                    service-id: 0x77
                    qos-level-name: Bulk
                end-qos-match-rule
                qos-match-rule
                    use: rare
                    service-id: 0x78
                    qos-level-name: Bulk
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String TESTS =
            """
            test "one" {
                from group "Compute" to 0x21 service 0x77
                expect level "Bulk"
            }
            test "two" {
                from group Compute to 0x21 service 0x77
                expect default
            }
            """;

    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    textDocument/definition        | "Comp     | "uri":"file:///site/qos-policy.conf","range":{"start":{"line":2
                    textDocument/definition        | "Bul      | "line":12
                    textDocument/references        | "Comp     | "uri":"file:///site/a.qostest","range":{"start":{"line":5
                    textDocument/rename            | "Comp     | qos-policy.conf
                    textDocument/rename            | "Bul      | "file:///site/a.qostest":[{"range":{"start":{"line":2
                    textDocument/documentHighlight | group Co  | "line":1
                    textDocument/hover             | "Comp     | **port group** `Compute`
                    textDocument/hover             | "Bul      | SL
                    textDocument/hover             | expec     | null
                    textDocument/hover             | serv      | the Service-ID
                    textDocument/hover             | "on       | the test passes
                    textDocument/hover             | "tw       | got:      level \\u0027Bulk\\u0027 sl 2 by rule 1
                    textDocument/documentSymbol    | "on       | "name":"two"
                    textDocument/foldingRange      | "on       | "startLine":0,"endLine":2
                    textDocument/codeLens          | "on       | passed
                    textDocument/codeLens          | "on       | failed: expect default, got level
                    """)
    void aFeatureKnowsTestsAndTheirPolicy(String method, String before, String expected) {
        int cursor = TESTS.indexOf(before) + before.length();
        String marked = TESTS.substring(0, cursor) + "<|>" + TESTS.substring(cursor);
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts()).put("qos-policy.conf", OPENSM);
        String response = response(method, harness, "a.qostest", marked);
        assertTrue(response.contains(expected), response);
    }

    @Test
    void aRuleSaysHowManyTestsCoverIt() {
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts()).put("a.qostest", TESTS);
        String response = response("textDocument/codeLens", harness, "qos-policy.conf", OPENSM + "<|>");
        assertTrue(response.contains("covered by 2 tests") && response.contains("covered by no test"), response);
    }

    @Test
    void aLevelOfTheRfcSyntaxThatATestNamesKeepsItsNameWhenItsNumberChanges() {
        String policy =
                "<qos-policy><qos-levels><qos-level><sn>1</sn><name>Bulk</name><sl>1</sl></qos-level></qos-levels>\n"
                        + "</qos-policy>\n";
        String tests = "test \"a\" { from 1 to 2 expect level Bulk expect not level 1 }\n";
        LspTestHarness harness = LspTestHarness.empty().put("a.qostest", tests);
        String marked = policy.replace("<sn>1", "<sn>1<|>");
        String response = response("textDocument/rename", harness, "a.qos", marked);
        assertEquals(2, response.split("newText").length - 1, response);
        assertTrue(
                response(
                                "textDocument/definition",
                                LspTestHarness.empty().put("a.qos", policy),
                                "a.qostest",
                                tests.replace("Bulk", "Bu<|>lk"))
                        .contains("a.qos"),
                "the name leads to the level");
    }

    private static String response(String method, LspTestHarness harness, String name, String marked) {
        Feature feature = EditingFeatures.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
        MarkedText text = MarkedText.of(marked);
        harness.put(name, text.text());
        Object response = FeatureRequests.of(feature, harness, harness.snapshot(name), text.cursor());
        return new Gson().toJson(response);
    }
}

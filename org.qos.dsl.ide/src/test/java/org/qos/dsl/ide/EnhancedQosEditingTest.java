package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.testing.TestFabrics;

/** How the features of editors treat an enhanced QoS policy file. */
class EnhancedQosEditingTest {

    private static final String FILE = "enhanced_qos_policy.conf";

    private static final String TEXT =
            """
            BW_NAMES
            slow link = 50
            open = 0
            BW_RULES
            0x11 = 5:slow link, 7:open
            Storage = 1:open
            default = 3:slow link
            """;

    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    textDocument/definition        | 5:slo       | "start":{"line":1,"character":0},"end":{"line":1,"character":9}
                    textDocument/references        | slow        | "line":6,"character":12
                    textDocument/documentHighlight | 3:slow      | "line":4,"character":9
                    textDocument/prepareRename     | 5:slow      | "placeholder":"slow link"
                    textDocument/hover             | slow        | at most 50 Mb/s
                    textDocument/hover             | 7:op        | no limit
                    textDocument/hover             | = 5         | at most 50 Mb/s
                    textDocument/hover             | = 0         | no limit
                    textDocument/hover             | , 7         | SL 7: no limit
                    textDocument/hover             | 0x1         | a port of node
                    textDocument/hover             | Stor        | the ports of group `Storage`
                    textDocument/hover             | defa        | all ports without a rule
                    textDocument/hover             | BW_NA       | 0 is no limit
                    textDocument/hover             | BW_RU       | the name of a port group
                    textDocument/documentSymbol    | slow        | "detail":"50 Mb/s"
                    textDocument/documentSymbol    | slow        | "detail":"SL 5: slow link, SL 7: open"
                    textDocument/completion        | 5:          | "label":"slow link"
                    textDocument/completion        | link,       | "label":"7"
                    textDocument/completion        | BW_RULES~   | 0x0000000000000011
                    """)
    void aFeatureKnowsNamesSlsAndPorts(String method, String before, String expected) {
        String response = response(method, TEXT, before.replace('~', '\n'));
        assertTrue(response.contains(expected), response);
    }

    @Test
    void aNewNameIsWrittenAtItsDefinitionAndInAllRules() {
        String response = response("textDocument/rename", TEXT, "slow");
        assertEquals(3, response.split("newText").length - 1, response);
    }

    @Test
    void anSlThatTheRuleLimitsIsNotProposedAgain() {
        String response = response("textDocument/completion", TEXT, "5:slow link, ");
        assertFalse(response.contains("\"label\":\"5\""), response);
        assertTrue(response.contains("\"label\":\"15\""), response);
    }

    @Test
    void theDefaultIsProposedOnce() {
        String rules = "BW_NAMES\na = 1\nBW_RULES\n";
        assertTrue(response("textDocument/completion", rules, rules).contains("\"label\":\"default\""));
        String again = rules + "default = 1:a\n";
        assertFalse(response("textDocument/completion", again, again).contains("\"label\":\"default\""));
    }

    @Test
    void nothingIsProposedInNamesAndComments() {
        for (String text : new String[] {"BW_NAMES\na = ", "BW_NAMES # "}) {
            assertFalse(response("textDocument/completion", text, text).contains("label"), text);
        }
    }

    private static String response(String method, String text, String before) {
        Feature feature = EditingFeatures.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
        int cursor = text.indexOf(before) + before.length();
        MarkedText marked = MarkedText.of(text.substring(0, cursor) + "<|>" + text.substring(cursor));
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts()).put(FILE, marked.text());
        return new Gson().toJson(FeatureRequests.of(feature, harness, harness.snapshot(FILE), marked.cursor()));
    }
}

package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** New blocks: what their tab stops lead through, and where they end. */
class SnippetsTest {

    static Stream<BlockType> blocks() {
        return Stream.of(PolicySyntax.values()).flatMap(PolicyBlocks::all).distinct();
    }

    private static String template(String block, PolicySyntax syntax) {
        return BlockTemplate.of(PolicyBlocks.named(block).orElseThrow(), syntax);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void theLastTabStopIsInTheBlock(BlockType block) {
        for (PolicySyntax syntax : PolicySyntax.values()) {
            String snippet = BlockTemplate.of(block, syntax);
            String end = syntax == PolicySyntax.RFC ? "</" + block.name() + ">" : "end-" + block.name();

            assertTrue(snippet.endsWith("$0\n" + end), snippet);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "port-group     | name port-guid",
                "qos-level      | sn name sl",
                "qos-levels     | sn name sl",
                "qos-match-rule | source qos-level-sn"
            })
    void tabStopsLeadThroughWhatABlockNeeds(String block, String entries) {
        String snippet = template(block, PolicySyntax.RFC);
        int stop = 0;
        int at = 0;
        for (String entry : entries.split(" ")) {
            at = snippet.indexOf("<" + entry + ">$" + ++stop + "</" + entry + ">", at);
            assertTrue(at > 0, () -> entry + " in " + snippet);
        }
    }

    @Test
    void aSectionContainsItsFirstBlock() {
        assertEquals(
                "port-groups\n\tport-group\n\t\tname: $1\n\t\tport-guid: $2\n\tend-port-group$0\nend-port-groups",
                template("port-groups", PolicySyntax.OPENSM));
        assertEquals("qos-ulps\n\t$0\nend-qos-ulps", template("qos-ulps", PolicySyntax.OPENSM));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf"})
    void anEmptyFileOffersAPolicyWithoutFindings(String name) {
        assertEquals(List.of(), findings(name, Proposed.at(name, "<|>").with("new policy")));
        assertFalse(Proposed.at(name, "<|>").with("new policy").contains("$"));
        assertTrue(Proposed.withTabStops(name, "<|>").with("new policy").contains("${1:Storage}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf"})
    void thePolicyOfAnEmptyFileHasTheGroupsOfTheFabric(String name) {
        String policy = Proposed.at(LspTestHarness.with(TestFabrics.threeHosts()), name, "<|>")
                .with("new policy");

        assertTrue(policy.contains("0x0000000000000011, 0x0000000000000021"), policy);
        assertTrue(policy.contains(name.equals("a.qos") ? "<name>vs</name>" : "name: vs\n"), policy);
        assertEquals(
                List.of(),
                findings(name, policy).stream()
                        .filter(code -> !code.equals("unused-group"))
                        .toList());
    }

    @Test
    void noPolicyIsOfferedInOne() {
        assertFalse(
                Proposed.at("a.qos", "<qos-policy></qos-policy><|>").labels().contains("new policy"));
        assertFalse(Proposed.at("a.qos", "<|><qos-policy>").labels().contains("new policy"));
        assertFalse(Proposed.at("qos-policy.conf", "<|>\nqos-ulps\n").labels().contains("new policy"));
        assertTrue(Proposed.at("a.qos", "<!-- site -->\n<|>").labels().contains("new policy"));
    }

    @Test
    void aVeryLargeGroupOfTheFabricIsLeftOut() {
        assertTrue(Proposed.at(LspTestHarness.with(TestFabrics.hosts(2000)), "a.qos", "<|>")
                .with("new policy")
                .contains("<name>Storage</name>"));
    }

    private static List<String> findings(String name, String text) {
        return DocumentValidator.document(LspTestHarness.alone(name, text)).diagnostics().stream()
                .map(Diagnostic::getCode)
                .map(code -> code.getLeft())
                .toList();
    }
}

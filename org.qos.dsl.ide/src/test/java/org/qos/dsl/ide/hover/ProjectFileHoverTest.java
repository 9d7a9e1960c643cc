package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** Hovers in a project file. */
class ProjectFileHoverTest {

    private static Hover hover(MarkedText text) {
        ProjectFileSnapshot snapshot =
                LspTestHarness.empty().putProject("qos.yaml", text.text()).project("qos.yaml");
        return new HoverProvider()
                .handle(
                        snapshot,
                        new HoverParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[parti~tions]: x            | **partitions**: OpenSM's partition file",
                "[~rules]:                   | Expected: a severity for each rule",
                "target: [mlnx~-5]           | **mlnx-5**: OpenSM 5, of NVIDIA",
                "rules: {[octal-lit~eral]: o | # octal-literal",
                "rules: {both-ends-any: [of~f]} | its findings are not reported"
            })
    void describesAKeyOrValue(String marked, String expected) {
        MarkedText text =
                MarkedText.of(marked.replace("[", "<|").replace("]", "|>").replace("~", "<|>"));
        Hover hover = hover(text);

        String said = hover.getContents().getRight().getValue();
        assertTrue(said.contains(expected), said);
        assertEquals(text.ranges().get(0), hover.getRange());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<|>",
                "# po<|>licy",
                "sm: 7<|>",
                "[<|>",
                "xyzzy<|>: 1",
                "rules: {no-su<|>ch: off}",
                "a:\n\t<|>b: {"
            })
    void saysNothingOfAnythingElse(String marked) {
        assertNull(hover(MarkedText.of(marked)));
    }
}

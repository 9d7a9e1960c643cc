package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.project.settings.Key;

/** What can be written in a project file. */
class ProjectCompletionTest {

    private static List<CompletionItem> items(String marked, CompletionContext context) {
        MarkedText text = MarkedText.of(marked);
        ProjectFileSnapshot snapshot = LspTestHarness.empty()
                .put("a.qos", "")
                .put("ib/b.qos-policy.conf", "")
                .put("ib/partitions.conf", "")
                .put("opensm.opts", "")
                .putProject("qos.yaml", text.text())
                .project("qos.yaml");
        var params = new CompletionParams(LspTestHarness.id(snapshot), text.position(), context);
        return new Completion()
                .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED)
                .getRight()
                .getItems();
    }

    private static List<CompletionItem> items(String marked) {
        return items(marked, null);
    }

    /** What begins with what is typed. */
    private static List<String> labels(String marked) {
        MarkedText text = MarkedText.of(marked);
        Lines lines = new Lines(text.text());
        return items(marked).stream()
                .filter(item -> item.getFilterText()
                        .startsWith(text.text()
                                .substring(
                                        lines.offset(item.getTextEdit()
                                                .getLeft()
                                                .getRange()
                                                .getStart()),
                                        text.cursor())))
                .map(CompletionItem::getLabel)
                .toList();
    }

    private static String written(CompletionItem item) {
        return item.getTextEdit().getLeft().getNewText();
    }

    @Test
    void allKeysInAnEmptyFileWithWhatTheyAreFor() {
        List<CompletionItem> items = items("<|>");

        assertEquals(
                List.of(Key.values()).stream().map(Key::id).toList(),
                items.stream().map(CompletionItem::getLabel).toList());
        assertEquals(Key.POLICY.meaning(), items.get(0).getDetail());
        assertEquals("policy: ", written(items.get(0)));
    }

    @Test
    void keysThatAreNotThereYet() {
        List<String> labels = labels("policy: a.qos\nbroken [\n<|>\nrules:\n");

        assertFalse(labels.contains("policy") || labels.contains("rules"));
        assertTrue(labels.contains("fabric"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "pa<~>                                     | partitions",
                "policy: <~>                               | a.qos;ib/b.qos-policy.conf",
                "policy: i<~>                              | ib/b.qos-policy.conf",
                "partitions: <~>                           | ib/partitions.conf",
                "options: <~>                              | opensm.opts",
                "target: <~>                               | opensm-3.3;mlnx-5",
                "routing-engine: ft<~>                     | ftree",
                "rules:/  octal<~>                         | octal-literal",
                "policy: [/rules:/  # why/  octal<~>       | octal-literal",
                "rules:/  octal-literal: <~>               | error;warning;info;off",
                "rules: {octal<~>                          | octal-literal",
                "rules: {both-ends-any: off, octal-literal: w<~> | warning",
                "ignore: <~>                               | ``",
                "ignore:/  - <~>                           | ``",
                "options:/  o<~>                           | ``",
                "# po<~>                                   | ``",
                "policy: a.qos # po<~>                     | ``",
                "nonsense: <~>                             | ``"
            })
    void whatIsAllowedThere(String marked, String expected) {
        assertEquals(expected, String.join(";", labels(marked.replace('/', '\n').replace('~', '|'))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "pol<~>icy: a.qos                      | policy         | policy: a.qos",
                "par<~>^policy: x                      | partitions     | partitions: ^policy: x",
                "fab<~>: x                             | fabric         | fabric: x",
                "policy: a<~>.qos # why                | a.qos          | policy: a.qos # why",
                "policy: \"i<~>b/old.qos\"              | ib/b.qos-policy.conf | policy: ib/b.qos-policy.conf",
                "target: op<~>ensm-3.2                 | opensm-3.3     | target: opensm-3.3",
                "rules:^  octal<~>-lit: off            | octal-literal  | rules:^  octal-literal: off",
                "rules: {octal-literal: w<~>arn, a: b} | warning        | rules: {octal-literal: warning, a: b}"
            })
    void aProposalReplacesTheWholeToken(String marked, String label, String expected) {
        String marks = marked.replace('^', '\n').replace('~', '|');
        String text = MarkedText.of(marks).text();
        Lines lines = new Lines(text);
        TextEdit edit = items(marks).stream()
                .filter(found -> found.getLabel().equals(label))
                .findFirst()
                .orElseThrow()
                .getTextEdit()
                .getLeft();

        String changed = new StringBuilder(text)
                .replace(
                        lines.offset(edit.getRange().getStart()),
                        lines.offset(edit.getRange().getEnd()),
                        edit.getNewText())
                .toString();
        assertEquals(expected.replace('^', '\n'), changed);
    }

    @Test
    void allRulesWithWhatTheyFind() {
        List<CompletionItem> items = items("rules:\n  <|>");

        assertEquals(FindingCodes.graded().size(), items.size());
        assertEquals(FindingCodes.graded().get(0).summary(), items.get(0).getDetail());
    }

    @ParameterizedTest
    @CsvSource({
        "octal-literal, 4",
        "level-sn, 4",
        "sl-out-of-range, 1",
        "vlarb-vl15, 1",
        "tclass-criterion, 1",
        "unknown, 4"
    })
    void theSeveritiesThatACodeCanHave(String code, int count) {
        assertEquals(count, items("rules:\n  " + code + ": <|>").size());
        assertEquals(count, items("rules: {" + code + ": <|>").size());
    }

    @Test
    void aColonOpensTheListOfValuesAndOthersOpenNone() {
        var colon = new CompletionContext(CompletionTriggerKind.TriggerCharacter, ":");
        var comma = new CompletionContext(CompletionTriggerKind.TriggerCharacter, ",");

        assertEquals(" opensm-3.3", written(items("target:<|>", colon).get(0)));
        assertEquals(List.of(), items("<|>", comma));
    }
}

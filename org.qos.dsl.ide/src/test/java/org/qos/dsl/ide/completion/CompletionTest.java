package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** What is proposed where the cursor is, and when. */
class CompletionTest {

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void anEmptyFileHasABeginningOrNothing(String name) {
        List<String> labels = Proposed.at(name, "<|>").labels();
        assertEquals(
                switch (name) {
                    case "a.qos" -> "new policy";
                    case "qos-policy.conf" -> "new policy";
                    case "partitions.conf" -> "Default";
                    default -> "accum_log_file";
                },
                labels.isEmpty() ? "" : labels.get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "'<use>disks, <|>', ','",
        "'<use>disks /<|>', /",
        "'<use>a >= <|>', =",
        "'<name>a,<|>', ','",
        "'<port-name>no such node/<|>', /"
    })
    void aMarkInATextDoesNotOpenTheList(String marked, String mark) {
        MarkedText text = MarkedText.of("<qos-policy><port-groups><port-group>" + marked);
        DocumentSnapshot snapshot = LspTestHarness.alone("a.qos", text.text());
        var context = new CompletionContext(CompletionTriggerKind.TriggerCharacter, mark);

        var answer = new Completion()
                .handle(
                        snapshot,
                        new CompletionParams(LspTestHarness.id(snapshot), text.position(), context),
                        LspTestHarness.NEVER_CANCELLED);

        assertEquals(List.of(), answer.getRight().getItems());
    }

    @ParameterizedTest
    @CsvSource({
        "a.qos, '<qos-policy> <|>', false",
        "qos-policy.conf, 'port-groups <|>', false",
        "qos-policy.conf, 'qos-ulps\ndefault: <|>', true",
        "partitions.conf, 'A=1, <|>', true",
        "opensm.opts, 'qos <|>', true"
    })
    void aSpaceOpensTheListWhereAValueCanBegin(String name, String marked, boolean opens) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        var context = new CompletionContext(CompletionTriggerKind.TriggerCharacter, " ");

        var answer = new Completion()
                .handle(
                        snapshot,
                        new CompletionParams(LspTestHarness.id(snapshot), text.position(), context),
                        LspTestHarness.NEVER_CANCELLED);

        assertEquals(opens, !answer.getRight().getItems().isEmpty());
    }
}

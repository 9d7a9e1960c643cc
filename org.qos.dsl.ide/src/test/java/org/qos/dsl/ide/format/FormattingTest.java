package org.qos.dsl.ide.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** A text before and after formatting. */
class FormattingTest {

    private static final FormattingOptions OPTIONS = new FormattingOptions(4, true);

    private static String apply(DocumentSnapshot snapshot, List<? extends TextEdit> edits) {
        StringBuilder text = new StringBuilder(snapshot.text());
        for (int i = edits.size() - 1; i >= 0; i--) {
            text.replace(
                    snapshot.lines().offset(edits.get(i).getRange().getStart()),
                    snapshot.lines().offset(edits.get(i).getRange().getEnd()),
                    edits.get(i).getNewText());
        }
        return text.toString();
    }

    @Nested
    class OfDocuments {

        private String formatted(String name, String text) {
            DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
            return apply(
                    snapshot,
                    new DocumentFormatting()
                            .handle(
                                    snapshot,
                                    new DocumentFormattingParams(LspTestHarness.id(snapshot), OPTIONS),
                                    LspTestHarness.NEVER_CANCELLED));
        }

        @ParameterizedTest
        @CsvSource({
            "a.qos, <qos-policy> </qos-policy>, <qos-policy></qos-policy>",
            "opensm.opts, qos    TRUE, qos TRUE",
            "partitions.conf, A=1 :ALL ;, A=1 : ALL ;"
        })
        void inAllLanguages(String name, String text, String formatted) {
            assertEquals(formatted + "\n", formatted(name, text + "\n"));
        }

        @Test
        void inTheOpenSmSyntax() {
            assertEquals(
                    "qos-ulps\n    default : 0\nend-qos-ulps\n",
                    formatted("qos-policy.conf", "qos-ulps default:0 end-qos-ulps\n"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
        void anEmptyFileStaysEmpty(String name) {
            assertEquals("", formatted(name, ""));
        }

        @ParameterizedTest
        @CsvSource({
            "a.qos, <qos-policy>~[    ]<!-- a -->~[   ]<!-- b -->~</qos-policy>~",
            "a.qos, <qos-policy>\r~[    ]<!-- a -->\r~[   ]<!-- b -->\r~</qos-policy>\r~",
            "qos-policy.conf, qos-ulps~~[  ]default : 0~end-qos-ulps~",
            "opensm.opts, qos[   ]TRUE~~[~]lmc 1~[ ~~]",
        })
        void onlyWhitespaceThatDiffersChanges(String name, String marked) {
            MarkedText text = MarkedText.of(marked.replace("\\r", "\r")
                    .replace('~', '\n')
                    .replace("[", "<|")
                    .replace("]", "|>"));
            DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());

            assertEquals(
                    text.ranges(),
                    new DocumentFormatting()
                                    .handle(
                                            snapshot,
                                            new DocumentFormattingParams(LspTestHarness.id(snapshot), OPTIONS),
                                            LspTestHarness.NEVER_CANCELLED)
                                    .stream()
                                    .map(TextEdit::getRange)
                                    .toList());
        }

        @ParameterizedTest
        @CsvSource({"8, true", "3, false"})
        void theStyleOfTheLanguageIsNotTheClients(int tabSize, boolean insertSpaces) {
            DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", "qos-ulps\ndefault : 0\nend-qos-ulps");
            FormattingOptions options = new FormattingOptions(tabSize, insertSpaces);
            options.setInsertFinalNewline(false);

            assertEquals(
                    "qos-ulps\n    default : 0\nend-qos-ulps\n",
                    apply(
                            snapshot,
                            new DocumentFormatting()
                                    .handle(
                                            snapshot,
                                            new DocumentFormattingParams(LspTestHarness.id(snapshot), options),
                                            LspTestHarness.NEVER_CANCELLED)));
        }

        @Test
        void anUnclosedElementIsLeftUnchanged() {
            assertEquals("<qos-policy><qos-levels>", formatted("a.qos", "<qos-policy><qos-levels>"));
        }
    }

    @Nested
    class OfRanges {

        private String selected(String name, String marked) {
            MarkedText text = MarkedText.of(marked);
            DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
            return apply(
                    snapshot,
                    new RangeFormatting()
                            .handle(
                                    snapshot,
                                    new DocumentRangeFormattingParams(
                                            LspTestHarness.id(snapshot),
                                            OPTIONS,
                                            text.ranges().get(0)),
                                    LspTestHarness.NEVER_CANCELLED));
        }

        @Test
        void onlyTheSelectionChanges() {
            assertEquals(
                    "qos   TRUE\nsm_sl 1\nqos_policy_file   x\n",
                    selected("opensm.opts", "qos   TRUE\n<|sm_sl   1|>\nqos_policy_file   x\n"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"<|   <qos-levels>   |>\n", "<|   <qos-levels>   \n|>"})
        void theLinesAroundKeepTheirWhitespace(String marked) {
            assertEquals(
                    "<qos-policy>  \n  <qos-levels>\n <!-- x -->\n</qos-levels>\n</qos-policy>\n",
                    selected("a.qos", "<qos-policy>  \n" + marked + " <!-- x -->\n</qos-levels>\n</qos-policy>\n"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"qos  TRUE\n\n\n", "\n\n", "qos TRUE", "\r\n"})
        void aSelectionOfEverythingIsTheDocument(String text) {
            DocumentSnapshot snapshot = LspTestHarness.alone("opensm.opts", text);

            assertEquals(
                    apply(
                            snapshot,
                            new DocumentFormatting().handle(snapshot, whole(snapshot), LspTestHarness.NEVER_CANCELLED)),
                    selected("opensm.opts", "<|" + text + "|>"));
        }

        private DocumentFormattingParams whole(DocumentSnapshot snapshot) {
            return new DocumentFormattingParams(LspTestHarness.id(snapshot), OPTIONS);
        }

        @Test
        void linesAreNotJoinedWithOneThatIsNotSelected() {
            String text = "<qos-policy><port-groups><port-group><name>A</name><port-name>a/P1,\n|> b/P1</port-name>"
                    + "</port-group></port-groups></qos-policy>\n";

            assertTrue(selected("a.qos", "<|" + text).contains("a/P1,\n b/P1"), () -> selected("a.qos", "<|" + text));
        }
    }

    @Nested
    class WhileTyping {

        private String typed(String name, String marked, String character) {
            MarkedText text = MarkedText.of(marked);
            DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
            return apply(
                    snapshot,
                    new OnTypeFormatting()
                            .handle(
                                    snapshot,
                                    new DocumentOnTypeFormattingParams(
                                            LspTestHarness.id(snapshot), OPTIONS, text.position(), character),
                                    LspTestHarness.NEVER_CANCELLED));
        }

        @Test
        void aNewLineIsIndentedByTheOpenBlocks() {
            assertEquals(
                    "<qos-policy>\n  <qos-levels>\n    ", typed("a.qos", "<qos-policy>\n  <qos-levels>\n<|>", "\n"));
            assertEquals(
                    "qos-levels\n    qos-level\n        sl: 1\n        ",
                    typed("qos-policy.conf", "qos-levels\n    qos-level\n        sl: 1\n<|>", "\n"));
            assertEquals("A=1:\n    ", typed("partitions.conf", "A=1:\n<|>", "\n"));
        }

        @Test
        void aLineThatClosesABlockIsOutdented() {
            assertEquals(
                    "<qos-policy>\n  <qos-levels>\n  </qos-levels>",
                    typed("a.qos", "<qos-policy>\n  <qos-levels>\n    </qos-levels><|>", ">"));
            assertEquals(
                    "qos-levels\n    qos-level\n    end-qos-level\n    ",
                    typed("qos-policy.conf", "qos-levels\n    qos-level\n        end-qos-level\n        <|>", "\n"));
        }

        @Test
        void commentsAndOptionsKeepTheirWhitespace() {
            assertEquals("<qos-policy>\n<!--\n", typed("a.qos", "<qos-policy>\n<!--\n<|>", "\n"));
            assertEquals("qos TRUE\n  ", typed("opensm.opts", "qos TRUE\n  <|>", "\n"));
        }

        @Test
        void aQuotedTextKeepsItsWhitespace() {
            String text = "port-groups\nport-group\nname: \"a\n<|>b\"\nport-guid: 1\n";

            assertEquals(text.replace("<|>", ""), typed("qos-policy.conf", text, "\n"));
            assertEquals(
                    "port-groups\nport-group\nname: \"a b\"\n        ",
                    typed("qos-policy.conf", "port-groups\nport-group\nname: \"a b\"\n<|>", "\n"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
        void nothingInAnEmptyFile(String name) {
            assertEquals("", typed(name, "<|>", "\n"));
        }
    }
}

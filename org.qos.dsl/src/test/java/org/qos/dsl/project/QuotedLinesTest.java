package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Language;

/** Files that were copied from a mail, or with the numbers of their lines. */
class QuotedLinesTest {

    private static final String OPENSM =
            """
            qos-ulps

                default: 0
                sdp: 1
            end-qos-ulps
            """;

    private static CheckedFile check(String language, String text) {
        return Checker.check(
                new ProjectFiles().load("file", text, Language.byId(language).orElseThrow()));
    }

    private static List<String> codes(CheckedFile checked) {
        return checked.findings().stream()
                .map(finding -> finding.line() + " " + finding.code())
                .toList();
    }

    private static Finding only(String text) {
        CheckedFile checked = check("opensm", text);
        assertEquals(List.of("1 quoted-lines"), codes(checked));
        return checked.findings().get(0);
    }

    private static String fixed(String text) {
        StringBuilder changed = new StringBuilder(text);
        List<Edit> edits = only(text).fix().orElseThrow().edits();
        for (int index = edits.size() - 1; index >= 0; index--) {
            Edit edit = edits.get(index);
            changed.replace(edit.offset(), edit.end(), edit.text());
        }
        return changed.toString();
    }

    private static String numbered(String format) {
        List<String> lines = OPENSM.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(index -> format.formatted(index + 1, lines.get(index)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opensm | qos-ulps | default: 0 | end-qos-ulps | OpenSM cannot read the file",
                "rfc | <qos-policy> | <qos-levels> | </qos-levels> | the file cannot be read",
                "partitions | Default=0x7fff: | ALL, | SELF=full; | OpenSM cannot read the file",
                "opts | qos TRUE | max_op_vls 5 | qos_max_vls 8 | OpenSM ignores these lines",
                "test | test a { | request path | } | the file cannot be read"
            })
    void quotedInAMailHasOneError(String language, String one, String two, String three, String consequence) {
        CheckedFile checked = check(language, "> " + one + "\n> " + two + "\n>\n> " + three + "\n");

        assertEquals(List.of("1 quoted-lines"), codes(checked));
        assertEquals(
                "each line begins with the mark of a quotation in a mail, '>'; " + consequence
                        + "; remove this from all lines",
                checked.findings().get(0).message());
    }

    @ParameterizedTest
    @ValueSource(strings = {"> ", ">> ", "> > ", " > "})
    void theFixRemovesTheMarkOfAQuotation(String mark) {
        String quoted = OPENSM.lines().map(line -> mark + line).collect(Collectors.joining("\n", "", "\n"));

        assertEquals(OPENSM, fixed(quoted));
        assertTrue(only(quoted).automaticFix().isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"%d: %s", "%d %s", "%6d\t%s", "%d. %s", "%d | %s"})
    void theFixRemovesNumbersThatCountLines(String format) {
        String numbered = numbered(format);

        assertEquals(OPENSM, fixed(numbered));
        assertTrue(only(numbered).automaticFix().isPresent());
        assertEquals(
                "each line begins with its number; OpenSM cannot read the file; remove this from all lines",
                only(numbered).message());
    }

    @Test
    void numbersWithGapsAreRemovedOnRequest() {
        String excerpt = "12: qos-ulps\n13: default: 0\n15: end-qos-ulps\n";

        assertEquals("qos-ulps\ndefault: 0\nend-qos-ulps\n", fixed(excerpt));
        assertFalse(only(excerpt).automaticFix().isPresent());
    }

    @Test
    void aQuotationAfterALineOfItsOwnIsCorrectedOnRequest() {
        String mail = "Anna wrote:\n" + "> # a comment\n".repeat(9) + "> qos-ulps\n> default: 0\n> end-qos-ulps\n";
        Finding finding = check("opensm", mail).findings().get(0);

        assertEquals("2 quoted-lines", finding.line() + " " + finding.code());
        assertFalse(finding.automaticFix().isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "qos-ulps\n> default: 0\nend-qos-ulps\n",
                "> qos-ulps\n> end-qos-ulps\n",
                "7 qos-ulps\n7 default: 0\n7 end-qos-ulps\n"
            })
    void otherLinesAreCheckedOneByOne(String text) {
        assertFalse(codes(check("opensm", text)).contains("1 quoted-lines"));
    }
}

package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.runtime.policy.PolicySyntax;

class WrongLanguageTest {

    private static final String RFC =
            "<qos-policy>\n<qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>\n</qos-policy>\n";
    private static final String OPENSM = "# levels\nqos-ulps\n    default: 0\nend-qos-ulps\n";

    @ParameterizedTest
    @CsvSource({"rfc, opensm", "rfc, partitions", "rfc, opts", "opensm, rfc", "opensm, partitions", "opensm, opts"})
    void aPolicyThatIsReadAsSomethingElseHasOneError(String writtenId, String readId) {
        Language written = Language.byId(writtenId).orElseThrow();
        Language read = Language.byId(readId).orElseThrow();
        CheckedFile checked = check(written.is(PolicySyntax.RFC) ? RFC : OPENSM, read);
        assertEquals(
                List.of("wrong-language"),
                checked.findings().stream().map(Finding::code).toList());
        String message = checked.findings().get(0).message();
        assertEquals(0, message.indexOf("this looks like " + written.kind() + ", but is read as "), message);
    }

    @Test
    void namesTheFileNamesOfTheLanguageAndTheOptionThatSomeCommandsHave() {
        String message = check(RFC, new OpenSmLanguage()).findings().get(0).message();
        String advice = "; name it qos-policy.xml or *.qos, or use --language rfc where the command has it";
        assertTrue(message.endsWith(advice), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opensm | name the file that 'qos generate' or 'qos convert --to opensm' writes from it, which OpenSM reads",
                "test | name a file with tests of a policy in its place: *.qostest",
                "partitions | name a partition file in its place: partitions.conf or *.partitions.conf"
            })
    void aPolicyWithANameOfItsLanguageIsInThePlaceOfAnotherFile(String id, String advice) {
        Language read = Language.byId(id).orElseThrow();
        String message = Checker.check(new ProjectFiles().load("site.qos", RFC, read))
                .findings()
                .get(0)
                .message();

        assertEquals(
                "this looks like a policy in the RFC syntax, but is read as " + read.kind() + "; " + advice, message);
    }

    @Test
    void whatOpenSmDoesWithItStays() {
        assertEquals(
                Optional.of(Verdict.REJECTS), check(RFC, new OpenSmLanguage()).opensm());
    }

    @ParameterizedTest
    @CsvSource({"'qos TRUE\n', opensm", "'Default=0x7fff : ALL ;\n', rfc", "hello, opensm"})
    void whatIsNotClearIsNotGuessed(String text, String id) {
        assertNotEquals(
                "wrong-language",
                check(text, Language.byId(id).orElseThrow()).findings().get(0).code());
    }

    @Test
    void aPolicyInItsLanguageIsChecked() {
        assertEquals(0, check(OPENSM, new OpenSmLanguage()).errors().size());
    }

    private static CheckedFile check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }
}

package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;

class WrongLanguageTest {

    private static final String RFC =
            "<qos-policy>\n<qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>\n</qos-policy>\n";
    private static final String OPENSM = "# levels\nqos-ulps\n    default: 0\nend-qos-ulps\n";

    @ParameterizedTest
    @CsvSource({"RFC, OPENSM", "RFC, PARTITIONS", "RFC, OPTS", "OPENSM, RFC", "OPENSM, PARTITIONS", "OPENSM, OPTS"})
    void aPolicyThatIsReadAsSomethingElseHasOneError(Language written, Language read) {
        CheckedFile checked = check(written == Language.RFC ? RFC : OPENSM, read);
        assertEquals(
                List.of("wrong-language"),
                checked.findings().stream().map(Finding::code).toList());
        String message = checked.findings().get(0).message();
        assertEquals(0, message.indexOf("this looks like " + written.kind() + ", but is read as "), message);
    }

    @Test
    void whatOpenSmDoesWithItStays() {
        assertEquals(Optional.of(Verdict.REJECTS), check(RFC, Language.OPENSM).opensm());
    }

    @ParameterizedTest
    @CsvSource({"'qos TRUE\n', OPENSM", "'Default=0x7fff : ALL ;\n', RFC", "hello, OPENSM"})
    void whatIsNotClearIsNotGuessed(String text, Language read) {
        assertNotEquals("wrong-language", check(text, read).findings().get(0).code());
    }

    @Test
    void aPolicyInItsLanguageIsChecked() {
        assertEquals(0, check(OPENSM, Language.OPENSM).errors().size());
    }

    private static CheckedFile check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }
}
